import { anyOf } from '../../values/any-of.ts';

/** Researchers, who may apply through their institution: "must hold a Ph.D.". */
export const researcherPattern = anyOf(
  /\b(?:ph\.?d|doctoral|doctorate|postdoc\w*|faculty|principal investigators?|employed (?:by|at))\b/i,
  /\bbe (?:(?:an?|the|or|and|young|early[- ]career|mid[- ]career|senior|independent|established) ){0,4}(?:researchers?|scientists?|scholars?)\b/i,
);
const member = /\bmembers?\b/i;
/** People who cannot apply as an organization: members of a family, tribe or staff, students, citizens. */
const personal = anyOf(
  /\b(?:family|household|tribal|staff|faculty|team|crew|band|board) members?\b/i,
  /\bmembers? of (?:[\w-]+ ){0,4}(?:famil\w+|households?|tribes?|nations?|minorit\w+|groups?|populations?|military|forces|staff|faculty|clergy)\b/i,
  /\b(?:(?:under)?graduates?|students?|enroll?ed|citizens?|nationals?|residents?|individuals?|artists?|journalis\w+)\b/i,
  /\b(?:years? old|years of age|aged?|child(?:ren)?|parents?|guardians?|degrees?)\b/i,
);

/**
 * Chooses the question if all rules about people are about researchers, through whom an organization can apply, or
 * about members of the funder's society, which an organization can be itself. Returns undefined if any rule is about
 * other people.
 */
export function chooseQuestionForApplicant(texts: readonly string[]): string | undefined {
  const isResearch = (text: string): boolean => researcherPattern.test(text);
  const isMembership = (text: string): boolean => member.test(text) && !personal.test(text);
  if (!texts.every((text) => isResearch(text) || isMembership(text))) return undefined;
  return texts.some(isResearch)
    ? 'Does someone at your organization meet this?'
    : 'Do you meet this?';
}
