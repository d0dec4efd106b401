import type { Rule } from '../finding.ts';
import { wholeSentences } from './whole-sentences.ts';

const refused =
  /\b(?:turned down|declined|denied|rejected|unsuccessful|not (?:selected|funded|successful|approved|awarded)|previous applicants?)\b/i;
const again =
  /\b(?:re-?apply|re-?submit\w*|re-?submission|submit (?:a new|another|a revised)|apply again|try again)\b/i;

/** Whether, and when, one may ask again after a refusal. */
export const reapplying: Rule = {
  name: 'reapplying',
  find: (guidelines) =>
    wholeSentences(
      guidelines,
      { says: (text) => refused.test(text) && again.test(text), longest: 260, most: 1 },
      { kind: 'eligibility', mandatory: false, weight: 44 },
    ),
};
