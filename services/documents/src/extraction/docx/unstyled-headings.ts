import {
  childOf,
  descendantsOf,
  elementsOf,
  isToggledOn,
  valueOf,
  wordTextOf,
  type XmlElement,
} from '../xml/tree.ts';

/** Word's default text size in half points. */
const usualSize = 22;
const maxLength = 90;

/**
 * Finds paragraphs that look like headings, since many authors format headings manually. Such a paragraph is short, is
 * bold or larger throughout, and is not a sentence. Ignores tables.
 */
export function findUnstyledHeadings(body: XmlElement): ReadonlySet<XmlElement> {
  const bodySize = bodySizeOf(body);
  const headings = new Set<XmlElement>();
  const visit = (parent: XmlElement): void => {
    for (const child of elementsOf(parent))
      if (child.name === 'w:p') {
        if (looksLikeHeading(child, bodySize)) headings.add(child);
      } else if (child.name !== 'w:tbl') visit(child);
  };
  visit(body);
  return headings;
}

function looksLikeHeading(paragraph: XmlElement, bodySize: number): boolean {
  const runs = [...descendantsOf(paragraph, 'w:r')].filter((run) => wordTextOf(run).trim());
  const text = runs.map(wordTextOf).join('').trim();
  if (text.length > maxLength || /[.;:,!]$/.test(text) || !/\p{L}{2}/u.test(text)) return false;
  return (
    runs.every((run) => isToggledOn(childOf(run, 'w:rPr', 'w:b'))) ||
    runs.every((run) => sizeOf(run, bodySize) >= bodySize * 1.2)
  );
}

/** Returns the most common text size. */
function bodySizeOf(body: XmlElement): number {
  const lengths = new Map<number, number>();
  for (const run of descendantsOf(body, 'w:r')) {
    const size = sizeOf(run, usualSize);
    lengths.set(size, (lengths.get(size) ?? 0) + wordTextOf(run).length);
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? usualSize;
}

/** In half points. */
const sizeOf = (run: XmlElement, inherited: number): number =>
  Number(valueOf(run, 'w:rPr', 'w:sz')) || inherited;
