import type { Guidelines } from '../guidelines.ts';

const services =
  '(?:audit(?:ing)?|accounting|bookkeeping|legal|janitorial|cleaning|insurance|banking|website|web design|architectural|engineering|consult(?:ing|ant)|marketing|printing|catering|construction|IT)';
/** "Audit Services Request for Proposals" */
const title = new RegExp(
  `\\b${services} (?:and [\\w-]+ )?services?\\b|\\b${services} firms?\\b`,
  'i',
);
/** "proposals from accounting firms to provide annual audit services for our organization" */
const wanted =
  /\b(?:proposals|bids|quotes|quotations|offers)\b[^.]{0,60}\bfrom (?:[\w-]+ ){0,6}(?:firms?|vendors?|contractors?|consultants?|companies|providers?|agencies)\b[^.]{0,60}\bto (?:provide|perform|conduct|carry out|supply)\b/i;

/** Whether a paper looks for somebody to do paid work for its writer: no money is given there. */
export const wantsServices = ({ reading, text }: Guidelines): boolean => {
  const heading = reading.blocks.find((block) => block.type === 'heading');
  const head = `${reading.title ?? ''} ${heading?.type === 'heading' ? heading.text : ''}`;
  return title.test(head) && wanted.test(text);
};
