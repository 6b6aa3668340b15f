import Testing
@testable import KeepLayout

@Test func emptyLayout() { _ = Layout() }
