import type { ClassifiedDocument } from './classified-document.ts';

const openingUnits = 30;
const maxLineChars = 160;
const ownHistory = /\b(?:founded|established|incorporated|since|formed|organi[sz]ed|rev\.)/i;

/** Dates a document by the latest year in its title, opening or publisher details. */
export function documentYear({
  reading,
  units,
  publisherDetails,
}: ClassifiedDocument): number | undefined {
  const inTitle = [...(reading.title ?? '').matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(Number);
  const years = [...units.slice(0, openingUnits), ...publisherDetails]
    .filter(({ text }) => text.length <= maxLineChars && !ownHistory.test(text))
    .flatMap(({ values }) =>
      values.flatMap((value) => (value.type === 'date' ? (value.year ?? []) : [])),
    )
    .filter((year) => year >= 1950 && year < 2100);
  const all = [...inTitle, ...years];
  return all.length > 0 ? Math.max(...all) : undefined;
}
