import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { tidy } from '../tidy.ts';

const question =
  /(?:briefly describe the organization['’]s mission(?: or most significant activities)?|what is the organization['’]s primary exempt purpose\??|organization['’]s mission)\s*[:.?]*\s*(.*)$/i;

const columnHead = /(?:\(?required for section )?501\(c\)\(3\) and 501\(c\)\(4\).*$/i;
/** "RELIGIOUS ORGANIZATION" says what a body is, not what it is for; its first program does. */
const kindOnly =
  /^(?:an? )?(?:(?:religious|charitable|educational|exempt|non-?profit|civic|scientific|literary|public|tax-exempt|501\(c\)\(3\)|and|&),? )+(?:organi[sz]ation|charity|corporation|purposes?|activit(?:y|ies))\.?$/i;
const firstProgram = /^28a?\s+(\p{L}.{12,})$/u;
const rowsOfPart = 12;

const programBelow = (lines: Line[], at: number): Candidate[] =>
  lines.slice(at + 1, at + rowsOfPart).flatMap((line): Candidate[] => {
    const program = firstProgram.exec(line.text)?.[1];
    return program ? [candidate(program, line, 2.2, program)] : [];
  });

const formEnds =
  /^(?:\d{1,2}[a-z]?\b|check\b|part [IVX]+\b|\(code|did the org|schedule|form 990|for paperwork|describe (?:the|what)\b|expenses \(required)/i;

/** What a form's box holds, over all its lines. */
const boxed = (lines: Line[], from: number): string => {
  const own: string[] = [];
  for (const next of lines.slice(from, from + 6)) {
    if (formEnds.test(next.text)) break;
    own.push(next.text);
    if (/[.!]$/.test(next.text)) break;
  }
  return tidy(own.join(' '));
};

/** What stands after the question for the mission on a Form 990 or 990-EZ. */
export const fromForm = (lines: Line[]): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    const form = question.exec(line.text);
    if (!form) return [];
    // The head of the next column runs on behind the question.
    const own = tidy((form[1] ?? '').replace(columnHead, ''));
    const place = own.length > 15 ? line : lines[at + 1];
    const text =
      own.length === 0
        ? boxed(lines, at + 1)
        : /[.!]$/.test(own)
          ? own
          : tidy(`${own} ${boxed(lines, at + 1)}`);
    if (kindOnly.test(own)) return programBelow(lines, at);
    return place &&
      text.length > 15 &&
      !/^(?:see (?:schedule|part|statement|attached)|check|same as|\d)/i.test(text)
      ? [candidate(text, place, 2.8)]
      : [];
  });
