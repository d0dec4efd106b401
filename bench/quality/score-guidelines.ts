import type { Analysis, Reading } from '@grantwright/shared/contract';
import type { Fact, GuidelinesKey } from './answer-key.ts';

type Result = Omit<Analysis, 'savedDocumentId'>;

export type GuidelinesScore = {
  found: Fact[];
  missed: Fact[];
  /** Reported although the key says that the document does not give it. */
  invented: string[];
  sectionsFound: string[];
  sectionsMissed: string[];
  sectionsExtra: string[];
  /** Lines that no checklist should hold: quotes that are not in the document, repetitions, fragments. */
  noise: string[];
  programmeNamed: boolean;
  lines: number;
};

const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[^\p{L}\p{N}%$€£.]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^\.+|(?<!\.)\.+$/g, ''))
    .filter(Boolean);

const shareIn = (needles: string[], haystack: Set<string>): number =>
  needles.length === 0 ? 0 : needles.filter((word) => haystack.has(word)).length / needles.length;

const figures = (text: string): string[] => words(text).filter((word) => /\d/.test(word));

/** A fact counts as found when a line holds its sentence, or its figures with most of its words. */
const holds = (line: string, fact: Fact): boolean => {
  const said = new Set(words(line));
  const quote = words(fact.quote ?? '');
  if (quote.length >= 3 && shareIn(quote, said) >= 0.8) return true;
  const numbers = figures(fact.value);
  if (numbers.length > 0) return shareIn(numbers, said) === 1 && shareIn(quote, said) >= 0.35;
  const meaning = words(fact.value).filter((word) => word.length > 3);
  return meaning.length > 0 && shareIn(meaning, said) >= 0.7;
};

const isAbsent = (fact: Fact): boolean =>
  fact.quote === null || /^not given|^not in/i.test(fact.value);

const sameSection = (a: string, b: string): boolean => {
  const [left, right] = [words(a.replace(/\([^()]*\)/g, '')), words(b.replace(/\([^()]*\)/g, ''))];
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  return shareIn(short, new Set(long)) >= 0.8;
};

const literals = (reading: Reading): string[] =>
  reading.blocks.flatMap((block) => (block.type === 'table' ? block.rows.flat() : [block.text]));

/** Compares an analysis with what a careful person found. */
export const scoreGuidelines = (
  key: GuidelinesKey,
  analysis: Result,
  reading: Reading,
): GuidelinesScore => {
  const { requirements, sections, deadline } = analysis.details;
  const lines = [
    ...requirements.map(({ text, quote }) => `${text} ${quote ?? ''}`),
    ...sections.map(
      ({ name, description, prompts }) => `${name} ${description} ${prompts.join(' ')}`,
    ),
  ];
  const present = key.facts.filter((fact) => !isAbsent(fact));
  const found = present.filter((fact) => lines.some((line) => holds(line, fact)));
  const invented = key.facts
    .filter(isAbsent)
    .flatMap(({ field }) =>
      field === 'deadline' && deadline ? [`deadline ${deadline.date}`] : [],
    );
  const texts = literals(reading);
  const seen = new Set<string>();
  const noise = requirements.flatMap(({ text, quote }) => {
    const same = words(text).join(' ');
    const repeated = seen.has(same);
    seen.add(same);
    if (repeated) return [`said twice: ${text}`];
    if (quote !== undefined && !texts.some((literal) => literal.includes(quote)))
      return [`quote not in the document: ${quote}`];
    if (words(text).length < 3) return [`fragment: ${text}`];
    return text.length > 640 ? [`too long: ${text.slice(0, 80)}`] : [];
  });
  const names = sections.map(({ name }) => name);
  const wanted = key.sections.flatMap((section) => {
    const parts = /^[^(]+\((.*)\)$/.exec(section)?.[1]?.split(';');
    return parts && parts.length > 1 ? parts.map((part) => part.trim()) : [section];
  });
  const programme = words(key.programme ?? '');
  return {
    found,
    missed: present.filter((fact) => !found.includes(fact)),
    invented,
    sectionsFound: wanted.filter((section) => names.some((name) => sameSection(name, section))),
    sectionsMissed: wanted.filter((section) => !names.some((name) => sameSection(name, section))),
    sectionsExtra: names.filter(
      (name) =>
        !key.sections.some((section) => sameSection(name, section)) &&
        !wanted.some((section) => sameSection(name, section)),
    ),
    noise,
    programmeNamed:
      programme.length > 0 && shareIn(programme, new Set(words(analysis.grantProgram))) >= 0.6,
    lines: requirements.length,
  };
};
