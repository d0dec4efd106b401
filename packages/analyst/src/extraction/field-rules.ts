import { anyOf } from '@grantwright/shared/values';
import type { Field } from '../model/fields.ts';
import type { Unit } from '../document/unit.ts';
import type { Value } from '../text/values.ts';
import { statesMission, statesPurpose } from './mission-cues.ts';

/** Where an extraction stores a field. */
export type FieldPath =
  | 'name'
  | 'missionStatement'
  | 'pastAchievements'
  | 'currentProjects'
  | 'organizationType'
  | 'taxIdNumber'
  | 'annualBudget'
  | 'foundedYear'
  | 'website'
  | 'focusAreas'
  | `contactInfo.${'email' | 'phone' | 'address'}`;

export type FieldRule = {
  path: FieldPath;
  /** The fields that indicate that a unit is about the organization. One line often states several. */
  classes: readonly Field[];
  /**
   * Makes a unit a candidate, at this fraction of the full probability, even if the model disagrees. For example, a
   * unit with an EIN must state someone's tax ID.
   */
  alone?: { share: number; test: (unit: Unit) => boolean };
  /** Minimum probability of a unit. */
  minProbability: number;
  /** Minimum score (probability times plausibility) of a value. */
  minScore: number;
  /** Present if values change over time, so that the latest document takes priority. */
  preferLatest?: true;
  /** Label used in notes to the user. Absent for passages, since they do not contradict each other. */
  label?: string;
  /** Maximum number of units in a passage. */
  maxUnits?: number;
};

const contact: readonly Field[] = ['name', 'email', 'phone', 'website', 'address', 'ein', 'type'];

const has =
  (type: Value['type']) =>
  ({ values }: Unit): boolean =>
    values.some((value) => value.type === type);
/** "was founded in 1998", "Year of formation: 2018", "since 1965" */
const foundedCue = anyOf(
  /\b(?:founded|established|incorporated|formed|formation|created|est|inception|existence)\b[^.;\d]{0,30}(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:1[6-9]|20)\d\d\b/i,
  /\b(?:1[6-9]|20)\d\d\b[^.;]{0,80}\b(?:was|were) (?:founded|established|incorporated|formed|created)\b/i,
  /\b(?:1[6-9]|20)\d\d\b[^.;]{0,80}\b(?:founded|created|established) the\b/i,
);
/** "is a registered nonprofit", "(a nonprofit organization)", "Tax-exempt status: X 501(c)(3)" */
const typeCue = anyOf(
  /\b(?:is|are|as|be) an? [^.;]{0,90}\b(?:non-?profit|not-for-profit|charity|foundation)/i,
  /\b(?:is|are|as|be) an? [^.;]{0,90}\b(?:association|501\s?\(?c)/i,
  /\(an? (?:[\w-]+ ){0,2}(?:non-?profit|charity)|\bexempt status\b[^.;]{0,20}[X☒✓✔]\s?501/i,
  /\b501\(c\)\(3\) (?:non-?profit|public charity|tax-exempt|organization|charity)/i,
  /^(?:an? )?[\w ]{0,30}\blimited by guarantee$|\bregistered (?:charity|with the ACNC)/i,
  /\b(?:be|is) a community interest company\b/i,
);

/** "Annual budget: $431,000", "an operating budget of about £2 million", "18 Total expenses | 154,018" */
const budgetCue = anyOf(
  /\b(?:annual|yearly|operating) budget\b[^.;\d]{0,40}[$£€]\s?\d/i,
  /^(?:\d{1,2}[a-z]? \|? ?)?total (?:annual |operating |functional )?(?:revenues?|income|expenses|expenditures?)\b/i,
);

/** Defines for each field where it is stored, which units state it, and how probable they must be. */
export const fieldRules: Readonly<Record<Field, FieldRule>> = {
  name: { path: 'name', classes: ['name'], minProbability: 0.05, minScore: 0.4, label: 'name' },
  mission: {
    path: 'missionStatement',
    classes: ['mission'],
    alone: { share: 0.25, test: (unit) => statesMission(unit) || statesPurpose(unit) },
    minProbability: 0.12,
    minScore: 0.38,
    preferLatest: true,
    maxUnits: 4,
  },
  achievements: {
    path: 'pastAchievements',
    classes: ['achievements'],
    minProbability: 0.4,
    minScore: 0.65,
    preferLatest: true,
    maxUnits: 8,
  },
  projects: {
    path: 'currentProjects',
    classes: ['projects'],
    minProbability: 0.25,
    minScore: 0.8,
    preferLatest: true,
    maxUnits: 8,
  },
  type: {
    path: 'organizationType',
    classes: ['type'],
    alone: { share: 0.3, test: ({ text }) => typeCue.test(text) },
    minProbability: 0.05,
    minScore: 0.28,
  },
  ein: {
    path: 'taxIdNumber',
    classes: contact,
    alone: { share: 0.6, test: has('ein') },
    minProbability: 0.1,
    minScore: 0.3,
    label: 'tax ID number',
  },
  budget: {
    path: 'annualBudget',
    classes: ['budget'],
    alone: { share: 0.5, test: ({ text }) => budgetCue.test(text) },
    minProbability: 0.2,
    minScore: 0.35,
    preferLatest: true,
    label: 'annual budget',
  },
  founded: {
    path: 'foundedYear',
    classes: ['founded'],
    alone: { share: 0.25, test: ({ text }) => foundedCue.test(text) },
    minProbability: 0.1,
    minScore: 0.15,
    label: 'founding year',
  },
  website: {
    path: 'website',
    classes: contact,
    alone: { share: 0.2, test: has('url') },
    minProbability: 0.1,
    minScore: 0.25,
    preferLatest: true,
    label: 'website',
  },
  focus: {
    path: 'focusAreas',
    classes: ['focus'],
    minProbability: 0.4,
    minScore: 0.4,
    preferLatest: true,
    maxUnits: 10,
  },
  email: {
    path: 'contactInfo.email',
    classes: contact,
    alone: { share: 0.4, test: has('email') },
    minProbability: 0.1,
    minScore: 0.4,
    preferLatest: true,
    label: 'e-mail address',
  },
  phone: {
    path: 'contactInfo.phone',
    classes: contact,
    alone: { share: 0.3, test: has('phone') },
    minProbability: 0.1,
    minScore: 0.28,
    preferLatest: true,
    label: 'telephone number',
  },
  address: {
    path: 'contactInfo.address',
    classes: contact,
    alone: { share: 0.1, test: has('address') },
    minProbability: 0.1,
    minScore: 0.3,
    preferLatest: true,
    label: 'address',
  },
};
