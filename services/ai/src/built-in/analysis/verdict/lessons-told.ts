import type { Guidelines } from '../guidelines.ts';

const heading =
  /^\W*(?:what (?:have )?we(?: have|'ve)? learn(?:ed|t)|(?:key |our )?(?:lessons?(?: learn(?:ed|t))?|learnings|takeaways))\b/i;
const count =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|twenty|thirty)';
/** "The team funded 7 communities across 12 months." */
const funded = new RegExp(
  `\\b(?:funded|supported|financed|awarded|granted|gave|made) ${count} (?:[\\w-]+ ){0,3}(?:communit(?:y|ies)|organi[sz]ations|projects|groups|grants|microgrants|grantees|teams|fellows|initiatives)\\b`,
  'i',
);
const asksNow =
  /\b(?:apply (?:now|here|today|online)|how to apply|applications? (?:is|are|will be) (?:now |currently |still )?(?:open|accepted|taken|due|invited|welcome)|(?:we|now) (?:are )?accept(?:ing)? (?:applications|proposals))\b/i;

/** Whether a paper looks back on a programme: how many it funded, and what was learned by it. */
export const tellsLessons = ({ text, chapters }: Guidelines): boolean =>
  chapters.some(({ title }) => heading.test(title)) && funded.test(text) && !asksNow.test(text);
