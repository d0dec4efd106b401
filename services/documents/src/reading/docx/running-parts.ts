import type { Block } from '@grantwright/shared/contract';
import { saysWhoMadeIt } from '../text/maker.ts';
import { oneLine } from '../text/visible.ts';
import { elementsIn, innerOf, partText, wordPrefix } from './word-xml.ts';

const running = /^word\/(?:header|footer)\d*\.xml$/i;
const mostParts = 12;
const longest = 600;

/**
 * The heads and feet of pages, where letters keep the sender's name and address. They are furniture
 * beside the text, so only those stay that say who made it, each line once.
 */
export function imprintOfParts(
  parts: Map<string, Buffer>,
  visible: (xml: string) => string,
): Block[] {
  const names = [...parts.keys()].filter((name) => running.test(name)).slice(0, mostParts);
  const lines = names.map((name) => linesOf(visible(partText(parts.get(name) ?? Buffer.alloc(0)))));
  if (!lines.flat().some(saysWhoMadeIt)) return [];
  return [...new Set(lines.flat())].map((text) => ({ type: 'paragraph', text }));
}

function linesOf(xml: string): string[] {
  const prefix = wordPrefix(xml);
  const tokens = new RegExp(`<${prefix}t(?:\\s[^>]*)?>([^<]*)<|<${prefix}(tab|br)\\b[^>]*>`, 'g');
  return [...elementsIn(xml, `${prefix}p`)]
    .flatMap((paragraph) =>
      [...innerOf(paragraph).matchAll(tokens)]
        .map(([, text, gap]) => (gap ? '\n' : decoded(text ?? '')))
        .join('')
        .split('\n'),
    )
    .map(oneLine)
    .filter(
      (line) => /\p{L}{2}|\d{3}/u.test(line) && line.length < longest && !/^page\b/i.test(line),
    );
}

const decoded = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
