import type { Guidelines } from '../guidelines.ts';
import { headOf } from './head-of.ts';
import { amountsToAsk } from './signs-of-call.ts';

const call =
  /\bcalls? for (?:papers?|proposals?|abstracts?|presentations?|sessions?|talks?|speakers?|posters?|submissions?|contributions?|participation|panels?)\b|\b(?:submit|propose) (?:a|your) (?:session|talk|paper|panel|presentation|abstract|poster)\b/i;
const gathering =
  /\b(?:conference|convention|congress|symposium|annual meeting|summit|colloquium|conf|meetup|forum|festival of ideas)\b/i;
/** What is said of who stands on a stage, and of who pays to be there. */
const ofStage =
  /\b(?:presenters?|presentations?|presenting|speakers?|sessions?|panel(?:ist)?s?|papers?|posters?|roundtables?|keynotes?|talks?|authors?|attend(?:ees?|ance)?|registration|register|program committee)\b/gi;
const gives =
  /\b(?:grants?|funding|funded|fund|stipends?|bursar(?:y|ies)|scholarships?|fellowships?|honorari(?:um|a)|reimburse\w*|travel (?:support|awards?)|prizes?|prize money|cash)\b|[$€£]\s?\d/gi;
const fewestOfStage = 8;
/** So many words of the stage for each of money: a grant to travel there speaks of both. */
const leastShare = 8;

/** A call for what is to be said at a conference: whoever is taken registers and pays, and gets no money. */
export const wantsTalks = (guidelines: Guidelines): boolean => {
  const { text } = guidelines;
  const head = headOf(guidelines);
  if (!call.test(head) || !gathering.test(text)) return false;
  const said = text.match(ofStage)?.length ?? 0;
  const given = text.match(gives)?.length ?? 0;
  return said >= fewestOfStage && given * leastShare <= said && amountsToAsk(guidelines) === 0;
};
