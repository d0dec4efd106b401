import { plain } from '@grantwright/shared/richtext';
import { capitalize, squeeze } from '../../text/normalize.ts';
import { withoutIntroducingWords } from './introducing-words.ts';
import { withoutMarks } from './parse-section-name.ts';

const maxTitleLength = 90;
const maxWords = 9;
const small = /^(?:of|the|and|or|for|to|in|on|with|a|an|by|your|from|at|&|\/)$/i;

/**
 * Splits a run-in title from the text after it: "2. Statement of Need (400 words): What need ...?". The title must
 * either be short and mostly capitalized or have at most three words.
 */
export function runInTitle(line: string): { name: string; prompt: string } | undefined {
  const text = withoutMarks(line);
  const end = plain(text)
    .slice(0, maxTitleLength)
    .search(/:\s|\s-\s|\s\|\s/);
  if (end < 3) return undefined;
  const name = withoutIntroducingWords(squeeze(text.slice(0, end).replace(/\([^()]*\)/g, ' ')));
  if (name === undefined) return undefined;
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
