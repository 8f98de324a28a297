// Letters that arrive after the table is drawn would move everything on it.
const USED = ["16px Limelight", "16px 'Josefin Sans'", "600 16px 'Josefin Sans'", "16px 'EB Garamond'", "500 16px 'EB Garamond'"];
// Not needed when the table is first drawn.
const USED_LATER = ["italic 16px 'EB Garamond'"];
const PATIENCE = 1000; // milliseconds: after that the table is shown in other letters

/** Resolves when the typefaces of the table are loaded, or when they are late. */
export async function fontsLoaded(): Promise<void> {
  if (typeof document.fonts?.load !== "function") return;
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const load = (fonts: string[]) => Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  await Promise.race([late, load(USED)]);
  void load(USED_LATER);
}
