import { withoutPictures } from '../../../text/without-pictures.ts';
import type { Guidelines } from '../guidelines.ts';

/** "Here are notable new grant awards compiled by the Chronicle:" */
const told =
  /\b(?:notable|new|recent|latest) (?:grant awards|grants awarded|grants)\b[^.\n]{0,40}\b(?:compiled|rounded up|announced|from foundations|made (?:by|this))\b/i;
/** "We are extremely pleased to announce the 5 winning proposals for our 2024 grant programme:" */
const announced =
  /\b(?:pleased|happy|delighted|excited|proud|thrilled) to (?:announce|share|present|congratulate)\b[^.\n]{0,40}\b(?:winning|successful|selected|funded|accepted|awarded) (?:[\w-]+ ){0,2}(?:proposals?|projects?|applications?|grants?|applicants)\b|\bthe following (?:proposals|projects|applications|grants) (?:were|have been) (?:selected|funded|accepted|awarded|approved)\b/i;
const early = 600;

const chosen =
  '(?:fellows|grantees|awardees|winners|recipients|laureates|scholars|finalists|cohort)';
/** "Announcing the 2026 Otter Fellows", and a welcome to them: whoever reads it is too late. */
const announcesChosen = new RegExp(
  `^(?:announcing|introducing|meet|congratulations to|welcome to) (?:the |our |this year's )?(?:[\\p{L}\\d'&-]+ ){0,7}${chosen}\\b`,
  'iu',
);
const welcomes = new RegExp(
  `\\b(?:congratulations|(?:in|and) congratulating (?:them|these|those|all)\\b|announc(?:e|es|ing) (?:the )?(?:formation|members|names|selection|line-?up) of (?:the |our )?(?:[\\p{L}\\d'&-]+ ){0,5}${chosen}|(?:welcome|welcoming|congratulate|congratulating|introduce|introducing) (?:\\p{L}+ ){0,2}(?:the |our )(?:\\d+ )?(?:new )?(?:[\\p{L}\\d'&-]+ ){0,5}${chosen})\\b`,
  'iu',
);
const tellsChosen = ({ reading, text }: Guidelines): boolean => {
  const [first] = reading.blocks;
  const head = first && first.type !== 'table' ? first.text : '';
  return announcesChosen.test(withoutPictures(head).trim()) && welcomes.test(text);
};

/** "1,204 applications, 188 grants": the sum of a year. */
const counted =
  /\b\d[\d,]* (?:applications|proposals|requests)(?: received)?\b[^.]{0,40}\b\d[\d,]* (?:grants|awards|projects)\b/i;
const ofYear =
  /\b(?:year in (?:numbers|review)|in review|(?:the |our )?(?:median|average) (?:grant|award) was|by the numbers)\b/i;

const asked = /^(?:number of )?(?:applicants|applications|proposals)(?: received)?$/i;
const got =
  /^(?:grantees|(?:total |average )?(?:amount )?(?:granted|awarded|distributed)|awards?)\b/i;

/** A table of how many applied and how many got something tells of a round that is over. */
const countsGrantees = ({ reading }: Guidelines): boolean =>
  reading.blocks.some((block) => {
    const head = block.type === 'table' ? (block.rows[0] ?? []).map((cell) => cell.trim()) : [];
    return head.some((cell) => asked.test(cell)) && head.some((cell) => got.test(cell));
  });

/** Whether a paper gathers the news of who gave what to whom. */
export const tellsAwards = (guidelines: Guidelines): boolean =>
  [told, announced].some((words) => words.test(guidelines.text.slice(0, early))) ||
  countsGrantees(guidelines) ||
  tellsChosen(guidelines) ||
  (counted.test(guidelines.text) && ofYear.test(guidelines.text));
