// Names cut short, as maps print them where there is no room: “Stu.”
const SHORTEST = 3; // letters
const WORTH = 2; // signs: to spare one only is not worth a full stop

const begins = (name: string, start: string): boolean => name.toLocaleLowerCase().startsWith(start.toLocaleLowerCase());

/** As few of its first letters as tell this name from all the others. */
export function shortened(name: string, all: string[]): string {
  const letters = [...name];
  for (let count = SHORTEST; count < letters.length - WORTH; count += 1) {
    const start = letters.slice(0, count).join("");
    if (/[\p{L}]$/u.test(start) && all.filter((other) => begins(other, start)).length === 1) return `${start}.`;
  }
  return name;
}
