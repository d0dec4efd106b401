import { plain } from '@grantwright/shared/richtext';
import { capitalize, squeeze } from '../../text/normalize.ts';
import { withoutMarks } from './section-name.ts';

const maxTitleLength = 90;
const maxWords = 9;
const small = /^(?:of|the|and|or|for|to|in|on|with|a|an|by|your|from|at|&|\/)$/i;

/**
 * The title before the text of a line: "2. Statement of Need (400 words): What need ...?". It is short, and most of
 * its words are capitalized or it has three words at most.
 */
export function runInTitle(line: string): { name: string; prompt: string } | undefined {
  const text = withoutMarks(line);
  const end = plain(text)
    .slice(0, maxTitleLength)
    .search(/:\s|\s-\s|\s\|\s/);
  if (end < 3) return undefined;
  const name = squeeze(text.slice(0, end).replace(/\([^()]*\)/g, ' '));
  const prompt = squeeze(text.slice(end).replace(/^[\s:|–—-]+/u, ''));
  const words = name.split(' ');
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word) || small.test(word));
  const isTitle =
    /^\p{Lu}/u.test(name) &&
    !/[.?!]$/.test(name) &&
    words.length <= maxWords &&
    (words.length <= 3 || capitals.length === words.length);
  return isTitle && prompt ? { name: capitalize(name), prompt } : undefined;
}
