import { withArticle } from '../../grammar/articles.ts';
import { isCertainPhrase } from '../../grammar/certain-phrase.ts';
import { isOrder } from '../../grammar/is-order.ts';
import { lineForm } from '../../grammar/line-form.ts';
import { mainVerb } from '../../grammar/main-verb.ts';
import { withThe } from '../../grammar/subject-article.ts';
import { lowerFirst, openEnd } from '../../grammar/write-sentence.ts';

const parts = /^([^:;]{3,}?)(?:\s+[-–—]\s+|:\s+|;\s+)(.{3,})$/u;
/** Who says "may" or "if" has told it as a risk already. */
const supposed = /\b(?:may|might|could|would|will|should|can|if|risks?|unless|in case|worst)\b/i;
const denied = /^(.+?) not (\p{Ll}+.*)$/u;

const spelledOut = (text: string): string =>
  text.replace(/\b(do|does|did|is|are|was|were|has|have|had)n['’]t\b/gi, '$1 not');

/** "electrician not free in June" as "the electrician is not free in June". */
const clauseOf = (text: string, names: ReadonlySet<string>): string | undefined => {
  if (mainVerb(text) !== undefined || lineForm(text) === 'sentence') return lowerFirst(text, names);
  // "helpers tire out": several, and a verb that may be a noun too
  if (/^\p{L}+[^s]s \p{Ll}+(?<!s|ed|ing) (?:out|off|up|down|away|late|early|sick)\b/u.test(text))
    return lowerFirst(text, names);
  const [, what, state] = denied.exec(text) ?? [];
  if (!what || !state) return undefined;
  const several = /[^s]s$/.test(what);
  const subject = several ? lowerFirst(what, names) : lowerFirst(withThe(what), names);
  return `${subject} ${several ? 'are' : 'is'} not ${state}`;
};

/** "low turnout: offer rides" as "One risk is low turnout; we will offer rides." */
export const risk = (text: string, nth: number, names: ReadonlySet<string>): string | undefined => {
  const line = spelledOut(openEnd(text));
  const [, danger = '', answer = ''] = parts.exec(line) ?? [];
  if (!danger || !answer || supposed.test(danger.replace(/\bMay\b/g, '')) || /^we\b/i.test(danger))
    return undefined;
  const lead = nth === 0 ? 'One risk is' : 'Another risk is';
  const clause = clauseOf(danger, names);
  const what = clause
    ? `that ${clause}`
    : /^\p{L}+[^s]s\b/u.test(danger)
      ? lowerFirst(danger, names)
      : withArticle(lowerFirst(danger, names));
  const small = lowerFirst(answer, names);
  const then = isOrder(answer)
    ? `we will ${small}`
    : !isCertainPhrase(answer) &&
        (mainVerb(answer) !== undefined || lineForm(answer) === 'sentence')
      ? small
      : `our answer is ${withArticle(small)}`;
  return `${lead} ${what}; ${then}.`;
};
