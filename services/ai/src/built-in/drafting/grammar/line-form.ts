import { plain } from '../../../text/normalize.ts';
import { baseOfPast, baseOfThird, isAmbiguousVerb, isBaseVerb, isFinite } from './verbs.ts';

/** How a line of somebody's notes is built, and so what it needs to become a sentence. */
export type LineForm = 'sentence' | 'past' | 'base' | 'third' | 'infinitive' | 'noun';

const tokens = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];
const beginsObject =
  /^(?:the|a|an|our|their|its|his|her|all|any|every|each|more|over|about|nearly|with|to|for|at|in|on|by|from|people|families|children|youth|students|seniors|women|men|adults|parents|teachers|residents|low-income|underserved|local|those|them|[$€£]?\d.*|and|or|quality|free|safe|healthy)$/;
const subjectPronoun = /^(?:we|i|they|he|she|it|you|this|these|those|there|who|what)$/;
const adverb =
  /^(?:also|currently|now|always|often|recently|successfully|directly|proudly|annually|still)$/;

/** Past forms that say what the subject did, not what was done to it. */
const active =
  /^(?:graduated|grew|rose|gained|returned|opened|improved|increased|joined|attended|learned|received|reported|became|moved|came|went|doubled|tripled|fell|dropped|won|passed|finished|succeeded|volunteered)$/;
const severalPeople =
  /^(?:children|people|women|men|youth|kids|students|families|seniors|volunteers|adults|residents|parents|teachers|patients|participants|veterans|members)$/;

/** Tells the form of a line by its first words, its verbs and its closing mark. */
export const lineForm = (line: string): LineForm => {
  const list = tokens(line.replace(/\bMay\b/g, 'June'));
  let at = 0;
  while (adverb.test(list[at] ?? '')) at++;
  const first = list[at] ?? '';
  const second = list[at + 1] ?? '';
  const closed = /[.!?]["')\]]*$/.test(line.trim());
  if (
    first === 'to' &&
    (isBaseVerb(second) || /^(?:be|end|stop|see|use|do|go|get|let|put|live)$/.test(second))
  )
    return 'infinitive';
  const finiteLater = list.slice(at + 1).some((word, offset) => {
    const before = list[at + offset] ?? '';
    if (/^(?:who|that|which|whose|to)$/.test(before)) return false;
    return (
      isFinite(word, closed) ||
      active.test(word) ||
      (isBaseVerb(word) && severalPeople.test(before))
    );
  });
  if (subjectPronoun.test(first) && list.length > 2) return 'sentence';
  if (baseOfPast(first) && second !== 'by' && !isFinite(second, false)) return 'past';
  if (/^(?:won|led|gave|made|ran|held|took|saw|found|wrote|spent|drew|met)$/.test(first))
    return 'past';
  if (/^(?:need|want)$/.test(first) && list.length > 1) return 'base';
  if (isBaseVerb(first) && first !== 'house') {
    if (!isAmbiguousVerb(first)) return 'base';
    if (
      beginsObject.test(second) ||
      (/(?:s|ing)$/.test(second) && !finiteLater && second !== 'groups')
    )
      return 'base';
  }
  if (baseOfThird(first) && !isAmbiguousVerb(baseOfThird(first) ?? '') && !isFinite(second, false))
    return 'third';
  if (finiteLater && list.length > 3) return 'sentence';
  if (/^(?:most|many|few)$/.test(first) && list.length > 4 && /(?:s|children|people)$/.test(second))
    return 'sentence';
  // "The river floods every spring.": a verb we do not know, but written and closed as a sentence.
  if (closed && list.length > 4 && list.slice(at + 1).some((word) => /ed$/.test(word)))
    return 'sentence';
  if (
    closed &&
    list.length > 5 &&
    /^(?:its|their|the|our|a|an|many|most|all|each|every|some|in|for|with|since|when|after|because|if|as|at|on|by)$/.test(
      first,
    )
  )
    return 'sentence';
  return 'noun';
};
