import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { sentenceCase } from '../sentence-case.ts';
import { tidy } from '../tidy.ts';
import { namesInCapitals } from './names-in-capitals.ts';

const question =
  /(?:briefly describe the organization['’]s mission(?: or most significant activities)?|what is the organization['’]s primary exempt purpose\??|organization['’]s mission)\s*[:.?]*\s*(.*)$/i;

/** The head of the column beside the box, which runs on behind its lines: "(Required for section 501(c)(3) and …". */
const columnHead =
  /(?:\(?required for section\b|501\(c\)\(3\) and 501\(c\)\(4\)|organizations(?: and [^;]{3,40})?; optional for\b).*$|^others\.?\)$/i;
/** The form's next part, which came out on the line of the answer: "… OF THE VALLEY. Part II Signature Block". */
const nextPart = /\s+Part [IVX]{1,4}\b.*$/;
/** "RELIGIOUS ORGANIZATION" says what a body is, not what it is for; its first program does. */
const kindOnly =
  /^(?:an? )?(?:(?:religious|charitable|educational|exempt|non-?profit|civic|scientific|literary|public|tax-exempt|501\(c\)\(3\)|and|&),? )+(?:organi[sz]ation|charity|corporation|purposes?|activit(?:y|ies))\.?$/i;
const firstProgram = /^28a?\s+(\p{L}.{12,})$/u;
const rowsOfPart = 12;

const programBelow = (lines: Line[], at: number): { text: string; line: Line; trust: number }[] =>
  lines.slice(at + 1, at + rowsOfPart).flatMap((line) => {
    const text = firstProgram.exec(line.text)?.[1];
    return text ? [{ text, line, trust: 2.2 }] : [];
  });

const formEnds =
  /^(?:\d{1,2}[a-z]?\b|check\b|part [IVX]+\b|\(code|did the org|schedule|form 990|for paperwork|describe (?:the|what)\b|expenses \(required)/i;

/** What a form's box holds, over all its lines. */
const boxed = (lines: Line[], from: number): string => {
  const own: string[] = [];
  for (const next of lines.slice(from, from + 6)) {
    if (formEnds.test(next.text)) break;
    const text = tidy(next.text.replace(columnHead, ''));
    if (text) own.push(text);
    if (/[.!]$/.test(text)) break;
  }
  return tidy(own.join(' '));
};

const elsewhere = /^(?:see (?:schedule|part|statement|attached)|check|same as|\d)/i;
/** "SEE BELOW", over the answer itself. */
const pointsBelow = /^(?:\(?see (?:below|next (?:line|page)|following)\)?[.:;,]?)\s*/i;
const shortest = 15;

const answers = (lines: Line[]): { text: string; line: Line; trust: number }[] =>
  lines.flatMap((line, at) => {
    const form = question.exec(line.text);
    if (!form) return [];
    const box = form[1] ?? '';
    const own = tidy(box.replace(columnHead, '').replace(nextPart, '').replace(pointsBelow, ''));
    if (kindOnly.test(own)) return programBelow(lines, at);
    const below = lines
      .slice(at + 1)
      .find(({ text }) => tidy(text.replace(columnHead, '')).length > 0);
    const place = own.length > shortest ? line : below;
    const text =
      /[.!]$/.test(own) || nextPart.test(box) ? own : tidy(`${own} ${boxed(lines, at + 1)}`);
    return place && text.length > shortest && !elsewhere.test(text)
      ? [{ text, line: place, trust: 2.8 }]
      : [];
  });

/** Where page 1 tells what the body does in a line, Part III mostly tells more. */
const moreTelling = 0.05;

/** What stands after the questions for the mission on a Form 990 or 990-EZ, the fuller answer first. */
export const fromForm = (paper: Paper, names: string[]): Candidate[] => {
  const proper = namesInCapitals(paper, names);
  const found = answers(paper.lines);
  const longest = Math.max(...found.map(({ text }) => text.length));
  return found.map(({ text, line, trust }) =>
    candidate(
      sentenceCase(text, proper),
      line,
      text.length === longest ? trust + moreTelling : trust,
    ),
  );
};
