import type { Guidelines } from '../guidelines.ts';

const survey = /\b(?:this|the|our|a) (?:\w+ )?(?:survey|consultation|questionnaire)\b/gi;
/** Opinions are asked for before a programme is made; a call asks for projects. */
const opinions =
  /\b(?:your (?:views|opinions?|feedback|thoughts|response to the survey)|(?:hear|seeks?) (?:from you|your opinions?|to identify how))\b/i;
const fewest = 3;

/** Whether a paper asks what people think of a programme to come, and not for applications to it. */
export const asksOpinions = ({ text }: Guidelines): boolean =>
  (text.match(survey)?.length ?? 0) >= fewest && opinions.test(text);
