import { anyOf } from '../../../values/any-of.ts';
import type { ApplicantProfile, TestResult } from '../judgment.ts';
import { numberWords, parseWholeNumber } from '../../../values/numbers/number-words.ts';
import { createContradiction, isNegated, type Rule } from '../rule.ts';
import { extractDutySubject } from '../extract-duty-subject.ts';

const field = 'foundedYear';
const number = `(\\d{1,2}|${numberWords})`;
const parenthesized = '(?:\\s*\\(\\d{1,2}\\))?';

const minimum = new RegExp(
  `\\b(?:at least|minimum of|(?:no|not) (?:less|fewer) than|(?:for|has|have) (?:at least )?)\\s*(?:a )?${number}${parenthesized}\\s*(?:\\(?or more\\)?\\s*)?(?:full |consecutive )?years?\\b|\\b${number}${parenthesized}\\s+(?:or more years|years or more|or more full years)\\b`,
  'i',
);
const moreThan = new RegExp(`\\b(?:more than|over)\\s+${number}${parenthesized}\\s+years?\\b`, 'i');
const maximum = new RegExp(
  `(?<!\\b(?:not|no) )\\b(?:less than|fewer than|under|no more than|no older than|not more than|within the (?:last|past))\\s+${number}${parenthesized}\\s+years?\\b`,
  'i',
);
const foundedBefore =
  /\b(?:established|founded|incorporated|formed)\s+(?:on or )?(?:before|prior to)\s+(?:\w+\s+\d{1,2},?\s+)?((?:19|20)\d{2})\b/i;

/** Words about the organization as a whole rather than its staff, projects, audits or earlier grants. */
const ofOrganization = anyOf(
  /\bin (?:operation|existence|business)\b/i,
  /\b(?:been (?:operating|operational|established|incorporated|active)|operating (?:for|at))\b/i,
  /\b(?:operated|incorporated|established|founded|history of operation|operational history)\b/i,
  /\b(?:years? old|exist(?:ed|ing|s)? for)\b/i,
);
const ofOthers = anyOf(
  /\b(?:records?|staff|director|experience|projects?|programs?|programmes?|grants?|awards?)\b/i,
  /\b(?:funded|funding|audit\w*|financial|statements?|reports?|board|partner\w*|prior|previous)\b/i,
  /\b(?:past|received|lease\w*|property|building|facilit\w*|service|principal|owner\w*)\b/i,
  /\b(?:resid\w*|licens\w*|status|exempt\w*|determination|accredit\w*)\b/i,
);

/** The funder may count to today or to the deadline. */
type Period = { now: Date; due: Date };

/** Whether the organization meets the funder's minimum or maximum age. */
export function testYearsOfOperation(
  rule: Rule,
  { foundedYear }: ApplicantProfile,
  { now, due }: Period,
): TestResult | undefined {
  const { text } = rule.fact;
  if (!ofOrganization.test(text) || ofOthers.test(rule.words)) return undefined;
  const bounds = parseBounds(text, due);
  if (!bounds || parseBounds(extractDutySubject(text), due)) return undefined;
  const founded = parseYear(foundedYear);
  const question = 'Is your organization old enough?';
  if (founded === undefined || founded > now.getUTCFullYear()) {
    return {
      verdict: 'unsure',
      field,
      why: 'Your profile doesn’t state when you were founded.',
      question,
    };
  }
  const profileText = `Founded in ${founded}`;
  // The month is unknown: the organization may have been founded in January or in December.
  const oldest = due.getUTCFullYear() - founded;
  const youngest = Math.max(0, now.getUTCFullYear() - founded - 1);
  const base = { profileText, field, why: formatAge(youngest, oldest) } as const;
  if (rule.isExclusion || isNegated(text)) {
    return { verdict: 'unsure', ...base, question: 'Does your organization meet this?' };
  }
  if (youngest >= bounds.min && oldest <= bounds.max) return { verdict: 'eligible', ...base };
  const isContradicted = oldest < bounds.min || youngest > bounds.max;
  return isContradicted
    ? createContradiction(rule, { ...base, question })
    : { verdict: 'unsure', ...base, question };
}

function parseBounds(text: string, due: Date): { min: number; max: number } | undefined {
  const [, year] = foundedBefore.exec(text) ?? [];
  if (year) return { min: due.getUTCFullYear() - Number(year), max: Infinity };
  const below = maximum.exec(text);
  const above = minimum.exec(text) ?? moreThan.exec(text);
  if (below && above) return undefined;
  if (below) return { min: 0, max: parseWholeNumber(below[1] ?? '') };
  return above ? { min: parseWholeNumber(above[1] ?? above[2] ?? ''), max: Infinity } : undefined;
}

const parseYear = (year: ApplicantProfile['foundedYear']): number | undefined => {
  const text = String(year ?? '').trim();
  return /^\d{4}$/.test(text) ? Number(text) : undefined;
};

const formatAge = (youngest: number, oldest: number): string =>
  oldest === 0 ? 'Less than a year old.' : `${youngest} to ${oldest} years old.`;
