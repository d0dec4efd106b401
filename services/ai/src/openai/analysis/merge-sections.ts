import type { SectionDetail } from '@grantwright/shared/contract';
import { visibleText, comparable } from '@grantwright/analyst';
import { figuresWithin } from '../reading/figures.ts';
import type { QuoteFinder } from '../reading/find-quote.ts';
import type { ModelAnalysis } from './analysis-schema.ts';

type ModelSection = ModelAnalysis['sections'][number];

/**
 * One section per name, in order; later chunks add missing fields. Sections that are not in the document are
 * dropped.
 */
export function mergeSections(finder: QuoteFinder, stated: ModelSection[]): SectionDetail[] {
  const sections = new Map<string, SectionDetail>();
  for (const modelSection of stated) {
    const section = toSection(finder, modelSection);
    if (!section) continue;
    const key = comparable(section.name);
    const earlier = sections.get(key);
    sections.set(key, earlier ? merge(earlier, section) : section);
  }
  return [...sections.values()];
}

function toSection(finder: QuoteFinder, modelSection: ModelSection): SectionDetail | undefined {
  const name = visibleText(modelSection.name).text.trim();
  const found = modelSection.quote ? finder.find(modelSection.quote) : undefined;
  if (name === '' || (!found && !finder.contains(name))) return undefined;
  const limit = toLimit(finder, modelSection);
  return {
    name,
    description: modelSection.description.trim() || modelSection.prompts.join(' ').slice(0, 2_000),
    required: modelSection.required,
    ...(limit && { limit }),
    prompts: modelSection.prompts.map((prompt) => prompt.trim()).filter((prompt) => prompt !== ''),
    ...(modelSection.points !== null &&
      finder.contains(String(modelSection.points)) && { points: modelSection.points }),
    ...found,
  };
}

/** The limits whose numbers are in the document, as digits or spelled out. */
function toLimit(finder: QuoteFinder, modelSection: ModelSection): SectionDetail['limit'] {
  const isInDocument = (value: number | null) =>
    value !== null &&
    (finder.contains(String(value)) ||
      finder.contains(value.toLocaleString('en-US')) ||
      finder.contains(numberNames[value] ?? '') ||
      (modelSection.quote !== null &&
        figuresWithin(String(value), modelSection.quote) &&
        finder.contains(modelSection.quote)));
  const limit = {
    ...(isInDocument(modelSection.words) && { words: modelSection.words ?? undefined }),
    ...(isInDocument(modelSection.pages) && { pages: modelSection.pages ?? undefined }),
    ...(isInDocument(modelSection.characters) && {
      characters: modelSection.characters ?? undefined,
    }),
  };
  return Object.keys(limit).length > 0 ? limit : undefined;
}

const numberNames: Record<number, string> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  12: 'twelve',
  15: 'fifteen',
  20: 'twenty',
};

function merge(earlier: SectionDetail, later: SectionDetail): SectionDetail {
  return {
    ...later,
    ...earlier,
    description: earlier.description || later.description,
    required: earlier.required || later.required,
    prompts: [...new Set([...earlier.prompts, ...later.prompts])].slice(0, 40),
  };
}
