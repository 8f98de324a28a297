// The server's HTTP doors, one function each.
import type { GameInfo, Join, NewTable, Problem, Seated, SeatKey, TableChange, TableInfo } from "../wire";
import { knows, say } from "./words";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    says: string,
    readonly status: number,
  ) {
    super(says);
  }
}

/** What went wrong, in the reader's language where the shell has words for it. */
export function told(fault: unknown): string {
  if (!(fault instanceof Refusal)) return say("unreachable");
  return knows(`refused-${fault.code}`) ? say(`refused-${fault.code}`) : fault.message;
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  return new Refusal(problem.code ?? "unknown", problem.says ?? answer.statusText, answer.status);
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { "X-Requested-With": "wagonlit" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, init);
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

const at = (code: string, rest = "") => `/tables/${encodeURIComponent(code)}${rest}`;

export const games = () => json<GameInfo[]>("GET", "/games");
export const gameText = async (id: string, lang: string) => (await ask("GET", `/games/${id}/texts/${lang}`)).text();
export const rules = async (id: string) => (await ask("GET", `/games/${id}/rules`)).text();
export const tables = () => json<TableInfo[]>("GET", "/tables");
export const myTables = () => json<Seated[]>("GET", "/tables/mine");
export const table = (code: string) => json<Seated>("GET", at(code));
export const open = (plan: NewTable) => json<Seated>("POST", "/tables", plan);
export const change = (code: string, changed: TableChange) => json<Seated>("PATCH", at(code), changed);
export const join = (code: string, who: Join) => json<Seated>("POST", at(code, "/join"), who);
export const leave = (code: string) => json<Seated>("POST", at(code, "/leave"));
export const start = (code: string) => json<Seated>("POST", at(code, "/start"));
export const rematch = (code: string) => json<Seated>("POST", at(code, "/rematch"));
export const key = (code: string, seat: number) => json<SeatKey>("GET", at(code, `/keys/${seat}`));
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
