import type { ExtractedText } from '@grantwright/shared/contract';
import type { Unit } from '../document/unit.ts';
import { isState } from '../text/states.ts';
import { normalizeName, isName, listNamePhrases } from './list-name-phrases.ts';

export type NameMention = { text: string; before: string; after: string; isWhole: boolean };

/** A phrase that may name an organization, with its mentions and the units that contain them. */
export type NamePhrase = {
  bare: string;
  mentions: readonly NameMention[];
  units: readonly number[];
};

/** Information about the publisher that is not part of the units. */
export type Frame = Pick<ExtractedText, 'title' | 'origin' | 'publisherDetails'>;

const contextChars = 100;

/** Returns the text outside the body: the title, site names, headers and footers. */
export const listFramedTexts = ({ title = '', origin, publisherDetails = [] }: Frame): string[] => [
  title,
  ...(origin?.names ?? []),
  ...publisherDetails.flatMap((block) =>
    block.type === 'table' ? block.rows.flat() : [block.text],
  ),
];

/** Finds phrases that may name an organization. Acronyms count as mentions of the full name. */
export function findMentionedNames(
  units: readonly Unit[],
  framed: readonly string[],
): NamePhrase[] {
  const phrasesByName = new Map<
    string,
    { bare: string; mentions: NameMention[]; units: number[] }
  >();
  const add = (text: string, organizationNames: readonly string[], unit?: number): void => {
    for (const phrase of listNamePhrases(text, organizationNames)) {
      const bare = normalizeName(phrase);
      if (!bare || !isName(phrase) || isState(phrase)) continue;
      const index = Math.max(0, text.indexOf(phrase));
      const end = index + phrase.length;
      const mention = phrasesByName.get(bare) ?? { bare, mentions: [], units: [] };
      mention.mentions.push({
        text: phrase,
        before: text.slice(Math.max(0, index - contextChars), index),
        after: text.slice(end, end + contextChars),
        isWhole: normalizeName(text) === bare,
      });
      if (unit !== undefined && mention.units.at(-1) !== unit) mention.units.push(unit);
      phrasesByName.set(bare, mention);
    }
  };
  units.forEach(({ text, values }, index) => {
    const organizations = values.filter(({ type }) => type === 'organization');
    add(
      text,
      organizations.map((value) => value.text),
      index,
    );
  });
  for (const text of framed) add(text, []);
  return mergeAcronyms([...phrasesByName.values()]);
}

const shortForm = /^\p{Lu}[\p{Lu}\d-]{1,9}$/u;
/** "(RVF)", "(the “RVF”)", ", hereinafter referred to as "RVF"" */
const definition =
  /^,?(?: Inc\.?)? ?(?:\(|(?:herein\w* )?(?:referred to as|known as|called) )(?:the )?["“”'‘’]?(\p{Lu}[\p{Lu}\d-]{1,9})\b/u;

/** Counts "RVF" as a mention of "River Valley Fund" if the document contains both or defines the acronym. */
function mergeAcronyms(phrases: readonly NamePhrase[]): NamePhrase[] {
  const acronyms = phrases.filter(({ mentions }) =>
    mentions.some(({ text }) => shortForm.test(text)),
  );
  const spelledOut = new Set<string>();
  const all = phrases.map((phrase) => {
    const definedAcronyms = phrase.mentions.flatMap(
      ({ after }) => definition.exec(after)?.[1] ?? [],
    );
    const shortForms = new Set([
      ...listAcronyms(phrase.bare),
      ...definedAcronyms.map(normalizeName),
    ]);
    const short = acronyms.filter(({ bare }) => shortForms.has(bare.replaceAll(' ', '')));
    if (!phrase.bare.includes(' ') || short.length === 0) return phrase;
    for (const { bare } of short) spelledOut.add(bare);
    const both = [phrase, ...short];
    return {
      bare: phrase.bare,
      mentions: both.flatMap(({ mentions }) => mentions),
      units: [...new Set(both.flatMap(({ units }) => units))].sort((a, b) => a - b),
    };
  });
  return all.filter(({ bare }) => !spelledOut.has(bare));
}

/** Returns the initials of a name with and without its function words. */
export function listAcronyms(bare: string): string[] {
  const words = bare.split(' ');
  const content = words.filter((word) => !/^(?:of|the|for|and|in|on|de|des|la|du)$/.test(word));
  return [words, content].map((list) => list.map((word) => word.charAt(0)).join(''));
}
