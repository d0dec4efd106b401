/** A registration that applicants need before they can send, and how long it usually takes. */
export type KnownRegistration = {
  name: string;
  pattern: RegExp;
  /** "2 to 4 weeks, longer for new entities" */
  takes: string;
  /** The usual number of days. */
  minDays: number;
  maxDays: number;
};

export const knownRegistrations: readonly KnownRegistration[] = [
  {
    name: 'SAM.gov',
    pattern: /\bSAM\.gov\b(?! exclusion)|\bSystem for Award Management\b/i,
    takes: '2 to 4 weeks, longer for new entities',
    minDays: 14,
    maxDays: 28,
  },
  {
    name: 'Unique Entity Identifier (UEI)',
    pattern: /\bUEI\b|\bunique entity id/i,
    takes: '2 to 4 weeks as part of SAM.gov',
    minDays: 14,
    maxDays: 28,
  },
  {
    name: 'Grants.gov',
    pattern:
      /\b(?:regist|submi|account|workspace|appl(?:y|ied)\b)\w*.{0,80}\bgrants\.gov\b|\bgrants\.gov\b.{0,80}\b(?:regist|submi|account|workspace)/i,
    takes: 'several days, after SAM.gov',
    minDays: 3,
    maxDays: 7,
  },
  {
    name: 'eRA Commons',
    pattern: /\beRA Commons\b/i,
    takes: 'up to 4 weeks',
    minDays: 7,
    maxDays: 28,
  },
  {
    name: 'Research.gov',
    pattern: /\bResearch\.gov\b/i,
    takes: 'a few days',
    minDays: 2,
    maxDays: 5,
  },
  { name: 'ORCID iD', pattern: /\bORCID\b/i, takes: 'a few minutes', minDays: 0, maxDays: 0 },
  {
    name: 'Registration as a charity',
    pattern:
      /\bcharit(?:y|ies|able)\s+(?:commission|regulator|registration|solicitation)|\bregister(?:ed)?\s+(?:as a charity|with the (?:charity|state|attorney general|secretary of state))/i,
    takes: 'several weeks',
    minDays: 14,
    maxDays: 56,
  },
  {
    name: "Account in the funder's portal",
    pattern:
      /\b(?:regist(?:er|ration)|create (?:an?|your) (?:\w+ )?(?:account|profile|login)|sign up)\b.{0,80}\b(?:portal|platform|online (?:system|application)|grants? management system|submittable|fluxx|foundant|smartsimple|zoomgrants|webgrants)\b|\b(?:portal|submittable|fluxx|foundant|smartsimple|zoomgrants|webgrants)\b.{0,80}\b(?:regist(?:er|ration)|create (?:an?|your) (?:\w+ )?(?:account|profile|login))\b/i,
    takes: 'minutes, up to 2 days if the funder approves accounts',
    minDays: 0,
    maxDays: 2,
  },
];
