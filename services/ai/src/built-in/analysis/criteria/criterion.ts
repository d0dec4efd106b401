import { squeeze } from '@grantwright/analyst';

/** One thing reviewers look at, and what it weighs where the guidelines say so. */
export type Criterion = {
  name: string;
  points?: number;
  percent?: boolean;
  quote: string;
  block: number;
  page?: number;
};

/** Titles over what applications are judged by. */
export const heading =
  /\b(?:(?:evaluation|review|selection|scoring|merit|award|rating|judging|assessment|funding) (?:criteria|criterion|factors?|rubric|process|and selection)|criteria(?: for (?:selection|evaluation|review|funding))?$|criteria for (?:awarding|granting|selecting|choosing|the award of)\b|how (?:we|applications|proposals) (?:are |will be )?(?:review|evaluat|scor|select|judg|assess)|scoring|rubric|review of applications|application review|proposal evaluation|what we look for|^criterion\b)/i;

/** "20 points", "up to 15 %" */
export const points =
  /(?:\(|\b|-\s*)(?:up to |maximum (?:of )?|max\.? |total )?(\d{1,3}(?:\.\d)?)\s*(points?|pts\.?|%|percent)(?![\w.])/i;
/** "Need (20%)", "Need: 20 points": the weight in brackets or at an end, not a share of something in a sentence. */
export const weighs = (text: string): boolean => {
  const match = points.exec(text);
  if (!match) return false;
  if (!/%|percent/i.test(match[2] ?? '')) return true;
  return (
    /^\(/.test(match[0]) ||
    text[match.index - 1] === '(' ||
    match.index + match[0].length > text.length - 4 ||
    match.index < 3
  );
};

/** The name of a criterion without its number and its weight. */
export const tidy = (text: string): string =>
  squeeze(text)
    .replace(/^(?:the )?(?:\w+ )?criteria\.?(?:--|:)\s*(?=\S)/i, '')
    .replace(
      /^(?:scored )?(?:review |evaluation |selection )?(?:criteri(?:on|a)|factor|section)\s+[\dA-Z]{1,2}(?:\s?\(\w\))?\s*[.:-]\s*/i,
      '',
    )
    .replace(/^(?:\(?[\dA-Za-z]{1,2}[.)])\s+/, '')
    .replace(
      /\s*[([]?(?:up to |maximum (?:of )?|max\.? |worth |weight(?:ed)?:? |total )?\d{1,3}(?:\.\d)?\s*(?:points?|pts\.?|%|percent)(?: (?:possible|max(?:imum)?|total))?[)\]]?.*$/i,
      '',
    )
    .replace(/\s*[:;.,-]+$/, '')
    .trim();
