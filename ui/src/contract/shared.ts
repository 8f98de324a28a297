// One device for several people: what they are asked together.

/** What several people at one device are asked at once, and answer side by side from what all of them see. */
export interface SharedQuestion {
  decision: string;
  /** Such as “Who has it?”. */
  says: string;
  /** What it means to be named, such as that it cannot be taken back. */
  note?: string;
  /** What is answered for whoever is named. */
  bold: number;
  /** What is answered for everybody else, and what that is called. */
  quiet: number;
  nobody: string;
}
