import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { extractDocument } from './index.ts';
import { isGarbage, dropGarbage } from './drop-garbage.ts';
import { noteMessages } from './notes.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const extractedText = (...blocks: Block[]) => ({ source: 'html' as const, blocks, notes: [] });
const bytes =
  '\uFFFDH,\uFFFDO\uFFFD~\uFFFD>\uFFFDG\uFFFD%{\uFFFD;s\uFFFD[L\uFFFD\uFFFDxJ\uFFFDA\uFFFD';

describe('isGarbage', () => {
  it.each([bytes, '\uE000\uE013\uF0B7'.repeat(9), '\u0081\u0090'.repeat(9)])(
    'detects garbage: %s',
    (text) => {
      expect(isGarbage(text)).toBe(true);
    },
  );

  it.each([
    'Grants range from $5,000 to $25,000.',
    '\uF0B7',
    '\uF0B7 A budget \uF0B7 A letter \uF0B7 A list of the board',
    'F\uFFFDrderung f\uFFFDr G\uFFFDrten bis zu 5.000 \uFFFD, Frist 5. M\uFFFDrz 2027.',
    '助成金の申請は三月五日までです。',
    'الموعد النهائي للتقديم هو الخامس من مارس.',
    '.'.repeat(60),
  ])('accepts %s', (text) => {
    expect(isGarbage(text)).toBe(false);
  });
});

describe('dropGarbage', () => {
  it('leaves readable text unchanged', () => {
    const whole = extractedText(paragraph('Applications are due on March 5.'));
    expect(dropGarbage(whole)).toBe(whole);
  });

  it('removes garbage, and adds a note', () => {
    const due = paragraph('Applications are due on March 5.');
    const table: Block = { type: 'table', rows: [['Award', bytes]] };
    expect(dropGarbage(extractedText(paragraph(bytes), due, table))).toEqual({
      ...extractedText(due, { type: 'table', rows: [['Award', '']] }),
      notes: [noteMessages.garbage],
    });
  });

  it('rejects a document that consists only of garbage, and advises what to do', async () => {
    const page = Buffer.concat([
      Buffer.from('<!doctype html><html><body><main><p>'),
      Buffer.alloc(4_000).fill('8fa0d1c3fe81', 'hex'),
      Buffer.from('</p></main></body></html>'),
    ]);
    await expect(extractDocument(page, 'html')).rejects.toThrow(/unsupported text encoding/);
  });
});
