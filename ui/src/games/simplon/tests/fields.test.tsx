// Whatever the map is made with, the rest of the page stays as it is.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

afterEach(cleanup);

test("where the map is loaded, a field beside it hears a change when it is over, and not at every letter", async () => {
  await import("../board/MapLayers");
  const changed = vi.fn();
  render(<input aria-label="name" onChange={changed} />);
  const field = screen.getByLabelText("name");
  fireEvent(field, new Event("input", { bubbles: true }));
  expect(changed).not.toHaveBeenCalled();
  fireEvent(field, new Event("change", { bubbles: true }));
  expect(changed).toHaveBeenCalledTimes(1);
});
