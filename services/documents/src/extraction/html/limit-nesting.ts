import { Parser } from 'htmlparser2';

/** Deeper than any real page; the time to process a page grows with every level. */
const maxDepth = 400;
const maxAttributes = 200;
const longTag = /<([a-z][\w:-]*)\s[^>]{4000,}>/gi;

class TooDeep extends Error {}

/**
 * Truncates a page at tags that are nested too deeply, since a hundred thousand nested tags would take minutes.
 * A tag with thousands of attributes is hidden, because one of them might hide it.
 */
export function limitNesting(html: string): { html: string; isCut: boolean } {
  const lean = html.replace(longTag, (tag, name: string) =>
    (tag.match(/\s[\w:-]+\s*=/g)?.length ?? 0) > maxAttributes ? `<${name} hidden>` : tag,
  );
  const end = offsetOfDeepTag(lean);
  return end === undefined
    ? { html: lean, isCut: false }
    : { html: lean.slice(0, end), isCut: true };
}

function offsetOfDeepTag(html: string): number | undefined {
  let depth = 0;
  const parser: Parser = new Parser(
    {
      onopentagname() {
        depth += 1;
        if (depth > maxDepth) throw new TooDeep();
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
