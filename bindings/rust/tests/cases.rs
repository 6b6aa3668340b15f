//! The cases of Tests/cases, as Tests/cases/write_lines.py writes them: documents, steps, frames.

use keeplayout::{Axis, Error, FrameKind, Gone, Layout, Node, Priority, Rect, Size, REQUIRED};

/// A text of lines of one height.
#[derive(Clone)]
struct Measure {
    height: f64,
    breaks_anywhere: bool,
    words: Vec<f64>,
}

impl Measure {
    fn size(&self, width: f64) -> Size {
        let ink: f64 = self.words.iter().sum();
        let (mut line, mut lines, mut widest) = (0.0, 1.0, 0.0_f64);
        for word in &self.words {
            if line > 0.0 && line + word > width + 1e-9 {
                line = 0.0;
                lines += 1.0;
            }
            line += word;
            widest = widest.max(line);
        }
        if self.breaks_anywhere {
            widest = width.max(1.0).min(ink);
            lines = (ink / widest - 1e-9).ceil();
        }
        let height = lines * self.height;
        Size {
            width: widest,
            height,
        }
    }
}

/// A layout that takes the steps of a case, and what its last step came to.
struct Stage {
    ui: Layout,
    place: String,
    error: Option<Error>,
    wrong: Vec<String>,
}

fn number(word: &str) -> f64 {
    match word {
        "_" => f64::NAN,
        word => word.parse().unwrap(),
    }
}

fn numbers(words: &[String]) -> Vec<f64> {
    words.iter().map(|it| number(it)).collect()
}

fn axis(word: &str) -> Axis {
    match word {
        "horizontal" => Axis::Horizontal,
        _ => Axis::Vertical,
    }
}

impl Stage {
    fn find(&self, name: &str) -> Node<'_> {
        let found = self.ui.find(name);
        found.unwrap_or_else(|| panic!("{}: there is no {}", self.place, name))
    }

    fn complain(&mut self, what: String) {
        self.wrong.push(format!("{}: {}", self.place, what));
    }

    fn take(&mut self, words: &[String]) {
        let words: Vec<&str> = words.iter().map(|it| it.as_str()).collect();
        self.error = match words[..] {
            ["read", _, document] => self.ui.read_document(document),
            ["update", _, document] => self.ui.update(document),
            ["resize", _, name, width, height] => {
                self.resize(name, [number(width), number(height)])
            }
            ["gone", _, name, how] => self.find(name).set_gone(match how {
                "fully" => Gone::Fully,
                "horizontally" => Gone::Horizontally,
                "vertically" => Gone::Vertically,
                _ => Gone::Not,
            }),
            _ => panic!("{}: {:?} is no step", self.place, words),
        }
        .err();
    }

    fn resize(&self, name: &str, sizes: [f64; 2]) -> keeplayout::Result<()> {
        let node = self.find(name);
        for (axis, size) in [Axis::Horizontal, Axis::Vertical].into_iter().zip(sizes) {
            let priority: Priority = node.axis_size(axis).priority;
            if !size.is_nan() {
                node.set_axis_size(axis, size, priority)?;
            }
        }
        Ok(())
    }

    fn measure(&self, words: &[String]) {
        let measure = Measure {
            height: number(&words[2]),
            breaks_anywhere: words[3] == "ink",
            words: numbers(&words[4..]),
        };
        let node = self.find(&words[0]);
        if words[1] == "both" {
            node.set_measure_both(move |_, available| measure.size(available.width))
        } else {
            node.set_measure(Axis::Vertical, move |_, width| measure.size(width).height)
        }
        .unwrap();
    }

    fn expect(&mut self, what: &str, words: &[String]) {
        match what {
            "solves" => self.solves(words[0].parse().unwrap()),
            "fails" => self.fails(&words[0], &words[1]),
            "frame" => self.frame(FrameKind::InParent, words),
            "snapped" => self.frame(FrameKind::Snapped, words),
            "range" => {
                let node = self.find(&words[0]);
                let found = node.size_range(axis(&words[1]), REQUIRED).unwrap();
                self.are(&[found.minimum, found.maximum], words);
            }
            "fitting" => {
                let (node, given) = (self.find(&words[0]), numbers(&words[1..3]));
                let (width, height) = (given[0], given[1]);
                let target = Size { width, height };
                let found = node.fitting_size(target, REQUIRED, REQUIRED).unwrap();
                self.are(&[found.width, found.height], words);
            }
            "says" => {
                let conflicts = self.ui.conflicts();
                if !conflicts.iter().any(|it| it.text.contains(&words[0])) {
                    self.complain(format!("no conflict says {}", words[0]));
                }
            }
            _ => panic!("{}: {} is nothing to expect", self.place, what),
        }
    }

    fn solves(&mut self, conflicts: usize) {
        let error = self.error.take().or_else(|| self.ui.solve().err());
        if let Some(error) = error {
            self.complain(error.to_string());
        }
        let count = self.ui.conflicts().len();
        if count != conflicts {
            self.complain(format!("{} conflicts, and not {}", count, conflicts));
        }
    }

    fn fails(&mut self, status: &str, words: &str) {
        let error = self.error.take().or_else(|| self.ui.solve().err());
        let status = status.replace("KEEP_ERROR", "").replace('_', "");
        let is_it = error.as_ref().map_or(false, |it| {
            format!("{:?}", it.status()).to_uppercase() == status && it.message().contains(words)
        });
        if !is_it {
            self.complain(format!("{:?} in place of {} {}", error, status, words));
        }
    }

    fn frame(&mut self, kind: FrameKind, words: &[String]) {
        let Rect {
            x,
            y,
            width,
            height,
        } = self.find(&words[0]).frame_as(kind);
        self.are(&[x, y, width, height], words);
    }

    /// Compares with the last words, within a millionth.
    fn are(&mut self, found: &[f64], words: &[String]) {
        let expected = numbers(&words[words.len() - found.len()..]);
        let is_same = |(found, expected): (&f64, &f64)| {
            expected.is_nan() || found == expected || (found - expected).abs() <= 1e-6
        };
        if !found.iter().zip(&expected).all(is_same) {
            self.complain(format!("{:?} is {:?}", words, found));
        }
    }
}

fn unescaped(word: &str) -> String {
    let mut text = String::new();
    let mut letters = word.chars();
    while let Some(letter) = letters.next() {
        text.push(match letter {
            '\\' => match letters.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                other => other.unwrap_or('\\'),
            },
            letter => letter,
        });
    }
    text
}

#[test]
fn all_cases() {
    let path = match std::env::var("KEEPLAYOUT_CASES") {
        Ok(path) => path,
        Err(_) => return println!("KEEPLAYOUT_CASES is not set: make test-rust"),
    };
    let text = std::fs::read_to_string(path).unwrap();
    let mut stages: Vec<Stage> = Vec::new();
    for line in text.lines() {
        let words: Vec<String> = line.split('\t').map(unescaped).collect();
        if words[0] == "case" {
            stages.push(Stage {
                ui: Layout::new(),
                place: words[1].clone(),
                error: None,
                wrong: Vec::new(),
            });
            continue;
        }
        let stage = stages.last_mut().expect("a case comes first");
        match words[0].as_str() {
            "read" | "update" | "resize" | "gone" => stage.take(&words),
            "measure" => stage.measure(&words[1..]),
            what => stage.expect(what, &words[1..]),
        }
    }
    let wrong: Vec<_> = stages.iter().flat_map(|it| &it.wrong).collect();
    assert!(stages.len() > 100, "{} cases", stages.len());
    assert!(wrong.is_empty(), "{:#?}", wrong);
}
