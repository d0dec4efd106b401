import { mainVerb } from '../grammar/main-verb.ts';
import { subjectArticle } from '../grammar/subject-article.ts';
import { sentence } from '../grammar/write-sentence.ts';
import { inASentence } from './frames/in-a-sentence.ts';
import { topLevelParts } from './frames/top-level-parts.ts';
import { isCaution } from './for-the-writer.ts';
import { isReadable } from './readable.ts';

/** A part of a note: a sentence that stands by itself, or words that nothing can be made of. */
export type Salvaged = { text: string; note: string; readable: boolean };

/** What depends on another clause says something else without it. */
const conditional =
  /\b(?:if|unless|would|could|might|whether|hope|likely|probably|depends|instead of|except|supposed)\b/i;
const dependent =
  /^(?:ours|mine|theirs|others|and|or|but|which|who|whom|that|so|then|plus|also|was|were|is|are|not|it|he|she|they|this|these|those|them|one|both|some|of|rest|the rest|same|because|since|although|while|as|than|when)\b/i;
/** "he will take 890": the amount has lost its unit. */
const withoutUnit = /(?<![$€£\d.,'’-])\b(?!(?:19|20)\d\d\b)\d{2,}(?:\.\d+)?$/;
const unitless = /(?<![$€£\d.,])\b\d{3,}(?:\.\d+)? (?:a|an|per|each) (?:month|year|week|hour)\b/i;
/** "city lets us have it", "mine is 12": what is meant stands elsewhere. */
const pointsElsewhere = /\b(?:it|that|them|this|those|these)$/i;
/** "Other funding comes from the county; two foundations": the list goes on. */
const opensList = /\b(?:comes? from|includes?|including|such as|like|are|were)\b/i;
/** "11 went to college": who they are stands before it. */
const countAlone = /^\d[\d,.]*%? (?:\p{L}+ )?\p{L}+(?:ed|t)\b|^\d[\d,.]*$/u;
const newThought =
  /(?<=\b(?:\p{Lu}\.\p{Lu}\.|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.)) (?=\p{Lu}\p{Ll}{3,} (?!\p{Lu}))/u;
const named =
  /^(?:Who [\p{L} ]+: )?(\p{Lu}[\p{L}.'’-]+(?: (?:&|and) \p{Lu}[\p{L}.'’-]+)*), (?:they(?:'ve|’ve| have)|who have) /u;
const subject = /^(?:we|our|the|an?|each|every|nobody|\d|\p{Lu})/iu;
const fewestWords = 4;

/** One part as a sentence, where it has a subject and a verb of its own. */
const ownSentence = (part: string, names: ReadonlySet<string>): string | undefined => {
  if ([dependent, withoutUnit, unitless, pointsElsewhere, countAlone].some((one) => one.test(part)))
    return undefined;
  const framed = inASentence(part, { names });
  if (framed) return isReadable(sentence(framed)) ? sentence(framed) : undefined;
  const own = sentence(subjectArticle(part, names));
  const verb = mainVerb(own);
  return verb !== undefined &&
    verb.at > (/^\d/.test(own) ? 2 : 0) &&
    part.split(' ').length >= fewestWords &&
    subject.test(own) &&
    isReadable(own)
    ? own
    : undefined;
};

/**
 * What can be read of a note of several fragments: each clause that is whole by itself as a sentence,
 * the words between them as they were typed. One part where nothing of it is certain.
 */
export const salvage = (note: string, names: ReadonlySet<string>): Salvaged[] => {
  const whole = [{ text: note, note, readable: false }];
  if (conditional.test(note) || isCaution(note)) return whole;
  // What a colon opens is one list.
  if (/^[^,;]*:/.test(note) && !named.test(note)) return whole;
  const parts = note
    .replace(/[.!]+$/, '')
    .replace(named, (_, who: string) => `${who.replace(' & ', ' and ')} have `)
    .split(newThought)
    .flatMap((thought) => topLevelParts(thought, /[,;] | [-–—] /));
  if (parts.length < 2) return whole;
  const found = parts.reduce<Salvaged[]>((kept, part, at) => {
    // What goes on from a clause would lose it.
    const next = parts[at + 1] ?? '';
    const goesOn =
      dependent.test(next) || (next !== '' && opensList.test(part) && !ownSentence(next, names));
    const own = goesOn ? undefined : ownSentence(part, names);
    const before = kept.at(-1);
    if (own) kept.push({ text: own, note: part, readable: true });
    else if (before && !before.readable) {
      const text = `${before.text}, ${part}`;
      kept[kept.length - 1] = { text, note: text, readable: false };
    } else kept.push({ text: part, note: part, readable: false });
    return kept;
  }, []);
  return found.some(({ readable }) => readable) ? found : whole;
};
