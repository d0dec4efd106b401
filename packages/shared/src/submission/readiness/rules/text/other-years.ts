import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { getLastYear, periodEnd } from './last-year.ts';
import { listFunderTexts } from './list-funder-texts.ts';
import { listSentTexts } from './list-sent-texts.ts';

const { warning } = createFindingFactory('other-year');
const year = /\b(?:19|20)\d\d\b/g;
const yearOrPeriod = `\\b((?:19|20)\\d\\d)\\b(?:${periodEnd})?`;
const anyYearOrPeriod = new RegExp(yearOrPeriod, 'g');
/** "FY 2025 ", "2024–25 " before the name; " 2025", " (2025–2029)" after it. */
const yearBefore = new RegExp(`(?<![\\d$€£])${yearOrPeriod} $`);
const yearAfter = new RegExp(`^,? \\(?(?:FY ?|for )?${yearOrPeriod}`);
const minLength = 5;
const contextLength = 120;
/** Words of an application to the program: "our proposal to the", "we apply for the" */
const applyingBefore =
  /\b(?:appl(?:y|ies|ying|ications?)|proposals?|requests?|requesting|submissions?|submit(?:s|ting)?|seeks?|seeking|responds?|responses?|this is)(?: (?:[$€£][\d,.]+|[\w’-]+)){0,4}? (?:for|to|from|under)(?: (?:the|your|a|our))?(?: FY)? ?$/i;
const applyingAfter = /^ ?(?:application|proposal|request|submission)\b/i;
/** Words of a sentence about an earlier grant. */
const past =
  /\b(?:(?!pleased|honou?red|delighted|need|proposed|united)\w+ed|was|were|had|did|won|gave|paid|taught|began|built|grew|led|made|met|ran|since|earlier|last|during|report(?:s|ing)?|previous(?:ly)?|past|prior|building|after|following|unlike|grantees?|recipients?|awardees?|cohort)\b/i;
const sentenceEnd = /[.;!?](?:\s|$)/;

/** Finds the name of the program with an earlier year that is not a year of the call. */
export function otherYears(draft: Draft): Finding[] {
  const { details, grantProgram, now } = draft;
  const name = grantProgram.replace(anyYearOrPeriod, ' ').replace(/\s+/g, ' ').trim();
  if (name.length < minLength) return [];
  const current = Number((details?.deadline?.date ?? now.toISOString()).slice(0, 4));
  const known = listYearsOfCall(draft, current);
  for (const { text, place } of listSentTexts(draft)) {
    // Titles and headers name the call to which the application is sent.
    const isTitle = place?.type === 'title' || place?.type === 'header';
    for (const line of text.split('\n')) {
      const stated = listProgramYears(line, name, isTitle).find(
        ({ first, last }) => last < current && !known.has(first),
      );
      if (!stated) continue;
      const help = 'Check that this wasn’t written for an earlier call.';
      const words = `The text mentions “${name}” with the year ${stated.first}`;
      return [
        warning(name, words, { help, place: place ?? { type: 'words', words: stated.first } }),
      ];
    }
  }
  return [];
}

/**
 * Lists the years in the name of the program and in the guidelines. If the call has a deadline, years more than one year
 * earlier are about the past: "recipients of two awards (2011–2015)".
 */
function listYearsOfCall(draft: Draft, current: number): ReadonlySet<string> {
  const stated =
    listFunderTexts({ ...draft, details: draft.allDetails })
      .join('\n')
      .match(year) ?? [];
  const first = draft.details?.deadline?.date ? current - 1 : 0;
  return new Set([
    ...(draft.grantProgram.match(year) ?? []),
    ...stated.filter((one) => Number(one) >= first),
  ]);
}

/** The first and the last year of a period, or one year twice. */
type Period = { first: string; last: number };

/** Lists the years next to the name of the program, unless the text is about an earlier grant. */
function listProgramYears(line: string, name: string, isTitle: boolean): Period[] {
  const years: Period[] = [];
  const lower = line.toLowerCase();
  const wanted = name.toLowerCase();
  for (
    let index = lower.indexOf(wanted);
    index >= 0;
    index = lower.indexOf(wanted, index + wanted.length)
  ) {
    const end = index + wanted.length;
    const before = line
      .slice(Math.max(0, index - contextLength), index)
      .split(sentenceEnd)
      .at(-1);
    const [after = ''] = line.slice(end, end + contextLength).split(sentenceEnd);
    if (before === undefined || past.test(before) || past.test(after)) continue;
    const leading = yearBefore.exec(before);
    const match = leading ?? yearAfter.exec(after);
    const [, first, lastStated] = match ?? [];
    if (!match || !first) continue;
    const isApplication =
      applyingBefore.test(leading ? before.slice(0, leading.index) : before) ||
      applyingAfter.test(leading ? after : after.slice(match[0].length));
    if (isTitle || isApplication) years.push({ first, last: getLastYear(first, lastStated) });
  }
  return years;
}
