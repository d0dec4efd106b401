import { plain } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';

const toJudges =
  /\bthank you for (?:agreeing|volunteering|offering) to (?:referee|review|assess|judge)\b|\bas (?:a |the )?(?:peer )?reviewers?,? (?:you|we ask you|please)\b|\byou, the reviewer\b|\byour fellow (?:reviewers|panelists|judges)\b|\b(?:to|when you) review (?:a|each|the) (?:proposal|application), (?:select|read|open|score)\b/i;
const looksAt = 12;
/** What a form asks of whoever judges: "Reviewer comments", "Recommended for full funding", "Submit review". */
const judgesForm =
  /\breviewers?(?:'s)? (?:comments?|name|scores?|recommendations?)\b|\b(?:not )?recommended for (?:full |partial )?funding\b|\b(?:submit|continue|save) (?:your |the )?review\b|\b(?:review guidance|scoring rubric) criteria\b|\bunique to each reviewer\b|\b(?:proposal|overall|total) score\b|\bscore ?cards?\b|\bscore each (?:application|proposal)\b|\b(?:read|reviewing|scoring|review) all (?:of the )?(?:applications|proposals)\b|\brank order all\b|\breview packets?\b/gi;
const fewestOfForm = 3;
/** "How will you be gathering information from applicants?" is asked of who gives. */
const toGivers =
  /\bhow (?:will|do|should|would) you (?:be )?(?:gather|review|select|scor|notify|collect|screen|rank|manag|handl)\w*\b[^.?]{0,50}\b(?:applicants|applications|proposals|grantees|reviewers)\b|\bhow many (?:applications|applicants|proposals)\b[^.?]{0,40}\b(?:are you|do you|will you)\b|\bprocess for (?:handling|managing|screening|reviewing) (?:applications|proposals)\b/gi;
const fewestToGivers = 2;

/** "Thank you for agreeing to referee": said in the first paragraphs to those who judge, not to who applies. */
export const addressesJudges = ({ reading, text }: Guidelines): boolean =>
  reading.blocks
    .slice(0, looksAt)
    .some((block) => block.type !== 'table' && toJudges.test(plain(block.text))) ||
  (text.match(toGivers)?.length ?? 0) >= fewestToGivers ||
  new Set((text.match(judgesForm) ?? []).map((said) => said.toLowerCase())).size >= fewestOfForm;
