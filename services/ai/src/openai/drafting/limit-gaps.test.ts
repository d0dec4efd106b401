import { documentToText, documentToHtml } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { limitGaps } from './limit-gaps.ts';
import { textToBlocks } from './text-to-blocks.ts';

const limited = (text: string) => documentToText(limitGaps(textToBlocks(text, 'Need'), 3));
const gap = (question: string) => `[NEEDS INPUT: ${question}]`;

describe('limitGaps', () => {
  it('keeps the first three gaps, and removes a paragraph that contains only a later gap', () => {
    const text = [1, 2, 3, 4, 5].map((n) => gap(`Question ${n}?`)).join('\n\n');
    expect(limited(text)).toBe([1, 2, 3].map((n) => gap(`Question ${n}?`)).join('\n'));
  });

  it('removes a sentence that contains a later gap, and keeps the other sentences', () => {
    const text = `We need ${gap('a?')}, ${gap('b?')} and ${gap('c? d?')}. We open on ${gap('e? When. Why?')}. We serve 40 families.`;
    expect(limited(text)).toBe(
      `We need ${gap('a?')}, ${gap('b?')} and ${gap('c? d?')}. We serve 40 families.`,
    );
  });

  it('removes list items and empties table cells with later gaps', () => {
    const rows = ['| Item | Amount |', `| Van | ${gap('a?')} |`, `| Fuel | ${gap('b?')} |`];
    const items = [`- first ${gap('c?')}`, `- second ${gap('d?')}`, '- third'];
    const blocks = textToBlocks([...items, '', ...rows].join('\n'), 'Need');
    expect(documentToHtml(limitGaps(blocks, 3))).toBe(
      `<ul><li>first ${gap('c?')}</li><li>second ${gap('d?')}</li><li>third</li></ul>` +
        '<table><tbody><tr><th>Item</th><th>Amount</th></tr>' +
        `<tr><td>Van</td><td>${gap('a?')}</td></tr><tr><td>Fuel</td><td></td></tr></tbody></table>`,
    );
  });
});
