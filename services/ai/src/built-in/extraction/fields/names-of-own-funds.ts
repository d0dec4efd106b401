import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

/** "ERA Development Fund", in the papers of ERA: what a body has under its own letters. */
const ownThing =
  /^([A-Z][A-Za-z]?[A-Z]{1,6}) (?:\p{Lu}\p{L}+ ){0,3}(?:Funds?|Programs?|Programme|Project|Awards?|Grants?|Scholarships?|Prize|Campaign|Initiative|Endowment|Conference|Summit|Journal|Newsletter)$/u;
const asStated = 2.5;
const moreOften = 3;

/** A fund or program is no body where the paper speaks of its letters alone, and far more often. */
export const withoutOwnFunds = ({ lines }: Paper, found: Candidate[]): Candidate[] =>
  found.filter(({ value, trust }) => {
    const letters = trust < asStated ? ownThing.exec(value)?.[1] : undefined;
    if (letters === undefined) return true;
    const text = lines.map((line) => line.text).join('\n');
    const alone = new RegExp(`(?<![\\p{L}\\d])${letters}(?![\\p{L}\\d]| \\p{Lu})`, 'gu');
    return (text.match(alone)?.length ?? 0) < moreOften * (text.split(value).length - 1);
  });
