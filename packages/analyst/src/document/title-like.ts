import type { Block } from '@grantwright/shared/contract';
import type { Mention } from '@grantwright/shared/values';

const maxTitleLength = 80;

/**
 * Whether a paragraph serves as a heading without being styled as one: a single short line that ends without
 * punctuation or with a colon and precedes a longer paragraph, a list or a table.
 */
export const isTitleLike = (lines: readonly Mention[], next: Block | undefined): boolean => {
  const [line] = lines;
  if (!line || lines.length > 1 || !next || next.type === 'heading') return false;
  const { text } = line;
  if (text.length > maxTitleLength || /[.;,!?_]$/.test(text) || !/^[^\p{L}]*[\p{Lu}\d]/u.test(text))
    return false;
  if (/\p{L}:\s+\S|@|https?:/iu.test(text)) return false;
  if (next.type === 'table' || next.type === 'item') return true;
  return next.text.length > maxTitleLength || text.endsWith(':');
};
