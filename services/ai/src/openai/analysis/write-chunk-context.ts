import type { ExtractedText } from '@grantwright/shared/contract';
import type { DataPart } from '../delimit-data.ts';
import { createOutline } from '../chunks/create-outline.ts';
import type { QuoteFinder } from '../quotes/find-quote.ts';
import type { ModelAnalysis } from './analysis-schema.ts';

const maxNames = 20;
const maxChars = 1_200;

/** Returns the outline of a long document, and the names and deadlines stated in its first chunk. */
export function writeChunkContext(
  extractedText: ExtractedText,
  { contains }: QuoteFinder,
  first: readonly ModelAnalysis[],
): DataPart[] {
  const verifyName = (name: string | null) => (name && contains(name) ? [name] : []);
  const lines = [
    ...first.slice(0, 1).flatMap(({ status }) => (status ? [`Status: ${status}`] : [])),
    ...first.flatMap(({ grantProgram }) =>
      verifyName(grantProgram).map((name) => `Program: ${name}`),
    ),
    ...first.flatMap(({ funder }) => verifyName(funder).map((name) => `Funder: ${name}`)),
    ...first
      .flatMap(({ steps }) => steps)
      .filter(({ kind, words }) => kind === 'application' && contains(words))
      .map(({ words }) => `Application due: ${words}`),
    ...first
      .flatMap(({ sections }) => sections)
      .filter(({ name }) => contains(name))
      .slice(0, maxNames)
      .map(({ name }) => `Section: ${name}`),
  ];
  return [
    { name: 'outline', text: createOutline(extractedText) },
    { name: 'found', text: [...new Set(lines)].join('\n').slice(0, maxChars) },
  ].filter(({ text }) => text !== '');
}
