import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { proseSentences } from '../prose-sentences.ts';
import { capitalName } from './clean-name.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*`;
const name = `${word}(?: (?:(?:of|the|and|for|in|on|&) ){0,2}${word}){0,9}(?:,? Inc\\.?)?`;
/** "It changed its name from Relief Fund to Charity Trust", "… was renamed the Elm Row Trust". */
const changed = new RegExp(
  `\\b(?:changed|amended|shortened|altered) (?:its|our|the) (?:legal |official |registered |corporate )?name,? (?:in \\d{4},? )?(?:from (?:the )?["“]?(${name})["”]? )?to (?:the )?["“]?(${name})`,
  'u',
);
const renamed = new RegExp(
  `^(?:In \\d{4},? )?(?:[Tt]he (?:trust|society|association|charity|club|organi[sz]ation|group|foundation|company|corporation)|[Ii]t|[Ww]e) (?:was|were|has been|have been) (?:\\p{L}+ly )?renamed (?:as )?(?:the )?["“]?(${name})`,
  'u',
);
/** Under what name a body was set up: "by trust deed under the name of the Guild of Weavers Relief Fund". */
const setUpAs = new RegExp(
  `\\b(?:under the (?:original )?name(?: of)?|originally (?:named|called|known as)|as) (?:the )?["“]?(${name})`,
  'gu',
);
const ofABody =
  /^(?:it|we|(?:the|our|this) (?:trust|society|association|charity|club|organi[sz]ation|group|foundation|company|corporation|board|members(?:hip)?)|in|on|since|by)\b/i;

/** What a body is called since it changed its name; where only the end changed, with the beginning of the old name. */
export const fromChanges = (paper: Paper): Candidate[] => {
  if (paper.kind !== 'other' && paper.kind !== 'report') return [];
  const sentences = proseSentences(paper);
  const former = sentences.flatMap(({ text }) =>
    [...text.matchAll(setUpAs)].map(([, old = '']) => old.replace(/\.$/, '')),
  );
  return sentences.flatMap(({ text, line }): Candidate[] => {
    const [, from, to] = changed.exec(text) ?? [];
    const now = to ?? renamed.exec(text)?.[1];
    if (!now || !ofABody.test(text)) return [];
    const whole = from ? former.find((old) => old !== from && old.endsWith(` ${from}`)) : undefined;
    const value = capitalName(whole ? `${whole.slice(0, -(from?.length ?? 0))}${now}` : now);
    return value && value.includes(' ') ? [candidate(value, line, 2.2, text)] : [];
  });
};
