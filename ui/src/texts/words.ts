// One file of texts in one language: “key” is a message, “key.part” its attribute.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Args = Record<string, string | number>;
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

/** Each language by the name its own speakers use. */
export const LANGUAGES = { fr: "français", en: "English", de: "Deutsch", it: "italiano" };
export type Language = keyof typeof LANGUAGES;

export class Words {
  /** What could not be said: the page shows the key rather than nothing. */
  readonly faults: string[] = [];
  /** The keys of all messages, in the order of the file. */
  readonly keys: string[] = [];
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    ...files: string[]
  ) {
    // No isolation marks: all four languages run from left to right.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) {
      const resource = new FluentResource(file);
      this.keys.push(...resource.body.map(({ id }) => id));
      const faults = this.bundle.addResource(resource, { allowOverrides: true });
      this.faults.push(...faults.map(String));
    }
  }

  private pattern(key: string): Pattern {
    const dot = key.indexOf(".");
    const message = this.bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
    if (!message) return null;
    return dot < 0 ? message.value : (message.attributes[key.slice(dot + 1)] ?? null);
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The text, filled in. */
  say(key: string, args: Args = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) {
      this.faults.push(`There is no text “${key}”.`);
      return key;
    }
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, faults);
    this.faults.push(...faults.map((fault) => `${key}: ${fault.message}`));
    return text;
  }

  /** The attributes of a message. */
  parts(key: string): string[] {
    return Object.keys(this.bundle.getMessage(key)?.attributes ?? {});
  }
}
