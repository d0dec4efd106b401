import { capitalize } from '@grantwright/analyst';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

const leastParts = 3;
const longest = 12;
/** Under these, nouns in a row are what is paid for or who may apply. */
const ofOtherThings = /\b(?:budget|costs?|expens\w*|eligib\w*|contact|attachments?|format)\b/i;

/**
 * "Project description (five pages): Title. Significance (…). Objectives and methods. Timetable.": a part that
 * is told as a row of names consists of those. Each comes with what its brackets say.
 */
export const innerParts = (name: string, rest: string): { name: string; told: string[] }[] => {
  if (ofOtherThings.test(name)) return [];
  const pieces = rest
    .split(/[.;]\s+(?:and\s+)?(?=\p{L})(?![^()]*\))/u)
    .map((piece) => piece.replace(/[.;]$/, '').trim())
    .filter(Boolean);
  const parts = pieces.map((piece) => {
    const [, bare = piece, inside] = /^([^()]+?)\s*\(([^()]{12,})\)$/.exec(piece) ?? [];
    return { name: capitalize(sectionName(bare)), told: inside ? [inside] : [] };
  });
  return parts.length >= leastParts &&
    parts.every((part) => isSectionName(part.name) && part.name.split(' ').length <= longest) &&
    parts.filter((part) => soundsLikeSection(part.name)).length >= parts.length / 2
    ? parts
    : [];
};
