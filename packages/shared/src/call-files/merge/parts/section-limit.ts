import type { SectionDetail } from '../../../contract/analysis.ts';
import type { LengthLimit } from '../../../contract/text-limits.ts';
import { findValues } from '../../wording/values-by-unit.ts';
import type { Statement } from '../../wording/statement.ts';
import { removeArticle } from './section-name.ts';

export const limitUnits = ['words', 'pages', 'characters'] as const;

export const formatLimit = (limit: LengthLimit): string =>
  limitUnits
    .flatMap((unit) => {
      const value = limit[unit];
      if (value === undefined) return [];
      return `${value.toLocaleString('en-US')} ${value === 1 ? unit.slice(0, -1) : unit}`;
    })
    .join(', ');

/** Finds a later statement that names the section and one length: "Narrative: now 8 pages". */
export function findSectionLimit(
  section: SectionDetail,
  sections: readonly SectionDetail[],
  statements: readonly Statement[],
): Pick<SectionDetail, 'limit' | 'quote' | 'page' | 'file'> | undefined {
  for (const { words, values, fact } of statements) {
    if (findOnlyNamed(sections, words) !== section) continue;
    if (!isSubject(removeArticle(section.name), words)) continue;
    const lengths = limitUnits.flatMap((unit) => {
      const [value, ...others] = values.get(unit.slice(0, -1)) ?? [];
      return value === undefined
        ? []
        : [{ unit, value: Number(value), isOnly: others.length === 0 }];
    });
    if (lengths.length === 0 || !lengths.every(({ isOnly, value }) => isOnly && value > 0))
      continue;
    const { quote, page, file } = fact;
    const limit = Object.fromEntries(lengths.map(({ unit, value }) => [unit, value]));
    return { limit, quote, page, file };
  }
  return undefined;
}

/**
 * Finds the section named by the text: of several that share words, the one with the longest name. Returns undefined if
 * the text also names others, whose lengths then add up.
 */
function findOnlyNamed(
  sections: readonly SectionDetail[],
  words: string,
): SectionDetail | undefined {
  let rest = ` ${words} `;
  const named = sections
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const before = rest;
      rest = rest.replace(` ${removeArticle(name)} `, '  ');
      return rest !== before;
    });
  return named.length === 1 ? named[0] : undefined;
}

/** Words around the subject of a limit: "The page limit for the narrative is now". */
const limitWords = new Set(
  (
    'a an and answer applicants are at be been can cannot character characters delete each exceed exceeding ' +
    'excluding for from has have how in including increased insert is it its keep length limit limited limits ' +
    'long longer maximum may more must no not now of on only page pages part per please provide question ' +
    'raised reduced replace revised section sections shall should size strike submit than the to total up use what will ' +
    'within word words write yes your'
  ).split(' '),
);

const isLimitWord = (word: string): boolean =>
  limitWords.has(word) || /^[aq]?\d+$/.test(word) || findValues(`${word} pages`).size > 0;

/** Whether a limit applies to the named section itself, not to an attachment or a topic of it. */
function isSubject(name: string, words: string): boolean {
  const start = ` ${words} `.indexOf(` ${name} `);
  const before = words.slice(0, start).split(' ').filter(Boolean);
  const [next] = words
    .slice(start + name.length)
    .split(' ')
    .filter(Boolean);
  return [...before, ...(next === undefined ? [] : [next])].every(isLimitWord);
}
