import { Parser } from 'htmlparser2';

/** No page nests as deep; every level beyond makes the time to read it grow. */
const deepest = 400;
const mostAttributes = 200;
const longTag = /<([a-z][\w:-]*)\s[^>]{4000,}>/gi;

class TooDeep extends Error {}

/**
 * The page cut off where its tags nest deeper than any real one's: a page of a hundred thousand nested
 * tags would keep its reader busy for minutes. A tag of thousands of attributes loses them and what it
 * holds, for they might hide it.
 */
export function limitNesting(html: string): { html: string; cut: boolean } {
  const lean = html.replace(longTag, (tag, name: string) =>
    (tag.match(/\s[\w:-]+\s*=/g)?.length ?? 0) > mostAttributes ? `<${name} hidden>` : tag,
  );
  const end = tooDeepAt(lean);
  return end === undefined ? { html: lean, cut: false } : { html: lean.slice(0, end), cut: true };
}

function tooDeepAt(html: string): number | undefined {
  let depth = 0;
  const parser: Parser = new Parser(
    {
      onopentagname() {
        depth += 1;
        if (depth > deepest) throw new TooDeep();
      },
      onclosetag() {
        depth -= 1;
      },
    },
    { decodeEntities: false },
  );
  try {
    parser.write(html);
    parser.end();
    return undefined;
  } catch (error) {
    if (error instanceof TooDeep) return parser.startIndex;
    throw error;
  }
}
