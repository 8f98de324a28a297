// Rules are text with numbers in it, never HTML.
import { cleanup, render } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";

import { Markdown } from "../src/shell/rules/Markdown";

afterEach(cleanup);

describe("rules", () => {
  it("are found by their numbers, and refer to each other", () => {
    const { container } = render(<Markdown prefix="TOY" text={"- **TOY-1** Take a card (TOY-R2).\n- **TOY-R2** Any."} />);
    expect(container.querySelector("#TOY-1")?.textContent).toBe("TOY-1");
    expect(container.querySelector("a.rule-link")?.getAttribute("href")).toBe("#TOY-R2");
  });

  it("are text: neither HTML nor foreign links come alive", () => {
    const evil = "<img src=x onerror=alert(1)>\n\n[here](javascript:alert(1)) and [there](https://example.org) & <b>bold</b>";
    const { container } = render(<Markdown prefix="TOY" text={evil} />);
    expect(container.querySelector("img, a, b, script")).toBeNull();
    expect(container.textContent).toContain("<img src=x");
  });
});
