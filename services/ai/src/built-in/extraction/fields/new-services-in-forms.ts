import { splitSentences } from '../../../text/sentences.ts';
import type { Line, Paper } from '../paper.ts';
import { sentenceCase } from '../sentence-case.ts';
import { tidy } from '../tidy.ts';

/** "FORM 990, PART III, LINE 2": over what Schedule O says of services that the year before did not have. */
const heading =
  /^(?:form 990(?:-?EZ)?,? )?part III,? line 2\b[:.]?\s*(?:new (?:program )?services?\b[:.]?\s*)?/i;
const nextHeading = /^(?:form 990|part [IVX]+\b|schedule|for paperwork)/i;
const mostLines = 4;

export type NewService = { text: string; line: Line };

/** What a return's Schedule O tells of new services: begun in the year, and going on. */
export const newServicesInForm = ({ lines }: Paper, proper: string[]): NewService[] =>
  lines.flatMap((line, at): NewService[] => {
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
