import nlp from 'compromise';
import { lineForm } from './line-form.ts';
import { isBaseVerb } from './verbs.ts';

type Term = { normal: string; tags: string[] };

/** Orders that open many a note and are in no list of plain verbs. */
const common =
  /^(?:do|get|go|put|set|see|find|look|let|take|move|turn|switch|rent|borrow|shift|delay|postpone|reschedule|drop|cut|ask|try|call|use|draw|keep|swap|order|book|draft|track|survey|test|map|check|print|mail|post|scan|sort|label|tour|stage|film|paint|pilot|purchase|finish|follow|pour|wire|weld|dig|sand|lay|frame|pave|sow|sew|knit|mow|prune|weed|haul|rake|mulch|seed|sort|tag|carve|bake|can|phone|visit|invite|interview|inspect|audition|rehearse)$/;
/** What follows a verb and never the first noun of a phrase. */
const opensObject =
  /^(?:the|an?|our|their|all|each|every|any|this|these|those|it|them|up|out|over|down|back|\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|another|more)$/;
const joinsNouns =
  /^(?:for|of|in|at|and|or|by|to|from|on|&|is|are|was|were|has|have|had|will|can|who|that|which)$/;
/** "Attendance each week": no order. */
const endsAsNoun = /(?:ance|ence|[st]ion|ness|ity|ship|ism)$/;
const noVerb = [
  'Preposition',
  'Conjunction',
  'Adverb',
  'Date',
  'Determiner',
  'Pronoun',
  'Value',
  'ProperNoun',
  'Adjective',
  'Plural',
  'Gerund',
];

/**
 * Whether a line tells somebody to do something: "Canvass the market", "get 3 bids". A word that may be
 * a noun counts as a verb only before what can be nothing but its object.
 */
export const isOrder = (line: string): boolean => {
  const text = line.charAt(0).toLowerCase() + line.slice(1);
  if (!/^\p{Ll}+(?:[\s,]|$)/u.test(text) || /^\p{Lu}{2}/u.test(line)) return false;
  // "right now we turn people away": somebody says what is so
  if (/^(?:\S+ ){1,3}(?:we|they|he|she|I|you) \p{Ll}/u.test(text.split(/[,;:]/)[0] ?? ''))
    return false;
  if (lineForm(line) === 'base') return true;
  // "sort and tag 600 tools"
  const [, one = '', other = ''] = /^(\p{Ll}+) and (\p{Ll}+ .+)$/u.exec(text) ?? [];
  if (one) return (common.test(one) || isBaseVerb(one)) && isOrder(other);
  const [first, second] = (nlp(text).json() as { terms: Term[] }[]).flatMap(({ terms }) => terms);
  if (!first || !second || joinsNouns.test(second.normal)) return false;
  if (/(?:[^s]s|ing|ed)$/.test(first.normal)) return false;
  if (first.tags.includes('Infinitive')) return true;
  if (common.test(first.normal) || isBaseVerb(first.normal))
    return opensObject.test(second.normal) || !/(?:ing|s)$/.test(second.normal);
  if (endsAsNoun.test(first.normal)) return false;
  return opensObject.test(second.normal) && !noVerb.some((tag) => first.tags.includes(tag));
};
