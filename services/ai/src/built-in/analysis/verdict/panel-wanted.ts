import type { Guidelines } from '../guidelines.ts';
import { amountsToAsk } from './signs-of-call.ts';

const seat =
  '(?:grants? |funding |review |advisory |allocation |community |decision )*(?:panel(?:ist)?s?|committee|board|jury|review(?:er)?s?|trustees?|council)';
/** "Join our grants panel", "We seek eight residents to sit on the panel", "Become a reviewer". */
const wanted = new RegExp(
  `\\b(?:join|become (?:an?|part of)|sit on|serve (?:on|as)|volunteer (?:for|on|as)|(?:new|additional) members (?:for|of|to)) (?:an? |our |the )?(?:[\\w-]+ )?${seat}\\b`,
  'i',
);
/** What is told to whoever may take the seat. */
const told =
  /\b(?:panel(?:ist)?s?(?: members?)?|reviewers?|trustees|committee members|members|jurors) (?:will|are|is|meet|must|should|read|get|receive|serve|score|commit|can)\b|\byou (?:will|would) (?:read|score|review|assess|meet|help (?:us )?decide|attend|join)\b|\b(?:the role is|no experience (?:is )?(?:needed|necessary|required)|term of (?:office|service)|expenses are|paid (?:for|[$€£])|time commitment|why you (?:want|would like) to join)\b/gi;
const fewestTold = 2;
const early = 700;

/** Whether somebody is looked for who helps to decide on grants. */
export const wantsPanel = (guidelines: Guidelines): boolean =>
  wanted.test(guidelines.text.slice(0, early)) &&
  new Set(guidelines.text.match(told)?.map((said) => said.toLowerCase())).size >= fewestTold &&
  amountsToAsk(guidelines) === 0;
