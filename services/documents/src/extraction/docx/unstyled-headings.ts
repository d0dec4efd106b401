import {
  findChild,
  walkDescendants,
  listElements,
  isToggledOn,
  getValue,
  getWordText,
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
  const bodySize = findBodySize(body);
  const headings = new Set<XmlElement>();
  const visit = (parent: XmlElement): void => {
    for (const child of listElements(parent))
      if (child.name === 'w:p') {
        if (looksLikeHeading(child, bodySize)) headings.add(child);
      } else if (child.name !== 'w:tbl') visit(child);
  };
  visit(body);
  return headings;
}

function looksLikeHeading(paragraph: XmlElement, bodySize: number): boolean {
  const runs = [...walkDescendants(paragraph, 'w:r')].filter((run) => getWordText(run).trim());
  const text = runs.map(getWordText).join('').trim();
  if (text.length > maxLength || /[.;:,!]$/.test(text) || !/\p{L}{2}/u.test(text)) return false;
  return (
    runs.every((run) => isToggledOn(findChild(run, 'w:rPr', 'w:b'))) ||
    runs.every((run) => readSize(run, bodySize) >= bodySize * 1.2)
  );
}

/** Returns the most common text size. */
function findBodySize(body: XmlElement): number {
  const lengths = new Map<number, number>();
  for (const run of walkDescendants(body, 'w:r')) {
    const size = readSize(run, usualSize);
    lengths.set(size, (lengths.get(size) ?? 0) + getWordText(run).length);
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? usualSize;
}

/** In half points. */
const readSize = (run: XmlElement, inherited: number): number =>
  Number(getValue(run, 'w:rPr', 'w:sz')) || inherited;
