import Testing

@testable import screenreadout

@Suite struct ScreenKeyTests {
  @Test(
    "what changes from run to run is not part of the key",
    arguments: [
      ("home.xml", "home"),
      ("2026-08-01T10-22-33_home.xml", "home"),
      ("home_2026-08-01T10:22:33.123Z.xml", "home"),
      ("home_2026-08-01T10:22:33+02:00.xml", "home"),
      ("home_2026-08-01_10-22.xml", "home"),
      ("step_03_checkout.xml", "checkout"),
      ("Step3-Checkout.xml", "Checkout"),
      ("home-20260801.xml", "home"),
      ("home-20260801102233.xml", "home"),
      ("home-20260801T102233123.xml", "home"),
      ("home 01.08.2026.xml", "home"),
      ("login_2026-08-01_error.xml", "login_error"),
      ("10_22_33-home.xml", "home"),
      ("home_1785579753.xml", "home"),
      ("home_1785579753123.xml", "home"),
      ("3f2a9c11-77ab-4c12-9def-0123456789ab-home.xml", "home"),
      ("home (1).xml", "home"),
      ("03_checkout.xml", "checkout"),
      ("Screenshot 2026-08-01 at 10.22.33 AM.xml", "Screenshot"),
      ("run12/home.xml", "home"),
      ("run_12/attempt-2/cart/home.xml", "cart/home"),
      ("2026-08-01/home.xml", "home"),
      ("1234/home.xml", "home"),
      ("home/2026-08-01.xml", "home"),
      ("home-[20260801].xml", "home"),
    ])
  func removed(path: String, key: String) {
    #expect(ScreenKey(relativePath: path).key == key)
  }

  @Test(
    "what may tell screens apart stays",
    arguments: [
      ("page2.xml", "page2"), ("onboarding_2.xml", "onboarding_2"), ("step_03.xml", "step_03"), ("7.xml", "7"),
      ("run1/step_03.xml", "step_03"), ("2026-08-01.xml", "2026-08-01"), ("2026-08-01_step_03.xml", "step_03"),
      ("prerun3.xml", "prerun3"), ("run.xml", "run"), ("steps.xml", "steps"), ("step3d.xml", "step3d"),
      ("home-20261301.xml", "home-20261301"), ("home-99999999.xml", "home-99999999"),
      ("iphone-14-pro.xml", "iphone-14-pro"),
      ("x-25-61-10.xml", "x-25-61-10"), ("v1.2.xml", "v1.2"), ("1.4.0/home.xml", "1.4.0/home"),
      ("2.4.0/home.xml", "2.4.0/home"), ("a/b/home.xml", "a/b/home"), (".xml", ".xml"),
      ("x", "x"),
      ("größe.xml", "größe"), ("3d-view.xml", "3d-view"), ("2026/2027/.xml", ".xml"), ("", ""), ("___.xml", "___"),
    ])
  func kept(path: String, key: String) {
    #expect(ScreenKey(relativePath: path).key == key)
  }

  @Test func `the reason tells what was removed`() {
    #expect(ScreenKey(relativePath: "home.xml").reason == "file name without extension")
    #expect(
      ScreenKey(relativePath: "run12/home_20260801.xml").reason
        == "path without extension; removed counter \"run12\", date \"20260801\"")
  }

  @Test func `further screens of a key are numbered`() {
    var counter = ScreenKeyCounter()
    #expect(["a", "b", "a", "a"].map { counter.unique($0) } == ["a", "b", "a#2", "a#3"])
  }

  @Test func `a key made from a key is that key`() {
    for path in ["2026-08-01T10-22-33_home.xml", "run1/cart/step_03_checkout.xml", "a (2).xml"] {
      let key = ScreenKey(relativePath: path).key
      #expect(ScreenKey(relativePath: key).key == key)
    }
  }
}
