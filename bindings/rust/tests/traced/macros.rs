//! What calls.rs is written in.

macro_rules! argument {
    ($c:ident owner) => {
        $c.owner()
    };
    ($c:ident value $name:ident) => {
        Value::read($c, $c.given(stringify!($name)))
    };
    ($c:ident one $name:ident) => {
        $c.one($c.given(stringify!($name)))
    };
    ($c:ident array $name:ident) => {
        $c.array($c.given(stringify!($name)))
    };
    ($c:ident texts $name:ident) => {
        $c.texts($c.given(stringify!($name)))
    };
    ($c:ident out $name:ident) => {
        $c.out(stringify!($name))
    };
    ($c:ident outs $name:ident compound) => {
        $c.outs(stringify!($name), 8)
    };
    ($c:ident outs $name:ident $length:ident) => {
        $c.outs(stringify!($name), $c.length(stringify!($length)))
    };
    ($c:ident data $function:ident) => {
        $c.data(stringify!($function))
    };
    ($c:ident destroy $name:ident) => {
        questions::destroy($c.line.get(stringify!($name)))
    };
    ($c:ident $function:ident $name:ident) => {
        match $c.given(stringify!($name)) {
            Json::Text(_) => Some(questions::$function),
            _ => None,
        }
    };
}

macro_rules! calls {
    ($($name:ident($($how:ident $($word:ident)*),*) $end:ident;)*) => {
        pub(super) fn make(c: &Call<'_>) {
            match c.name.as_str() {
                $(stringify!($name) => {
                    let result = unsafe { raw::$name($(argument!(c $how $($word)*)),*) };
                    c.$end(result);
                })*
                other => c.session.fail(&format!("there is no {}", other)),
            }
        }
    };
}

macro_rules! constants {
    ($($name:ident;)*) => {
        pub(super) fn constant(name: &str) -> Option<i32> {
            match name {
                $(stringify!($name) => Some(raw::$name),)*
                _ => None,
            }
        }
    };
}

macro_rules! handles {
    ($($name:ident)*) => {$(
        impl Value for raw::$name {
            fn read(call: &Call<'_>, told: &Json) -> Self {
                match told {
                    Json::Text(name) => Self { id: call.session.id(&call.owner, name) },
                    _ => Self { id: 0 },
                }
            }
            fn is(&self, call: &Call<'_>, told: &Json) -> bool {
                call.session.is_named(&call.owner, stringify!($name), told, self.id)
            }
            fn shown(&self) -> String {
                format!("{:#x}", self.id)
            }
        }
    )*};
}

macro_rules! field {
    ($c:ident $told:ident value) => {
        Value::read($c, $told)
    };
    ($c:ident $told:ident array) => {
        $c.array($told)
    };
    ($c:ident $told:ident texts) => {
        $c.texts($told)
    };
    ($c:ident $told:ident condition) => {
        Some(questions::condition)
    };
}

macro_rules! structs {
    () => {};
    (plain $name:ident { $(value $field:ident),* } $($rest:tt)*) => {
        impl Value for raw::$name {
            fn read(call: &Call<'_>, told: &Json) -> Self {
                let numbers: Vec<f64> = values::numbers(call, told);
                let mut numbers = numbers.into_iter();
                Self { $($field: numbers.next().unwrap()),* }
            }
            fn is(&self, call: &Call<'_>, told: &Json) -> bool {
                let told = values::numbers(call, told);
                [$(self.$field),*].iter().zip(told).all(|(a, b)| values::is_same(*a, b))
            }
            fn shown(&self) -> String {
                format!("{:?}", [$(self.$field),*])
            }
        }
        structs! { $($rest)* }
    };
    (named $name:ident { $($how:ident $field:ident),* } $($rest:tt)*) => {
        impl Value for raw::$name {
            fn read(call: &Call<'_>, told: &Json) -> Self {
                let mut it: Self = unsafe { std::mem::zeroed() };
                $(if let Some(told) = told.get(stringify!($field)) {
                    it.$field = field!(call told $how);
                })*
                it
            }
            fn is(&self, call: &Call<'_>, told: &Json) -> bool {
                $(self.$field.is(call, told.get(stringify!($field)).unwrap_or(&values::ZERO)))&&*
            }
            fn shown(&self) -> String {
                [$(self.$field.shown()),*].join(" ")
            }
        }
        structs! { $($rest)* }
    };
    (sized $name:ident { $($how:ident $field:ident),* } $($rest:tt)*) => {
        impl Value for raw::$name {
            fn read(call: &Call<'_>, told: &Json) -> Self {
                let mut it: Self = unsafe { std::mem::zeroed() };
                it.size = std::mem::size_of::<Self>() as u32;
                $(structs! { @field call told it $how $field })*
                it
            }
        }
        structs! { $($rest)* }
    };
    (@field $c:ident $told:ident $it:ident data $function:ident) => {
        $it.user_data = $c.data_of($told, stringify!($function));
    };
    (@field $c:ident $told:ident $it:ident destroy $name:ident) => {
        $it.destroy = questions::destroy($told.get(stringify!($name)));
    };
    (@field $c:ident $told:ident $it:ident $how:ident $field:ident) => {
        if let Some(_told) = $told.get(stringify!($field)) {
            $it.$field = field!($c _told $how);
        }
    };
}
