import { findGaps, htmlToDocument } from '@grantwright/shared/richtext';
import { sanitizeContent } from '@grantwright/shared/richtext/server';

/** HTML as it may be stored, and how many open `[NEEDS INPUT: …]` marks it holds. */
export type CleanContent = { content: string; openGaps: number };

/** Cleans the HTML of whatever sender. */
export function cleanContent(html: string): CleanContent {
  const content = sanitizeContent(html);
  return { content, openGaps: countGaps(content) };
}

/** Reads the text only if it may hold a mark, which formatting can divide. */
function countGaps(content: string): number {
  if (!/\[needs input:/i.test(content.replace(/<[^<>]*>/g, ''))) return 0;
  return findGaps(htmlToDocument(content)).length;
}
