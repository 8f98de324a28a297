// Before each file of tests: one window serves them all, and is as new to each as if it had just been opened.
import { configure } from "@testing-library/preact";
import { vi } from "vitest";

vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.innerHTML = "";
// A time limit that only something broken exceeds: the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });
