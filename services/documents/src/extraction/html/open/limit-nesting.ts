import { Parser } from 'htmlparser2';

/** Real pages are never nested this deeply. Processing time grows with every level. */
const maxDepth = 400;
const maxAttributes = 200;
const minLongTagChars = 4_000;
/** Matches an unclosed tag too: a search for its end from each "<" would take quadratic time. */
const tagWithAttributes = /<([a-z][\w:-]*)\s[^>]*>?/gi;

class NestingError extends Error {}

/**
 * Truncates a page at the first tag that is nested too deeply, since a hundred thousand nested tags would take minutes.
 * Replaces a long tag with more than 200 attributes by a hidden tag, because any of those attributes could hide the
 * element.
 */
export function limitNesting(html: string): { html: string; isTruncated: boolean } {
  const sanitized = html.replace(tagWithAttributes, (tag, name: string) =>
    tag.length >= minLongTagChars && tag.endsWith('>') && countAttributes(tag) > maxAttributes
      ? `<${name} hidden>`
      : tag,
  );
  const end = findDeepTag(sanitized);
  return end === undefined
    ? { html: sanitized, isTruncated: false }
    : { html: sanitized.slice(0, end), isTruncated: true };
}

const countAttributes = (tag: string): number => tag.match(/\s[\w:-]+\s*=/g)?.length ?? 0;

function findDeepTag(html: string): number | undefined {
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
