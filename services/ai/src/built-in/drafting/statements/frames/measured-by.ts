import { lineForm } from '../../grammar/line-form.ts';
import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd } from '../../grammar/write-sentence.ts';
import { asksHowKnown } from './asks-how-known.ts';

const opens =
  /^(?:An?|The|Our|Weekly|Monthly|Short|Attendance|Surveys?|Tests?|Interviews?|Records?|Scores?)\b/;
const measure =
  /\b(?:attendance|register|scores?|surveys?|tests?|questionnaires?|interviews?|counts?|records?|logs?|forms?|feedback|observations?|measurements?)\b/i;

/** "Attendance each week, a score at the start and the end", in answer to how it will be known: by these. */
export const measuredBy = (question: string, line: string): string | undefined => {
  const text = openEnd(line);
  // A line that nobody closed is one of a list.
  if (
    !/,.*\.$/.test(line.trim()) ||
    !asksHowKnown.test(question) ||
    !measure.test(text.split(',')[0] ?? '')
  )
    return undefined;
  if (/[:;]|\d+ of \d/.test(text) || lineForm(text) !== 'noun' || mainVerb(text) !== undefined)
    return undefined;
  // "Spanish tests" keep their capital.
  const small = opens.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return `We will measure success through ${small}.`;
};
