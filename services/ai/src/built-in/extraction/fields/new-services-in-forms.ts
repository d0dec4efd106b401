import { splitSentences } from '@grantwright/analyst';
import type { Line, Paper } from '../paper.ts';
import { sentenceCase } from '../sentence-case.ts';
import { tidy } from '../tidy.ts';

/** "FORM 990, PART III, LINE 2": over what Schedule O says of services that the year before did not have. */
const heading =
  /^(?:form 990(?:-?EZ)?,? )?part III,? line 2\b[:.]?\s*(?:new (?:program )?services?\b[:.]?\s*)?/i;
/** "Did the organization undertake any significant program services …? Yes. In May we opened …; see Schedule O." */
const answered =
  /\bundertake any (?:significant|new) program services[^?]{0,160}\?\s*(?:\[?x\]?\s*)?yes\b[.:;,–—-]?\s+(?!(?:\[\s*x?\s*\]\s*)?(?:no\b|x\b|if\b))(\S.{20,})$/i;
const pointsElsewhere = /[;,.]?\s*\(?see (?:schedule|part|statement)\b.*$/i;
const nextHeading = /^(?:form 990|part [IVX]+\b|schedule|for paperwork)/i;
const mostLines = 4;

export type NewService = { text: string; line: Line };

/** What a return's Schedule O tells of new services: begun in the year, and going on. */
export const newServicesInForm = ({ lines }: Paper, proper: string[]): NewService[] =>
  lines.flatMap((line, at): NewService[] => {
    const answer = answered.exec(line.text)?.[1]?.replace(pointsElsewhere, '.');
    if (answer && answer.split(' ').length > 5)
      return [{ text: sentenceCase(tidy(answer), proper), line }];
    if (!heading.test(line.text)) return [];
    const behind = line.text.replace(heading, '');
    const below = lines.slice(at + 1, at + 1 + mostLines);
    const end = below.findIndex((next) => next.heading || nextHeading.test(next.text));
    const own = end < 0 ? below : below.slice(0, end);
    const first = behind ? line : own[0];
    const whole = tidy([behind, ...own.map(({ text }) => text)].join(' '));
    const told = splitSentences(sentenceCase(whole, proper))[0]?.text;
    return first && told && told.split(' ').length > 5 ? [{ text: told, line: first }] : [];
  });
