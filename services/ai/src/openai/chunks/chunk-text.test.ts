import type { Block } from '@grantwright/shared/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockToText } from './block-to-text.ts';
import { chunkText, splitOffChunk, measureChunk } from './chunk-text.ts';

const createExtractedText = (blocks: Block[]) => ({ source: 'html' as const, blocks, notes: [] });
const heading = (text: string): Block => ({ type: 'heading', level: 2, text });
const paragraph = (text: string): Block => ({ type: 'paragraph', text });

describe('splitting a document into chunks', () => {
  it('does not split a short document', () => {
    const chunks = chunkText(
      createExtractedText([heading('Awards'), paragraph('Up to $5,000.')]),
      1_000,
    );
    expect(chunks).toEqual([{ parts: ['## Awards', 'Up to $5,000.'] }]);
  });

  it('repeats the heading at the start of later chunks', () => {
    const blocks = [heading('Awards'), ...['a', 'b', 'c'].map((x) => paragraph(x.repeat(60)))];
    const chunks = chunkText(createExtractedText(blocks), 120);
    expect(chunks.length).toBe(3);
    for (const { parts } of chunks) expect(parts[0]).toBe('## Awards');
  });

  it('keeps all text, within the size limit, for any document', () => {
    const block = fc.oneof(
      fc.string({ maxLength: 400 }).map(paragraph),
      fc.string({ maxLength: 20 }).map(heading),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), (blocks) => {
        const chunks = chunkText(createExtractedText(blocks), 200);
        const all = chunks.flatMap(({ parts }) => parts).join('\n');
        for (const each of blocks)
          for (let index = 0; index + 20 <= blockToText(each).length; index += 200)
            expect(all).toContain(blockToText(each).slice(index, index + 10));
        for (const { parts } of chunks) expect(parts.join('\n').length).toBeLessThan(200 * 2);
      }),
    );
  });

  it('splits a chunk between its parts, and repeats headings', () => {
    const chunk = { parts: ['## Awards', 'a'.repeat(60), 'b'.repeat(60), '## Limits', 'c'] };
    expect(splitOffChunk(chunk, 80)).toEqual([
      { parts: ['## Awards', 'a'.repeat(60)] },
      { parts: ['## Awards', 'b'.repeat(60)] },
      { parts: ['## Limits', 'c'] },
    ]);
    expect(splitOffChunk({ parts: ['x'.repeat(3_000)] }, 1_500).map(measureChunk)).toEqual([
      1_501, 1_501,
    ]);
  });

  it('splits any chunk into smaller ones', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 900 }),
      fc.string({ maxLength: 300 }).map((text) => `# ${text}`),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
        for (const chunk of splitOffChunk({ parts }, 200))
          expect(measureChunk(chunk)).toBeLessThanOrEqual(200 * 1.5);
      }),
    );
  });
});
