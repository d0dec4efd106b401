import type { Guidelines } from '../guidelines.ts';

const admits =
  /\b(?:apply(?:ing)? for membership|membership applications?|applications? for membership|applicants? for membership)\b/i;
const ofMembers = /\bmembership\b/gi;
const fewestOfMembers = 4;
const ofMoney =
  /\b(?:grants?|funding|fellowships?|stipends?|scholarships?|bursar(?:y|ies)|awards?)\b/gi;
const mostOfMoney = 2;

/** Who applies there becomes a member, and gets nothing. */
export const admitsMembers = ({ text }: Guidelines): boolean =>
  admits.test(text) &&
  (text.match(ofMembers)?.length ?? 0) >= fewestOfMembers &&
  (text.match(ofMoney)?.length ?? 0) <= mostOfMoney;
