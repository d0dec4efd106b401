import type { Guidelines } from '../guidelines.ts';
import { isOfGiver } from './standing.ts';

/** "Submission dates, guidelines & instructions", "Grant guidelines", "Instructions for completing application". */
const title =
  /\b(?:(?:grants?|grant-?making|giving|funding|donations?|sponsorship|application|applicants?|submission|proposal|award)s?'? (?:[\w,&]+ ){0,3}(?:guidelines?|instructions|procedures?)|(?:guidelines?|instructions) (?:for|to) (?:[\w'-]+ ){0,3}(?:appl\w+|grants?|proposals?|submi\w+|completing)|how to apply|applying for (?:a |our )?(?:grants?|funding))\b/i;
/** What only a giver says to those who ask. */
const toAskers =
  /\b(?:applications? (?:received|reviewed|accepted) (?:by|from|until|between)|(?:only |will only )?(?:accepts?|considers?|reviews?) (?:only )?(?:one|an?|completed?) (?:application|request|proposal)|requests? (?:one|two|three|\d+) (?:hard |printed )?cop(?:y|ies) of the application|complete(?:d)? application|your (?:complete(?:d)? )?(?:application|request|proposal)|giving is limited to|grants are (?:made|limited|given|awarded))\b/gi;
const fewestSaid = 3;

/** Whether a giver's paper calls itself guidelines for those who ask, and speaks to them. */
export const isGuidelinesOfGiver = (guidelines: Guidelines): boolean => {
  const heads = guidelines.chapters.map((chapter) => chapter.title);
  const said = new Set(guidelines.text.match(toAskers)?.map((words) => words.toLowerCase()));
  return (
    isOfGiver(guidelines) &&
    [guidelines.reading.title ?? '', ...heads].some((one) => title.test(one)) &&
    said.size >= fewestSaid
  );
};
