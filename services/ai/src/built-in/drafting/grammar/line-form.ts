import { plain } from '@grantwright/analyst';
import { mainVerb } from './main-verb.ts';
import { baseOfPast, baseOfThird, isAmbiguousVerb, isBaseVerb, isFinite } from './verbs.ts';

/** How a line of somebody's notes is built, and so what it needs to become a sentence. */
export type LineForm = 'sentence' | 'past' | 'base' | 'third' | 'infinitive' | 'noun';

const tokens = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];
const beginsObject =
  /^(?:the|a|an|our|their|its|his|her|all|any|every|each|more|over|about|nearly|with|to|for|at|in|on|by|from|people|families|children|youth|students|seniors|women|men|adults|parents|teachers|residents|low-income|underserved|local|those|them|[$€£]?\d.*|one|two|three|four|five|six|ten|new|more|and|or|quality|free|safe|healthy)$/;
const subjectPronoun =
  /^(?:(?:we|i|they|he|she|it|you|there)(?:'(?:d|re|ve|ll|s|m))?|this|these|those|who|what)$/;
/** What stands after it is another clause, whose verb carries nothing. */
const opensClause = /^(?:so|that|which|who|whom|whose|where|when|because|if|while|until)$/;
const adverb =
  /^(?:also|currently|now|always|often|recently|successfully|directly|proudly|annually|still)$/;

/** What was done to the subject that follows. */
const participle =
  /^\p{Lu}\p{Ll}+(?:ed|t|n) (?:in|by|with|at|as|on|from|for|near)\b[^,]*, (?:the|our|we|it|they|this|these|each|one)\b/u;

/** Past forms that say what the subject did, not what was done to it. */
const active =
  /^(?:graduated|grew|rose|gained|returned|opened|improved|increased|joined|attended|learned|received|reported|became|moved|came|went|doubled|tripled|fell|dropped|won|passed|finished|succeeded|volunteered)$/;
const severalPeople =
  /^(?:children|people|women|men|youth|kids|students|families|seniors|volunteers|adults|residents|parents|teachers|patients|participants|veterans|members)$/;

const shouted = /^\p{Lu}{2,}(?=\s\S*\p{Ll})/u;
/** "Tutor training", "Host meeting": what they are given or hold, named by who they are. */
const agent = /^(?:tutor|mentor|coach|partner|host|counsel)$/;

/** "county cut the branch to 18 hours", "mill closed its gates": who did what, without an article before it. */
const someoneDid =
  /^(?:the |our )?(?:county|city|state|district|town|village|parish|province|council|government|hospital|school|college|university|landlord|owner|church|store|shop|bank|mill|plant|factory|employer|library|clinic|railroad|company) (?:cut|shut|closed|ended|stopped|dropped|pulled|lost|sold|moved|laid|let|put|set|took|left|quit) (?:the|its|our|their|all|an?|off|back|down|up|out|away|half|most|\d\S*|funding|hours|services?|staff|bus(?:es)?)\b/i;

/** Tells the form of a line by its first words, its verbs and its closing mark. */
export const lineForm = (line: string): LineForm => {
  if (someoneDid.test(line)) return 'sentence';
  const list = tokens(line.replace(/\bMay\b/g, 'June'));
  let at = 0;
  while (adverb.test(list[at] ?? '')) at++;
  // "LED lights", "RUN club": short forms in capitals do nothing
  const first = shouted.test(line) ? '' : (list[at] ?? '');
  const second = list[at + 1] ?? '';
  if (
    first === 'to' &&
    (isBaseVerb(second) || /^(?:be|end|stop|see|use|do|go|get|let|put|live)$/.test(second))
  )
    return 'infinitive';
  if (
    /[^s]s(?: \([^)]*\))? each \p{Ll}+/u.test(line) &&
    isBaseVerb(/ each (\p{Ll}+)/u.exec(line)?.[1] ?? '')
  )
    return 'sentence';
  const clause = list.findIndex((word, index) => index > at && opensClause.test(word));
  const main = clause < 0 ? list : list.slice(0, clause);
  const finiteLater = main.slice(at + 1).some((word, offset) => {
    const before = list[at + offset] ?? '';
    if (/^(?:who|that|which|whose|to)$/.test(before)) return false;
    return (
      isFinite(word, false) || active.test(word) || (isBaseVerb(word) && severalPeople.test(before))
    );
  });
  if (subjectPronoun.test(first) && list.length > 2) return 'sentence';
  if (/^United \p{Lu}/u.test(line)) return mainVerb(line) || finiteLater ? 'sentence' : 'noun';
  // "Built in 1921, the hall seats 400": the hall was built
  if (participle.test(line)) return 'sentence';
  if (baseOfPast(first) && second !== 'by' && !isFinite(second, false)) return 'past';
  // "sheltered 214 adults": a past that we do not know, with what was done to it
  if (
    /\p{Ll}ed$/u.test(first) &&
    /^(?:\d.*|an?|the|our|over|more|nearly)$/.test(second) &&
    !isFinite(second, false)
  )
    return 'past';
  // "moved to a larger hall": somebody went there
  if (
    /^(?:moved|expanded|relocated|graduated|advanced|switched|returned|signed|teamed|stepped|scaled)$/.test(
      first,
    ) &&
    /^(?:to|into|from|up|out)$/.test(second)
  )
    return 'past';
  if (
    second !== 'by' &&
    /^(?:won|led|gave|made|ran|held|took|saw|found|wrote|spent|drew|met|got|grew|doubled|tripled|lent|laid|dug|drove|sang|caught|rode|flew|swam|bred)$/.test(
      first,
    )
  )
    return 'past';
  // "foster homes 312": a label and its figure
  if (/^[\p{L}-]+ [\p{L}-]+s \d[\d,]*\.?$/u.test(line)) return 'noun';
  if (/^(?:need|want|have)$/.test(first) && list.length > 1 && !isFinite(second, false))
    return 'base';
  if (isBaseVerb(first) && first !== 'house') {
    if (!isAmbiguousVerb(first)) return 'base';
    if (
      beginsObject.test(second) ||
      (/(?:s|ing)$/.test(second) &&
        !(agent.test(first) && /ing$/.test(second)) &&
        !finiteLater &&
        second !== 'groups')
    )
      return 'base';
  }
  if (baseOfThird(first) && !isAmbiguousVerb(baseOfThird(first) ?? '') && !isFinite(second, false))
    return 'third';
  if (/^(?:want|need|would|hope|plan|expect)$/.test(first) && second === 'to') return 'base';
  if (finiteLater && list.length > 3) return 'sentence';
  return list.length > 2 && mainVerb(line) ? 'sentence' : 'noun';
};
