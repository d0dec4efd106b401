import type { SectionDetail, SectionLimit } from '../../contract/analysis.ts';
import { limits } from '../../contract/constants.ts';
import { isSameName, normalizeName } from '../../submission/sections/same-name.ts';
import { isOnlyReplaced } from '../wording/only-replaced.ts';
import { statedValues } from '../wording/stated-values.ts';
import type { Statement } from '../wording/statement.ts';
import { createChange, stated } from './changes.ts';
import type { LaterStatement } from './later-statement.ts';
import { united } from './lists.ts';
import { canChangeFacts, mergeFact, type Merged, type MergeContext } from './merge-context.ts';
import { hasWeight, weightText } from './weight.ts';
import { withdrawNamed } from './withdraw-named.ts';

const maxPrompts = 40;

/**
 * The sections of all files: those with the same name as one, with the later limit and points.
 *
 * @param statements those of the later file, which may withdraw a section or limit it by its name
 */
export function mergeSections(
  known: readonly SectionDetail[],
  later: readonly SectionDetail[],
  statements: readonly LaterStatement[],
  context: MergeContext,
): Merged<SectionDetail[]> {
  const { value: earlier, changes } = withdrawNamed(known, 'Section', statements, context);
  const merged = earlier.map((section) => {
    const same = later.find(({ name }) => isSameSection(name, section.name));
    const result = same ? mergeSection(section, same, context) : limitedBy(section);
    changes.push(...result.changes);
    return result.value;
  });
  const further = later.filter(
    ({ name }) => !earlier.some((section) => isSameSection(section.name, name)),
  );
  if (context.kind === 'amendment') {
    changes.push(
      ...further.map((section) =>
        createChange({ about: 'Section', after: stated(section.name, section) }),
      ),
    );
  }
  return { value: united(merged, further, limits.sections), changes };

  function limitedBy(section: SectionDetail): Merged<SectionDetail> {
    const limiting = limitOfSection(section, earlier, statements);
    return limiting
      ? mergeSection(section, { ...section, ...limiting }, context)
      : { value: section, changes: [] };
  }
}

/** Apart from an article: "the Project Narrative". */
const isSameSection = (a: string, b: string): boolean =>
  isSameName(a, b) || withoutArticle(a) === withoutArticle(b);
const withoutArticle = (name: string): string => normalizeName(name).replace(/^(?:the|your) /, '');

function mergeSection(
  earlier: SectionDetail,
  later: SectionDetail,
  context: MergeContext,
): Merged<SectionDetail> {
  const of = (what: string) => `${what}: ${earlier.name}`;
  const limit = mergeFact(
    {
      about: of('Length'),
      earlier: earlier.limit && earlier,
      later: later.limit && later,
      textOf: ({ limit: length = {} }) => limitText(length),
    },
    context,
  );
  const points = mergeFact(
    {
      about: of('Points'),
      earlier: hasWeight(earlier) ? earlier : undefined,
      later: hasWeight(later) ? later : undefined,
      textOf: weightText,
    },
    context,
  );
  const changed = [limit.value, points.value].find((section) => section === later);
  const isOptional = !later.required && canChangeFacts(context);
  return {
    value: {
      ...earlier,
      description: earlier.description || later.description,
      required: earlier.required && !isOptional,
      prompts: distinctPrompts(earlier, later),
      ...(limit.value?.limit && { limit: mergedLimit(limit.value, earlier) }),
      ...(points.value?.points !== undefined && { points: points.value.points }),
      ...(points.value?.percent !== undefined && { percent: points.value.percent }),
      ...(changed && sourceOf(changed)),
    },
    changes: [
      ...limit.changes,
      ...points.changes,
      ...(earlier.required && isOptional
        ? [
            createChange({
              about: of('Section'),
              before: stated('Required', earlier),
              after: stated('Optional', later),
            }),
          ]
        : []),
    ],
  };
}

const sourceOf = ({ quote, page, file }: SectionDetail) => ({ quote, page, file });

/** A later limit in another unit applies in addition, unless its sentence replaces the earlier one. */
function mergedLimit({ limit, quote }: SectionDetail, { limit: before = {} }: SectionDetail) {
  const kept = { ...before };
  for (const unit of units) {
    if (isOnlyReplaced(quote, unit.slice(0, -1), String(before[unit]))) delete kept[unit];
  }
  return { ...kept, ...limit };
}

const distinctPrompts = (earlier: SectionDetail, later: SectionDetail): string[] => [
  ...earlier.prompts,
  ...later.prompts
    .filter((prompt) => !earlier.prompts.some((other) => isSameName(other, prompt)))
    .slice(0, maxPrompts - earlier.prompts.length),
];

const units = ['words', 'pages', 'characters'] as const;

const limitText = (limit: SectionLimit): string =>
  units
    .flatMap((unit) => {
      const value = limit[unit];
      if (value === undefined) return [];
      return `${value.toLocaleString('en-US')} ${value === 1 ? unit.slice(0, -1) : unit}`;
    })
    .join(', ');

/** The limit and source of a later statement that names the section and one length: "Narrative: now 8 pages". */
function limitOfSection(
  section: SectionDetail,
  sections: readonly SectionDetail[],
  statements: readonly Statement[],
): Pick<SectionDetail, 'limit' | 'quote' | 'page' | 'file'> | undefined {
  for (const { kind, words, values, fact } of statements) {
    if (kind !== 'limit' || longestNamed(sections, words) !== section) continue;
    if (!isSubject(withoutArticle(section.name), words)) continue;
    const lengths = units.flatMap((unit) => {
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

/** The section with the longest name that a text contains. */
const longestNamed = (
  sections: readonly SectionDetail[],
  words: string,
): SectionDetail | undefined =>
  sections
    .filter(({ name }) => ` ${words} `.includes(` ${withoutArticle(name)} `))
    .sort((a, b) => b.name.length - a.name.length)[0];

/** Words of a limit around its subject: "The page limit for the narrative is now". */
const limitWords = new Set(
  (
    'a an and answer applicants are at be been can cannot character characters each exceed exceeding ' +
    'excluding for from has have how in including increased is it its keep length limit limited limits ' +
    'long longer maximum may more must no not now of on only page pages part per please provide question ' +
    'raised reduced revised section sections shall should size submit than the to total up use what will ' +
    'within word words write yes your'
  ).split(' '),
);

const isLimitWord = (word: string): boolean =>
  limitWords.has(word) || /^[aq]?\d+$/.test(word) || statedValues(`${word} pages`).size > 0;

/** Whether a limit is that of a named section, not of something attached to it or to be written about it. */
function isSubject(name: string, words: string): boolean {
  const at = ` ${words} `.indexOf(` ${name} `);
  const before = words.slice(0, at).split(' ').filter(Boolean);
  const [next] = words
    .slice(at + name.length)
    .split(' ')
    .filter(Boolean);
  return [...before, ...(next === undefined ? [] : [next])].every(isLimitWord);
}
