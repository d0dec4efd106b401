import type { ExtractedText } from '@grantwright/shared/contract';
import { splitIntoPlainUnits } from '../document/split-into-units.ts';
import { findValues, type Value } from '../text/values.ts';

type DatedUnit = { text: string; values: readonly Value[] };

const openingUnits = 30;
const maxLineChars = 160;
const ownHistory = /\b(?:founded|established|incorporated|since|formed|organi[sz]ed|rev\.)/i;

/** Dates a document by the latest year in its title, opening or publisher details. */
export function findDocumentYear({
  extractedText,
  units,
  publisherDetails,
}: {
  extractedText: Pick<ExtractedText, 'title'>;
  units: readonly DatedUnit[];
  publisherDetails: readonly DatedUnit[];
}): number | undefined {
  const inTitle = [...(extractedText.title ?? '').matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(Number);
  const years = [...units.slice(0, openingUnits), ...publisherDetails]
    .filter(({ text }) => text.length <= maxLineChars && !ownHistory.test(text))
    .flatMap(({ values }) =>
      values.flatMap((value) => (value.type === 'date' ? (value.year ?? []) : [])),
    )
    .filter((year) => year >= 1950 && year < 2100);
  const all = [...inTitle, ...years];
  return all.length > 0 ? Math.max(...all) : undefined;
}

/** Finds the year of extracted text, reading no more of it than necessary. */
export function findTextYear(extractedText: ExtractedText): number | undefined {
  const { publisherDetails = [] } = extractedText;
  const listDatedUnits = (part: ExtractedText): DatedUnit[] =>
    splitIntoPlainUnits(part).map(({ text }) => ({ text, values: findValues(text) }));
  return findDocumentYear({
    extractedText,
    units: listDatedUnits({
      ...extractedText,
      blocks: extractedText.blocks.slice(0, openingUnits),
    }),
    publisherDetails: listDatedUnits({ ...extractedText, blocks: publisherDetails }),
  });
}
