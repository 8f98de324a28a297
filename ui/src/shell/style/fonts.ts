// Letters that arrive after the table is drawn would move everything on it.
const USED = ["16px Limelight", "16px 'Josefin Sans'", "600 16px 'Josefin Sans'", "16px 'EB Garamond'", "500 16px 'EB Garamond'"];
const PATIENCE = 1000; // milliseconds: rather other letters than no table

/** The typefaces of the table are here, or late. */
export async function fontsLoaded(): Promise<void> {
  if (typeof document.fonts?.load !== "function") return;
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([late, Promise.allSettled(USED.map((font) => document.fonts.load(font)))]);
}
