//! As much of JSON as traces have. Numbers are as they were written.

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Flag(bool),
    Number(String),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// What a line says.
    pub fn read(line: &str) -> Json {
        let mut reader = Reader { rest: line };
        reader.value()
    }

    /// The value of a name in an object.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.iter().find(|it| it.0 == name).map(|it| &it.1),
            _ => None,
        }
    }

    /// The text of a name in an object, or "".
    pub fn text(&self, name: &str) -> &str {
        match self.get(name) {
            Some(Json::Text(text)) => text,
            _ => "",
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn value(&mut self) -> Json {
        match self.rest.as_bytes()[0] {
            b'"' => Json::Text(self.string()),
            b'[' => Json::List(self.all(']', Self::value)),
            b'{' => Json::Object(self.all('}', |it| {
                let name = it.string();
                it.rest = &it.rest[1..];
                (name, it.value())
            })),
            _ => self.word(),
        }
    }

    fn all<T>(&mut self, last: char, mut one: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let mut found = Vec::new();
        self.rest = &self.rest[1..];
        while !self.rest.starts_with(last) {
            found.push(one(self));
            self.rest = self.rest.strip_prefix(',').unwrap_or(self.rest);
        }
        self.rest = &self.rest[1..];
        found
    }

    fn word(&mut self) -> Json {
        let end = self.rest.find([',', ']', '}']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        match word {
            "null" => Json::Null,
            "true" | "false" => Json::Flag(word == "true"),
            _ => Json::Number(word.into()),
        }
    }

    fn string(&mut self) -> String {
        let mut text = String::new();
        let mut letters = self.rest.char_indices().skip(1);
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => {
                    self.rest = &self.rest[at + 1..];
                    return text;
                }
                '\\' => text.push(match letters.next().map(|it| it.1) {
                    Some('b') => '\u{8}',
                    Some('t') => '\t',
                    Some('n') => '\n',
                    Some('f') => '\u{c}',
                    Some('r') => '\r',
                    Some('u') => {
                        let digits: String = letters.by_ref().take(4).map(|it| it.1).collect();
                        char::from(u8::from_str_radix(&digits, 16).unwrap())
                    }
                    other => other.unwrap(),
                }),
                letter => text.push(letter),
            }
        }
        panic!("a text has no end: {}", self.rest);
    }
}
