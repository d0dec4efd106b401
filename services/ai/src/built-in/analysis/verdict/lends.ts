import type { Guidelines } from '../guidelines.ts';

const ofLoan =
  /\b(?:loans?|lend(?:s|ing|ers?)?|borrow(?:s|ed|ing|ers?)?|microloans?|mortgages?|financing)\b/gi;
const fewestOfLoan = 2;
/** What is said of money that is to come back. */
const comesBack =
  /\b(?:interest(?: rates?)?(?: is| of|-free| between| at|:)|free of interest|\d% interest|(?:fixed|variable|prime) rate|rates? (?:from|of|are|is)|% of prime|apr\b|repa(?:y|id|yments?|yable)|paid back|pay back|collateral|co-?signer|personal guarantee|secured by|unsecured|lien|down payment|credit (?:score|history)|borrowers?|borrow up to|closing costs|amorti[sz]\w+)/gi;
const fewestComesBack = 2;
/** A gift beside the loan; the grant that a bridge spans, or that pays a loan off, is told by its own words. */
const given =
  /\b(?:grants? (?:and|or) loans?|loans? (?:and|or) grants?|grants? of (?:up to )?[$€£]\s?\d|for a grant\b|the grant pays|grants? (?:are|is|can|may|will)|(?:we|which|that|and) (?:also )?(?:gives?|makes?|awards?|offers?) grants?|grant applications?|forgiv(?:able|en|eness)|fellowships?|stipends?)\b/i;

const distinct = (text: string, words: RegExp): number =>
  new Set(text.match(words)?.map((said) => said.toLowerCase())).size;

/** Whether a paper offers money that must be paid back, and none that need not. */
export const lendsOnly = ({ text }: Guidelines): boolean =>
  (text.match(ofLoan)?.length ?? 0) >= fewestOfLoan &&
  distinct(text, comesBack) >= fewestComesBack &&
  !given.test(text);
