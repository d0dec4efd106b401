import { findGaps, htmlToDocument } from '@grantwright/shared/richtext';
import { sanitizeContent } from '@grantwright/shared/richtext/server';

/** Sanitized HTML, and the number of `[NEEDS INPUT: …]` gaps in it. */
export type CleanContent = { content: string; openGaps: number };

export function cleanContent(html: string): CleanContent {
  const content = sanitizeContent(html);
  return { content, openGaps: countGaps(content) };
}

/** Parses the text only if it may contain a gap. Formatting can split one, so tags are removed first. */
function countGaps(content: string): number {
  if (!/\[needs input:/i.test(content.replace(/<[^<>]*>/g, ''))) return 0;
  return findGaps(htmlToDocument(content)).length;
}
