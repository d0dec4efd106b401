import { persons } from '../../../notes/people-words.ts';
import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd } from '../../grammar/write-sentence.ts';
import { topLevelParts } from './top-level-parts.ts';

const asksWho = /\bwho\b.{0,20}\b(?:takes?|taking) part\b|\bwho (?:comes|will come|joins)\b/i;
const count =
  '(?:(?:about|around|some|roughly|up to|over|nearly|at least) )?(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)';
const counted = new RegExp(`^${count} (?:\\p{L}|-)`, 'iu');

/** "four of whom live here" says more of those before. */
const ofThem = /^(?:\p{L}+|\d+) of (?:whom|them|which)\b/u;
const finite =
  /\b(?:will|can|could|should|is|are|was|were|has|had|do|does|comes?|come to|uses?|attends?|joins?|gets?|lives?|needs?|walk|go|play|learn|sing|visit|receive|eat|meet|work with|help us)\b/i;

const ofPersons = new RegExp(`^${count} (?:[\\p{L}-]+ ){0,3}?${persons}\\b`, 'iu');
/** What stands behind those who are counted: where they are from, what they are to others. */
const tail =
  /\b(?:who|that|which|whom|they|we|from|of|in|at|on|with|and|over|under|besides|from)\b.*$/iu;

/** "About 25 of them come each week" has its verb, "20 at each table" counts nobody new. */
const tellsItself = (who: string): boolean => {
  const counted = ofPersons.exec(who)?.[0];
  if (counted === undefined || /\bof (?:them|these|those|us)\b/.test(who)) return true;
  const rest = `children${who.slice(counted.length)}`.replace(/\baged\b/, '');
  return (
    finite.test(rest.replace(/\b(?:who|that|which|whom|they|we) .*$/iu, '')) ||
    mainVerb(rest.replace(tail, '')) !== undefined
  );
};

/**
 * "60 adults, most of them parents" in answer to who takes part: "60 adults will take part, most of them parents."
 * Undefined for what has a verb of its own or counts nobody.
 */
export const takesPart = (question: string, line: string): string | undefined => {
  const text = openEnd(line);
  if (!asksWho.test(question) || !counted.test(text)) return undefined;
  const parts = topLevelParts(text, /,/);
  const next = parts.find((part) => !counted.test(part) || ofThem.test(part));
  const end = next === undefined ? text.length : text.lastIndexOf(',', text.indexOf(next));
  const who = text.slice(0, end < 0 ? 0 : end);
  const more = text.slice(who.length);
  if (who === '' || tellsItself(who)) return undefined;
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} will take part${more}.`;
};
