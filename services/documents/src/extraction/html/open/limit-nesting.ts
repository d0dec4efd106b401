import { Parser } from 'htmlparser2';

/** Real pages are never nested this deeply. Processing time grows with every level. */
const maxDepth = 400;
const maxAttributes = 200;
const longTag = /<([a-z][\w:-]*)\s[^>]{4000,}>/gi;

class NestingError extends Error {}

/**
 * Truncates a page at the first tag that is nested too deeply, since a hundred thousand nested tags would take minutes.
 * Replaces a long tag with more than 200 attributes by a hidden tag, because any of those attributes could hide the
 * element.
 */
export function limitNesting(html: string): { html: string; isTruncated: boolean } {
  const sanitized = html.replace(longTag, (tag, name: string) =>
    (tag.match(/\s[\w:-]+\s*=/g)?.length ?? 0) > maxAttributes ? `<${name} hidden>` : tag,
  );
  const end = offsetOfDeepTag(sanitized);
  return end === undefined
    ? { html: sanitized, isTruncated: false }
    : { html: sanitized.slice(0, end), isTruncated: true };
}

function offsetOfDeepTag(html: string): number | undefined {
  let depth = 0;
  const parser: Parser = new Parser(
    {
      onopentagname() {
        depth += 1;
        if (depth > maxDepth) throw new NestingError();
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
    if (error instanceof NestingError) return parser.startIndex;
    throw error;
  }
}
