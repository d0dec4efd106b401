import type { Block } from '@grantwright/shared/contract';
import { hasContactDetails } from '../text/contact-details.ts';
import { toOneLine } from '../text/extract-visible-text.ts';
import { charactersOf, descendantsOf, type XmlElement } from '../xml/tree.ts';

const maxLineLength = 600;

/**
 * Returns the distinct lines of page headers and footers if they identify the sender, as in letters. Ignores other
 * headers and footers.
 */
export function publisherDetailsOfParts(parts: XmlElement[]): Block[] {
  const lines = parts.flatMap(linesOf);
  if (!lines.some(hasContactDetails)) return [];
  return [...new Set(lines)].map((text) => ({ type: 'paragraph', text }));
}

const linesOf = (part: XmlElement): string[] =>
  [...descendantsOf(part, 'w:p')]
    .flatMap((paragraph) => textOf(paragraph).split('\n'))
    .map(toOneLine)
    .filter(
      (line) =>
        /\p{L}{2}|\d{3}/u.test(line) && line.length < maxLineLength && !/^page\b/i.test(line),
    );

function textOf(paragraph: XmlElement): string {
  let text = '';
  for (const part of descendantsOf(paragraph)) {
    if (part.name === 'w:t') text += charactersOf(part);
    else if (/^w:(?:tab|br|cr|ptab)$/.test(part.name)) text += '\n';
  }
  return text;
}
