import type { Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';

const kinds = 'City|Town|Township|Village|Borough|County|Municipality|Shire|District|Parish';
/** "Town of Elm Row", "Elm Row Township": the municipality on whose site its library or museum has a page. */
const municipality = new RegExp(
  `^(?:The )?(?:(?:${kinds}|City and County) of (?:the )?\\p{Lu}.{2,40}|\\p{Lu}.{2,40} (?:${kinds}))$`,
  'u',
);
const kindOf = new RegExp(`\\b(?:The|${kinds}|of|the)\\b`, 'g');
const departments =
  /\b(?:Public Library|Library|Museum|Archives|Arts Council|Historical Society|Senior Cent(?:er|re)|Community Cent(?:er|re)|Fire (?:Department|Company)|Animal Shelter|Theat(?:er|re)|Conservation Commission|Land Trust)$/;
const topLines = 4;

const isMunicipality = (name: string): boolean => municipality.test(name);

const isHeadedBy = (lines: Line[], title: string | undefined, noun: string): boolean =>
  [title ?? '', ...lines.slice(0, topLines).map(({ text }) => text)].some((text) =>
    text.toLowerCase().includes(noun.toLowerCase()),
  );

/** The body of a town that bears the town's name, on a page headed by what it is, before the town itself. */
export const beforeItsTown = (paper: Paper, found: Candidate[]): Candidate[] => {
  const towns = found.filter(({ value }) => isMunicipality(value));
  if (towns.length === 0) return found;
  const own = found.some(({ value }) => {
    const noun = departments.exec(value)?.[0].split(' ').at(-1);
    return (
      noun !== undefined &&
      isHeadedBy(paper.lines, paper.title, noun) &&
      towns.some((town) => value.includes(town.value.replace(kindOf, '').trim()))
    );
  });
  return own ? found.filter(({ value }) => !isMunicipality(value)) : found;
};
