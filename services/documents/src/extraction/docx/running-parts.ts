import type { Block } from '@grantwright/shared/contract';
import { hasContactDetails } from '../text/contact-details.ts';
import { toOneLine } from '../text/extract-visible-text.ts';
import { getCharacters, walkDescendants, type XmlElement } from '../xml/tree.ts';

const maxLineLength = 600;

/**
 * Returns the distinct lines of page headers and footers if they identify the sender, as in letters. Ignores other
 * headers and footers.
 */
export function listPublisherDetails(parts: XmlElement[]): Block[] {
  const lines = parts.flatMap(listLines);
  if (!lines.some(hasContactDetails)) return [];
  return [...new Set(lines)].map((text) => ({ type: 'paragraph', text }));
}

const listLines = (part: XmlElement): string[] =>
  [...walkDescendants(part, 'w:p')]
    .flatMap((paragraph) => readText(paragraph).split('\n'))
    .map(toOneLine)
    .filter(
      (line) =>
        /\p{L}{2}|\d{3}/u.test(line) && line.length < maxLineLength && !/^page\b/i.test(line),
    );

function readText(paragraph: XmlElement): string {
  let text = '';
  for (const part of walkDescendants(paragraph)) {
    if (part.name === 'w:t') text += getCharacters(part);
    else if (/^w:(?:tab|br|cr|ptab)$/.test(part.name)) text += '\n';
  }
  return text;
}
