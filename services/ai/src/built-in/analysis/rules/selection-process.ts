import type { Rule } from '../finding.ts';
import { wholeSentences } from './whole-sentences.ts';

const asked = '(?:applications?|proposals?|requests?|submissions?|projects?|bids?|nominations?)';
const body = '(?:panel|committee|jury|board|trustees|reviewers|judges|directors|council)';
const says = new RegExp(
  [
    // "A Review Panel will judge the value and timeliness of proposals"
    `\\b${body}\\b (?:members )?(?:will|shall) (?:then )?(?:judge|rank|score|rate|select|choose|shortlist|vote on)\\b[^.]{0,60}\\b(?:${asked}|awardees|winners|recipients)\\b`,
    // "a randomisation algorithm will be used to rank the proposals"
    `\\b(?:used|applied) to (?:rank|score|select|choose) (?:the |all )?${asked}\\b|\\b${asked} (?:will be|are) (?:ranked|drawn|chosen|selected) (?:at random|by lot(?:tery)?|anonymously)\\b`,
    // "Constructive feedback on any unsuccessful project bid will be made available"
    `\\bfeedback\\b[^.]{0,50}\\b(?:unsuccessful|declined|rejected|not (?:selected|funded))\\b[^.]{0,50}\\b(?:will be|is|are) (?:made )?(?:available|provided|given|sent|offered)\\b`,
  ].join('|'),
  'i',
);

/** Who chooses among the applications, and how. */
export const selectionProcess: Rule = {
  name: 'selection-process',
  find: (guidelines) =>
    wholeSentences(
      guidelines,
      { says: (text) => says.test(text), longest: 260, most: 3 },
      { kind: 'evaluation', mandatory: false, weight: 42 },
    ),
};
