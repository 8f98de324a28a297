// Markdown as elements, never as HTML text: what a file says in HTML is shown as letters.
import { type Token, type Tokens, lexer } from "marked";
import type { ComponentChildren } from "preact";
import { Fragment } from "preact";
import { useMemo } from "preact/hooks";

interface Telling {
  /** What a rule's number looks like. */
  rule: RegExp;
}

/** A number that opens its rule is where links lead; every other one is a link there. */
function numbered(text: string, { rule }: Telling): ComponentChildren {
  const parts = text.split(rule);
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    place % 2 ? (
      <a key={place} class="rule-link" href={`#${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function strong(token: Tokens.Strong, telling: Telling): ComponentChildren {
  const whole = token.text.split(telling.rule);
  if (whole.length === 3 && !whole[0] && !whole[2]) {
    return (
      <a class="rule-id" id={token.text} href={`#${token.text}`}>
        {token.text}
      </a>
    );
  }
  return <strong>{inner(token, telling)}</strong>;
}

const inner = (token: { tokens?: Token[] }, telling: Telling) => drawn(token.tokens ?? [], telling);

// The letters that Markdown writes as entities.
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const letters = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** A place in this page, or a page of this site; nothing else is followed. */
const isHere = (href: string) => href.startsWith("#") || (href.startsWith("/") && !href.startsWith("//"));

function table(token: Tokens.Table, telling: Telling): ComponentChildren {
  return (
    <div class="wide" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {token.header.map((cell, place) => (
              <th key={place} scope="col">
                {inner(cell, telling)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{inner(cell, telling)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const headingId = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

function heading(token: Tokens.Heading, telling: Telling): ComponentChildren {
  const Tag = `h${Math.min(token.depth, 4)}` as "h1" | "h2" | "h3" | "h4";
  return <Tag id={headingId(token.text)}>{inner(token, telling)}</Tag>;
}

function list(token: Tokens.List, telling: Telling): ComponentChildren {
  const items = token.items.map((item, place) => <li key={place}>{inner(item, telling)}</li>);
  return token.ordered ? <ol start={Number(token.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

const KINDS: Record<string, (token: never, telling: Telling) => ComponentChildren> = {
  heading,
  list,
  table,
  strong,
  paragraph: (token: Tokens.Paragraph, telling) => <p>{inner(token, telling)}</p>,
  blockquote: (token: Tokens.Blockquote, telling) => <blockquote>{inner(token, telling)}</blockquote>,
  em: (token: Tokens.Em, telling) => <em>{inner(token, telling)}</em>,
  codespan: (token: Tokens.Codespan) => <code>{letters(token.text)}</code>,
  code: (token: Tokens.Code) => <pre>{token.text}</pre>,
  br: () => <br />,
  hr: () => <hr />,
  space: () => null,
  link: (token: Tokens.Link, telling) =>
    isHere(token.href) ? <a href={token.href}>{inner(token, telling)}</a> : <>{inner(token, telling)}</>,
  text: (token: Tokens.Text, telling) =>
    token.tokens ? inner(token, telling) : <>{numbered(letters(token.text), telling)}</>,
};

function drawn(tokens: Token[], telling: Telling): ComponentChildren {
  return tokens.map((token, place) => {
    const draw = KINDS[token.type];
    return <Fragment key={place}>{draw ? draw(token as never, telling) : token.raw}</Fragment>;
  });
}

/** What a rule's number looks like, such as TOY-31 or TOY-R2. */
export const ruleOf = (prefix: string) => new RegExp(`(${prefix}-R?\\d+)`);

/** Parts of a text that was taken to pieces already. */
export function Pieces({ tokens, prefix }: { tokens: Token[]; prefix: string }) {
  return <>{drawn(tokens, { rule: ruleOf(prefix) })}</>;
}

/** Text with numbered rules. */
export function Markdown({ text, prefix }: { text: string; prefix: string }) {
  const tokens = useMemo(() => lexer(text), [text]);
  return <Pieces tokens={tokens} prefix={prefix} />;
}
