// Names cut short, as maps print them where there is no room: “Stu.”
const SHORTEST = 3; // letters
const WORTH = 2; // signs: to spare one only is not worth a full stop

const begins = (name: string, start: string): boolean => name.toLocaleLowerCase().startsWith(start.toLocaleLowerCase());

const isOnly = (start: string, all: string[]): boolean => all.filter((other) => begins(other, start)).length === 1;

/** Its first word (“Monaco di Baviera” is known as “Monaco”), or as few of its first letters as tell this name from all the others. */
export function shortened(name: string, all: string[]): string {
  const [word = "", ...more] = name.split(" ");
  if (more.length && word.length > SHORTEST && isOnly(word, all)) return word;
  const letters = [...name];
  for (let count = SHORTEST; count < letters.length - WORTH; count += 1) {
    const start = letters.slice(0, count).join("");
    if (/[\p{L}]$/u.test(start) && isOnly(start, all)) return `${start}.`;
  }
  return name;
}
