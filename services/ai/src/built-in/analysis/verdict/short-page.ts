import type { Guidelines } from '../guidelines.ts';

/** A page of so few words has none to spare for how it asks. */
const mostWords = 220;
const gift =
  /\b(?:grants?|fellowships?|awards?|scholarships?) (?:program(?:me)?|funding|funds?|application|is|are|provides?)\b/i;
/** What a page of a few lines tells whoever may ask: how much, by when, with what, and who. */
const told = [
  /\b(?:up to|maximum (?:grant )?awards?\b[^.$€£]{0,60}|at most) ?[$€£]\d/i,
  /\b(?:application|grant|submission) deadlines?\b|\bdeadline (?:for|to)\b|\bapplications? (?:are|is) due\b|\bapply by\b/i,
  /\b(?:download|complete|see|use|submit|call)\b[^.]{0,40}\b(?:attached |grant |online )+application\b|\bapply for an?\b/i,
  /\b(?:are|is|for) eligible\b|\beligibility\b|\bmatching funds\b/i,
  /\b(?:each|every|all|completed) (?:grant )?applications? (?:is|are|will be|should be)\b/i,
];
const fewestTold = 4;
/** Who tells of what others gave, or asked for, tells it in the past. */
const past =
  /\b(?:(?:was|were|has been|have been) (?:awarded|given|selected)|recipients?|grantees?|winners?|congratulations|according to|funders|tips)\b/i;

/** A page of a few lines that tells nearly all that one needs to ask for a grant. */
export const isShortPageOfCall = ({ text }: Guidelines): boolean =>
  text.split(/\s+/).length <= mostWords &&
  gift.test(text) &&
  !past.test(text) &&
  told.filter((one) => one.test(text)).length >= fewestTold;
