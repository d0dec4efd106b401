import { findingsOf } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { listFunderTexts } from './list-funder-texts.ts';
import { sentTexts } from './sent-texts.ts';

const { warning } = findingsOf('other-year');
const year = /\b(?:19|20)\d\d\b/g;
/** "FY 2025 ", "2024–25 " before the name; " 2025", " (2025)" after it. */
const yearBefore = /(?<![\d$€£])\b((?:19|20)\d\d)(?:[-–/]\d{2,4})? $/;
const yearAfter = /^,? \(?(?:FY ?|for )?((?:19|20)\d\d)\b/;
const minLength = 5;
const contextLength = 120;
/** Words before the name of a program that the applicant took part in earlier. */
const past =
  /\b(?:received|awarded|funded|supported|won|since|previous(?:ly)?|past|prior|earlier|last|under|through|from|during|report(?:ed|s)?)\b/i;

/** Finds the name of the program with an earlier year that the guidelines do not mention. */
export function otherYears(draft: Draft): Finding[] {
  const { details, grantProgram, now } = draft;
  const name = grantProgram.replace(year, ' ').replace(/\s+/g, ' ').trim();
  if (name.length < minLength) return [];
  const known = new Set(
    listFunderTexts({ ...draft, details: draft.allDetails })
      .join('\n')
      .match(year),
  );
  const current = Number((details?.deadline?.date ?? now.toISOString()).slice(0, 4));
  for (const { text, place } of sentTexts(draft)) {
    for (const line of text.split('\n')) {
      const stated = programYears(line, name).find(
        (each) => Number(each) < current && !known.has(each),
      );
      if (stated === undefined) continue;
      const help = 'Check that the text was not written for an earlier call.';
      const words = `The text names “${name}” with the year ${stated}`;
      return [warning(name, words, { help, place: place ?? { type: 'words', words: stated } })];
    }
  }
  return [];
}

/** The years next to the name of the program, unless the text tells of an earlier grant. */
function programYears(line: string, name: string): string[] {
  const years: string[] = [];
  const lower = line.toLowerCase();
  const wanted = name.toLowerCase();
  for (
    let index = lower.indexOf(wanted);
    index >= 0;
    index = lower.indexOf(wanted, index + wanted.length)
  ) {
    const before = line.slice(Math.max(0, index - contextLength), index);
    const end = index + wanted.length;
    const match = yearBefore.exec(before) ?? yearAfter.exec(line.slice(end, end + contextLength));
    if (match?.[1] && !past.test(before)) years.push(match[1]);
  }
  return years;
}
