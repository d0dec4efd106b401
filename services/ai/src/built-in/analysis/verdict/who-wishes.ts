import type { Guidelines } from '../guidelines.ts';
import { isOfGiver } from './standing.ts';

const aboutAsking = /\b(?:apply|applying|applications?|requests?|requesting|how to ask)\b/i;
const gift =
  '(?:grants?|donations?|funding|funds|bursar(?:y|ies)|awards?|assistance|support|help|gifts?|sponsorships?)';
const wish = new RegExp(
  `\\b(?:should you|if you|if your [\\w-]+|anyone|those|charities|organi[sz]ations|groups|individuals|people|persons|members) (?:who |that )?(?:wish(?:es|ing)?|would like|want(?:s|ing)?|seek(?:s|ing)?) (?:to )?(?:be considered for|seek|apply for|request|ask for|receive)? ?(?:an? |the |our |some )?(?:[\\w-]+ ){0,2}${gift}\\b`,
  'i',
);
const act =
  /\b(?:complete|fill (?:in|out)|download|write to|return(?:ed)?|send|submit|e-?mail|apply (?:in writing|by letter)|contact)\b/i;

/** One sentence may be all that a trust says of applying: who wishes for a grant is told what to send to whom. */
export const tellsWhoWishes = (guidelines: Guidelines): boolean =>
  isOfGiver(guidelines) &&
  guidelines.statements.some(
    ({ text, path }) =>
      path.some((title) => aboutAsking.test(title)) &&
      wish.test(text) &&
      act.test(text) &&
      !/\btheir\b/i.test(text),
  );
