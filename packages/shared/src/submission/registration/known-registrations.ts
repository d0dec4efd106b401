import { anyOf } from '../../values/any-of.ts';

/** A registration that applicants need before they can apply, and how long it usually takes. */
export type KnownRegistration = {
  name: string;
  pattern: RegExp;
  /** "2 to 4 weeks, longer for new entities" */
  duration: string;
  /** The usual number of days. */
  minDays: number;
  maxDays: number;
};

const signUp =
  '\\b(?:regist(?:er|ration)|create (?:an?|your) (?:\\w+ )?(?:account|profile|login))\\b';
const portalNames = 'portal|submittable|fluxx|foundant|smartsimple|zoomgrants|webgrants';
const portalWords = 'platform|online (?:system|application)|grants? management system';

export const knownRegistrations: readonly KnownRegistration[] = [
  {
    name: 'SAM.gov',
    pattern: /\bSAM\.gov\b(?! exclusion)|\bSystem for Award Management\b/i,
    duration: '2 to 4 weeks, longer for new entities',
    minDays: 14,
    maxDays: 28,
  },
  {
    name: 'Unique Entity Identifier (UEI)',
    pattern: /\bUEI\b|\bunique entity id/i,
    duration: '2 to 4 weeks as part of SAM.gov',
    minDays: 14,
    maxDays: 28,
  },
  {
    name: 'Grants.gov',
    pattern: anyOf(
      /\b(?:regist|submi|account|workspace|appl(?:y|ied)\b)\w*.{0,80}\bgrants\.gov\b/i,
      /\bgrants\.gov\b.{0,80}\b(?:regist|submi|account|workspace)/i,
    ),
    duration: 'several days, after SAM.gov',
    minDays: 3,
    maxDays: 7,
  },
  {
    name: 'eRA Commons',
    pattern: /\beRA Commons\b/i,
    duration: 'up to 4 weeks',
    minDays: 7,
    maxDays: 28,
  },
  {
    name: 'Research.gov',
    pattern: /\bResearch\.gov\b/i,
    duration: 'a few days',
    minDays: 2,
    maxDays: 5,
  },
  { name: 'ORCID iD', pattern: /\bORCID\b/i, duration: 'a few minutes', minDays: 0, maxDays: 0 },
  {
    name: 'Registration as a charity',
    pattern: anyOf(
      /\bcharit(?:y|ies|able)\s+(?:commission|regulator|registration|solicitation)/i,
      /\bregister(?:ed)?\s+(?:as a charity|with the (?:charity|state|attorney general|secretary of state))/i,
    ),
    duration: 'several weeks',
    minDays: 14,
    maxDays: 56,
  },
  {
    name: 'Account in the funder’s portal',
    pattern: anyOf(
      new RegExp(`(?:${signUp}|\\bsign up\\b).{0,80}\\b(?:${portalNames}|${portalWords})\\b`, 'i'),
      new RegExp(`\\b(?:${portalNames})\\b.{0,80}${signUp}`, 'i'),
    ),
    duration: 'minutes, up to 2 days if the funder approves accounts',
    minDays: 0,
    maxDays: 2,
  },
];
