module keeplayout

go 1.19
