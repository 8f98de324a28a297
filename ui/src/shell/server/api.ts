// The server's HTTP interface: one function for each request.
import type { Texts } from "../../texts/texts";
import type { Fault, GameInfo, Join, NewTable, Problem, Salt, Seal, Seated, SeatKey, TableChange, TableInfo } from "../../wire";
import { say } from "../text/say";

export class Refusal extends Error {
  constructor(
    readonly code: Fault,
    says: string,
    readonly status: number,
    readonly option = "",
  ) {
    super(says);
  }
}

/** What went wrong, in the reader's language; an option is called by the name its game gives it. */
export function faultText(fault: unknown, texts?: Texts): string {
  if (!(fault instanceof Refusal)) return say("unreachable");
  if (fault.code !== "bad_option") return say(`refused-${fault.code}`);
  if (!fault.option) return fault.message;
  return say("refused-bad_option", { option: texts?.setting(fault.option) ?? fault.option });
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  return new Refusal(problem.code ?? "our_fault", problem.says ?? answer.statusText, answer.status, problem.option);
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const content = body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const answer = await fetch(`/api${path}`, { method, ...content });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

const at = (code: string, rest = "") => `/tables/${encodeURIComponent(code)}${rest}`;

export const games = () => json<GameInfo[]>("GET", "/games");
export const gameText = async (id: string, lang: string) => (await ask("GET", `/games/${id}/texts/${lang}`)).text();

/** A text, and the language it is actually written in. */
export interface Written {
  text: string;
  lang: string;
}
async function written(id: string, kind: string, wanted: string): Promise<Written> {
  const answer = await ask("GET", `/games/${id}/${kind}/${wanted}`);
  return { text: await answer.text(), lang: answer.headers.get("Content-Language") ?? wanted };
}
export const rules = (id: string, wanted: string) => written(id, "rules", wanted);
export const summary = (id: string, wanted: string) => written(id, "summary", wanted);
export const tables = () => json<TableInfo[]>("GET", "/tables");
export const myTables = () => json<Seated[]>("GET", "/tables/mine");
export const table = (code: string) => json<Seated>("GET", at(code));
export const open = (plan: NewTable) => json<Seated>("POST", "/tables", { ...plan, luck: "shared" } satisfies NewTable);
export const change = (code: string, changed: TableChange) => json<Seated>("PATCH", at(code), changed);
export const join = (code: string, who: Join) => json<Seated>("POST", at(code, "/join"), { ...who, luck: "shared" } satisfies Join);
export const leave = (code: string) => json<Seated>("POST", at(code, "/leave"));
export const start = (code: string) => json<Seated>("POST", at(code, "/start"));
export const seal = (code: string, sealed: Seal) => json<Seated>("POST", at(code, "/seal"), sealed);
export const salt = (code: string, opened: Salt) => json<Seated>("POST", at(code, "/salt"), opened);
export const rematch = (code: string) => json<Seated>("POST", at(code, "/rematch"));
export const key = (code: string, seat: number) => json<SeatKey>("POST", at(code, `/keys/${seat}`));
export const claim = (code: string, secret: string) => json<Seated>("POST", at(code, "/claim"), { key: secret });

export const recordOf = (code: string) => `/api${at(code, "/record")}`;
export const qrOf = (code: string) => `/api${at(code, "/qr.svg")}`;

/** The link for friends, as their devices can open it. */
export async function invitation(code: string): Promise<string> {
  try {
    return await (await ask("GET", at(code, "/link"))).text();
  } catch {
    return `${location.origin}/t/${code}`;
  }
}
