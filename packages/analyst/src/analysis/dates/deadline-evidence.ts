import { sumProbabilities } from '../classify-units.ts';
import type { Candidate } from './deadline-candidates.ts';
import type { FoundStep } from './find-steps.ts';
import { classifyLabel } from './label-object.ts';

type Evidence = {
  name: string;
  weight: number;
  /** How far it applies to a date, as a condition, a count or a probability. */
  test: (candidate: Candidate) => boolean | number;
};

/** "has been extended to", "extends the deadline for all applications until", "the new submission deadline is" */
const extended =
  /\b(?:(?:extend|mov|postpon|reschedul|chang|revis|correct)(?:e[sd]?|s|ed|ing)?|(?:new|final)(?: \w+)? deadlines?)\b[^;.(]{0,70}$/i;
/** Deadlines for a part of the application, or that applicants may miss. */
const minor =
  /\b(?:early[- ]bird|early|priority|internal|preferred|recommended|suggested|regist(?:er|ers|ering|ration)|accounts?|sign[- ]?up|references?|referees?|(?:reference|recommendation|support) letters?|letters? of (?:reference|recommendation|support)|hard cop(?:y|ies)|transcripts?|consultations?|feedback)\b[^;.]{0,60}$/i;
/** Maximum length of the beginning of a title, which states what its dates are for. */
const maxTitleChars = 40;

/** What speaks for and against a date as the deadline, relative to the probability that its unit states it. */
const evidence: readonly Evidence[] = [
  { name: 'unit states it', weight: 1, test: ({ probability }) => probability },
  {
    name: 'unit is about the deadline',
    weight: 0.5,
    test: ({ unit }) => sumProbabilities(unit, ['deadline']),
  },
  { name: 'day of the application', weight: 0.5, test: ({ kind }) => kind === 'application' },
  { name: 'due date', weight: 0.3, test: ({ isDue }) => isDue },
  { name: 'not yet passed', weight: 0.2, test: ({ isAhead }) => isAhead },
  { name: 'stated repeatedly', weight: 0.1, test: ({ mentions }) => Math.min(mentions, 2) },
  { name: 'new date of a deadline', weight: 0.4, test: ({ before }) => extended.test(before) },
  {
    name: 'deadline of a part',
    weight: -0.5,
    test: ({ before, title }) => minor.test(before.trim() || title.slice(0, maxTitleChars)),
  },
  { name: 'something else', weight: -0.5, test: (each) => findLabel(each) === 'other' },
  {
    name: 'one application of several',
    weight: -0.2,
    test: (each) => findLabel(each) === 'particular',
  },
  { name: 'later stage', weight: -0.5, test: ({ isLaterStage }) => isLaterStage },
  { name: 'inferred year', weight: -0.4, test: ({ isYearInferred }) => isYearInferred },
];

/** Adds up the evidence that a date is the deadline. */
export const weighDate = (candidate: Candidate): number =>
  evidence.reduce((sum, { weight, test }) => sum + weight * Number(test(candidate)), 0);

/** Whose deadline the label of a date states: the words before it, its column, the words after it, or its title. */
const findLabel = ({ before, columnHead, after, title, isNamed }: FoundStep) =>
  [before, columnHead, findFirstPhrase(after), isNamed ? title : '']
    .map(classifyLabel)
    .find((label) => label !== undefined);

/** Returns the words from a date to the next punctuation: "FAFSA deadline" in ": FAFSA deadline (online)". */
const findFirstPhrase = (after: string): string =>
  /^[\s:|,–—-]*([^.;:|,()]*)/.exec(after)?.[1]?.trim() ?? '';
