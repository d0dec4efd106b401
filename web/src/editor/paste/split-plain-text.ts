import type { Paragraph } from '@grantwright/shared/richtext';

/** Turns each line of plain text into a paragraph and drops empty lines. */
export function splitPlainText(text: string): Paragraph[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
  const filled = lines.filter((line) => line !== '');
  return filled.map((line) => ({ type: 'paragraph', children: [{ text: line }] }));
}
