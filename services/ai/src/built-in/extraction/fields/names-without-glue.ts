import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { namesBody } from './page-titles.ts';

/** What begins behind a name that goes on by itself: "… of Salem", "… for Women", "& Sons". */
const joins = /^(?:of|for|in|at|and|on|de|la|to|the|&|inc|incorporated|ltd|limited|cio|cic|llc)\b/i;
const fewestWords = 2;
const fewestMentions = 2;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const mentionsOf = ({ lines }: Paper, name: string, quote: string): number =>
  lines.filter(
    ({ text }) =>
      text !== quote &&
      new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'iu').test(text),
  ).length;

/**
 * A name without what a menu, a year or the rest of a sentence left behind it: where the whole stands nowhere
 * else in the paper, and its beginning does, again and again, and names a body.
 */
export const withoutGlue = (paper: Paper, found: Candidate): Candidate => {
  const words = found.value.split(' ');
  if (words.length <= fewestWords || mentionsOf(paper, found.value, found.quote) > 0) return found;
  for (let end = words.length - 1; end >= fewestWords; end--) {
    const core = words.slice(0, end).join(' ').replace(/,$/, '');
    if (joins.test(words[end] ?? '') || !namesBody(core)) continue;
    if (mentionsOf(paper, core, found.quote) < fewestMentions) continue;
    const name = capitalName(core);
    return name ? { ...found, value: name } : found;
  }
  return found;
};
