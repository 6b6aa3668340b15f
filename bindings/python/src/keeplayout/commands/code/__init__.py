"""Documents as code: `statements` are what is to be done, `reading` reads them from a document,
`order` puts them into order, and a module for each language writes them."""
