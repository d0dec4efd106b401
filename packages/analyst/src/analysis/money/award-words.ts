import { anyOf } from '@grantwright/shared/values';

/** Words that classify an amount, in the order in which they are tried. */
export const awardWords = {
  /** Money that applicants pay or already have, and cost limits. */
  elsewhere: anyOf(
    /\b(?:match(?:es|ing)?|cost[- ]?shar\w+|fees?|indirect|overhead|insurance|income|revenues?)\b/i,
    /\b(?:operating budgets?|annual budgets?|organizational budgets?|equipment)\b/i,
    /(?:\bper |\/ ?)(?:day|hour|week|mile|night|meal|diem|month)\b/i,
    /\b(?:hourly|monthly|instal?lments?|tranches?|initial|leverag\w+)\b/i,
    /\b(?:contribut\w+|fundrais\w+|since \d{4}|last year|has (?:awarded|given|granted)|was given|received an?|rent|threshold)\b/i,
  ),
  /** Pay for work, even if mentioned only in the title above the line. */
  pay: /\b(?:salar(?:y|ies)|wages?|remuneration|pay (?:grade|range|rate|scale)s?|payroll)\b/i,
  /** The total for all awards, including "up to" an amount. */
  total:
    /\b(?:total|altogether|in all|overall|pool|combined|aggregate|(?:will|may|expects? to|anticipates?|plans? to) (?:distribute|invest|allocat\w+|commit)|program funding|(?:anticipated|estimated|expected) funding)\b/i,
  /** The budget of one project, although it is called a total: "Proposals are limited to a total budget of". */
  ofOneProposal:
    /\b(?:proposals?|applications?|projects?|requests?)\b[^.;]{0,30}\b(?:limited to|not exceed|no more than|at most)\b/i,
  /** Also indicates the total, unless the amount is the maximum for one award. */
  available: /\bavailable\b/i,
  /** The amount for one applicant. */
  perAward: anyOf(
    /\b(?:(?:per|each|every) (?:award|grant|project|applicant|organi[sz]ation|recipient|team|year|school|site|proposal))\b/i,
    /\b(?:awards?|grants?|requests?|prizes?|stipends?|fellowships?|scholarships?|ceiling|floor|maximum|minimum|range)\b/i,
    /\b(?:size|amount|funding level|apply for|up to|receive)\b/i,
  ),
  ceiling: /\b(?:ceiling|maximum|max|up to|not exceed|no more than|limit(?:ed)?)\b/i,
  floor: /\b(?:floor|minimum|min|at least)\b/i,
  /** Words about future awards. */
  expected: anyOf(
    /\b(?:expect\w*|anticipat\w+|plan\w*|estimat\w+|approximately|about|up to|at least)\b/i,
    /\b(?:will (?:be )?(?:make|made|award\w*|fund\w*|select\w*|given?|offer\w*)|intend\w*|number of|available)\b/i,
  ),
} as const;

/** "Expected number of awards: 5" */
export const countLabelPattern =
  /\bnumber of (?:awards|grants|recipients|scholarships|fellowships)\b(?:[^\d$€£]{0,20}| (?:is|has been) (?:\w{2,12} ){1,2}from to )(\d{1,4})(?![\d,.]*\d)(?:(?: to |\s?[–-]\s?)(\d{1,4})(?![\d,.]*\d))?/i;
