import { comparable } from '../text/normalize.ts';
import { organizationNouns } from '../text/name-words.ts';
import { type Candidate, candidateOf, likelyUnits } from './candidate.ts';
import { bareName, isName, namePhrases, withoutCapitals } from './name-phrases.ts';
import { chanceOf, type JudgedUnit, type Paper } from './paper.ts';

type Mention = { text: string; unit: JudgedUnit; chance: number };
type Phrase = { bare: string; mentions: Mention[]; support: number };

const mostPhrases = 150;
/** So much of the evidence for a longer phrase does not count for one within it. */
const nestedShare = 0.7;
/** The least share of its evidence that a phrase has outside the longer phrase that holds it most often. */
const leastAlone = 0.1;

/**
 * Names of the organization: the phrases that units which name it have in common. A phrase counts as often as it
 * occurs outside longer ones (the C-value of term extraction), each time by the chance of its unit.
 */
export function findNames(paper: Paper): Candidate[] {
  const phrases = phrasesOf(paper);
  const whole = wholeLines(paper);
  const frame = [paper.reading.title ?? '', ...(paper.reading.origin?.names ?? [])].map(comparable);
  return phrases.flatMap((phrase) => {
    const { bare, mentions, support } = phrase;
    const longer = phrases.filter((other) => other.bare !== bare && holds(other.bare, bare));
    const within = Math.max(0, ...longer.map((other) => other.support));
    // a part of one name that never stands by itself
    if (support - within < leastAlone * support) return [];
    const words = bare.split(' ');
    const noun = words.some((word) => organizationNouns.has(word));
    const evidence =
      (support - nestedShare * within) *
      Math.log2(1 + Math.min(words.length, 6)) *
      (noun ? 1.3 : 1) *
      (whole.has(bare) ? 1.3 : 1) *
      (frame.some((text) => holds(text, bare)) ? 1.5 : 1);
    return [candidateOf(firstSure(mentions), withoutCapitals(spelling(mentions).text), evidence)];
  });
}

function phrasesOf(paper: Paper): Phrase[] {
  const mentions = new Map<string, Mention[]>();
  for (const { unit, chance } of likelyUnits(paper, 'name')) {
    const named = unit.values.filter(({ type }) => type === 'organization').map(({ text }) => text);
    for (const text of namePhrases(unit.text, named)) {
      const bare = bareName(text);
      if (!bare || !isName(text)) continue;
      mentions.set(bare, [...(mentions.get(bare) ?? []), { text, unit, chance }]);
    }
  }
  return [...mentions]
    .map(([bare, all]) => {
      const units = new Map(
        all.map(({ unit, chance }) => [unit, chance - 0.5 * chanceOf(unit, ['others'])]),
      );
      return { bare, mentions: all, support: [...units.values()].reduce((a, b) => a + b, 0) };
    })
    .sort((a, b) => b.support - a.support)
    .slice(0, mostPhrases);
}

/** Lines that are a name and nothing else, such as a letterhead. */
const wholeLines = (paper: Paper): ReadonlySet<string> =>
  new Set(likelyUnits(paper, 'name').map(({ unit }) => bareName(unit.text)));

const holds = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** Of the spellings of a name the likeliest one with small letters; with its legal form if one has it. */
function spelling(mentions: readonly Mention[]): Mention {
  const weight = ({ text, chance }: Mention): number =>
    chance + (/\p{Ll}/u.test(text) ? 1 : 0) + (/\b(?:Inc|Ltd|LLC)\b/i.test(text) ? 0.5 : 0);
  return mentions.reduce((best, each) => (weight(each) > weight(best) ? each : best));
}

/** The first unit that names it and is not much less sure than the surest. */
function firstSure(mentions: readonly Mention[]): JudgedUnit {
  const least = 0.5 * Math.max(...mentions.map(({ chance }) => chance));
  return (mentions.find(({ chance }) => chance >= least) ?? mentions[0]!).unit;
}
