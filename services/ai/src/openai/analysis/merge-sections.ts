import type { SectionDetail } from '@grantwright/shared/contract';
import { visibleText, comparable } from '@grantwright/analyst';
import { figuresWithin } from '../reading/figures.ts';
import type { QuoteFinder } from '../reading/find-quote.ts';
import type { AnalysisWire } from './analysis-wire.ts';

type WireSection = AnalysisWire['sections'][number];

/** One section for each name, in order; later parts add what earlier ones did not say. Unknown to the document: left out. */
export function mergeSections(finder: QuoteFinder, stated: WireSection[]): SectionDetail[] {
  const sections = new Map<string, SectionDetail>();
  for (const wire of stated) {
    const section = toSection(finder, wire);
    if (!section) continue;
    const key = comparable(section.name);
    const earlier = sections.get(key);
    sections.set(key, earlier ? merge(earlier, section) : section);
  }
  return [...sections.values()];
}

function toSection(finder: QuoteFinder, wire: WireSection): SectionDetail | undefined {
  const name = visibleText(wire.name).text.trim();
  const found = wire.quote ? finder.find(wire.quote) : undefined;
  if (name === '' || (!found && !finder.says(name))) return undefined;
  const limit = toLimit(finder, wire);
  return {
    name,
    description: wire.description.trim() || wire.prompts.join(' ').slice(0, 2_000),
    required: wire.required,
    ...(limit && { limit }),
    prompts: wire.prompts.map((prompt) => prompt.trim()).filter((prompt) => prompt !== ''),
    ...(wire.points !== null && finder.says(String(wire.points)) && { points: wire.points }),
    ...found,
  };
}

/** A limit counts only where the document has its figure somewhere, in digits or in words. */
function toLimit(finder: QuoteFinder, wire: WireSection): SectionDetail['limit'] {
  const stands = (value: number | null) =>
    value !== null &&
    (finder.says(String(value)) ||
      finder.says(value.toLocaleString('en-US')) ||
      finder.says(inWords[value] ?? '') ||
      (wire.quote !== null && figuresWithin(String(value), wire.quote) && finder.says(wire.quote)));
  const limit = {
    ...(stands(wire.words) && { words: wire.words ?? undefined }),
    ...(stands(wire.pages) && { pages: wire.pages ?? undefined }),
    ...(stands(wire.characters) && { characters: wire.characters ?? undefined }),
  };
  return Object.keys(limit).length > 0 ? limit : undefined;
}

const inWords: Record<number, string> = {
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
