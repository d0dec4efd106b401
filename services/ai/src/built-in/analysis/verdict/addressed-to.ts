import type { Guidelines } from '../guidelines.ts';
import { invitingSigns } from './inviting-signs.ts';
import {
  hasGrant,
  toldToFundraisers,
  toldToGrantees,
  toldToJudges,
  toldToStaff,
} from './readers-signs.ts';

/** Fewer may stand in any call: it tells how it judges, and what whoever wins will have to do. */
const fewest = 4;

/** "If you are successful you sign a grant agreement" is told to who applies. */
const maybe =
  /\b(?:if|once|should|when|would|will|after|successful|winning|selected|winners?|please note)\b[^.\n]*$/i;
const saysSo = (text: string, signs: RegExp[]): boolean =>
  signs.some((sign) =>
    [...text.matchAll(new RegExp(sign, 'gi'))].some(
      ({ index }) => !maybe.test(text.slice(Math.max(0, index - 100), index)),
    ),
  );

const count = (text: string, signs: RegExp[]): number =>
  signs.filter((sign) => sign.test(text)).length;

/** A text to one of these readers speaks of nothing but their work; all but theirs it says in a few ways at most. */
const readers: { seems: string; signs: RegExp[]; also?: RegExp[] }[] = [
  { seems: 'a guide for those who judge applications', signs: toldToJudges },
  { seems: 'a guide for those who already have a grant', signs: toldToGrantees, also: hasGrant },
  { seems: 'an internal policy or manual', signs: toldToStaff },
  { seems: 'advice on how to write applications', signs: toldToFundraisers },
];

/**
 * What a paper seems to be that speaks to others than those who apply: it tells more of what its readers do than it
 * invites anybody to ask, also where it names days, amounts and papers, which are those of its readers.
 */
export const addressedToOthers = ({ text }: Guidelines): string | undefined => {
  const inviting = invitingSigns(text);
  return readers.find(({ signs, also }) => {
    const told = count(text, signs);
    return told >= fewest && told > inviting && (also === undefined || saysSo(text, also));
  })?.seems;
};
