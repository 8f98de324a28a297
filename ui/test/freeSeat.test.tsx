// The host can free the seat of somebody who came by mistake, but not by accident.
import { fireEvent, render, screen } from "@testing-library/preact";
import { expect, it, vi } from "vitest";

import { FreeSeatButton } from "../src/shell/setup/FreeSeatButton";
import { sitAtToyTable } from "./toyTable";

sitAtToyTable();

it("a seat is freed by two clicks, and one can think better of it", () => {
  const free = vi.fn();
  render(<FreeSeatButton name="Bert" free={free} />);
  const cross = () => screen.getByRole("button", { name: "Free Bert’s seat" });
  fireEvent.click(cross());
  fireEvent.click(screen.getByRole("button", { name: "Never mind" }));
  expect(free).not.toHaveBeenCalled();
  fireEvent.click(cross());
  fireEvent.click(screen.getByRole("button", { name: "Free this seat" }));
  expect(free).toHaveBeenCalledOnce();
});
