import type { Rule } from '../finding.ts';
import { wholeSentences } from './whole-sentences.ts';

const who =
  '(?:person|group|organi[sz]ation|applicant|department|individual|school|institution|project|team|member|unit|agency|investigator|chapter|club|grantee)';
const says = new RegExp(
  [
    // "No person or group can receive more than $10,000 during any four year period."
    `\\bno (?:one |single )?${who}(?: or ${who})? (?:can|may|will|shall) (?:be awarded|receive|hold|obtain|be given) more than\\b`,
    // "will not normally fund more than one Special Project in any one department"
    `\\bwill not (?:normally |usually |generally )?(?:fund|award|support|give|make) more than (?:one|two|three|[1-3])\\b[^.]{0,60}\\b(?:any one|the same|(?:per|each|every|a single)) `,
    // "Each project has a limit of one proposal per round."
    `\\b(?:each|every) ${who}s? (?:has|have|is|are) (?:a limit of|limited to) (?:one|two|three|[1-3]) (?:\\w+ )?(?:proposals?|applications?|grants?|awards?|requests?|submissions?)\\b`,
  ].join('|'),
  'i',
);

/** How much, or how many grants, one applicant can have over the years or at one time. */
export const capsOverTime: Rule = {
  name: 'caps-over-time',
  find: (guidelines) =>
    wholeSentences(
      guidelines,
      { says: (text) => says.test(text), longest: 240, most: 3 },
      { kind: 'eligibility', weight: 60 },
    ),
};
