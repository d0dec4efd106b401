import { afterEach, describe, expect, it } from 'vitest';
import { blankSheet, callSheet, makeScan, threeLines } from '../../../test/support/make-scan.ts';
import { makePdf } from '../../../test/support/make-pdf.ts';
import { extractDocument } from '../index.ts';
import { createExtractor, type Extractor } from '../processes/extractor.ts';
import type { RecognizedPages } from './read-scan.ts';

let extractor: Extractor | undefined;
afterEach(async () => {
  await extractor?.close();
  extractor = undefined;
});

// longer than five pages take on a busy machine
const recognition = { withinMs: 150_000 };

describe('a scan', () => {
  it('is recognized from its page images, and gets a note', async () => {
    extractor = createExtractor({ processes: 1, timeoutMs: 60_000 });
    const progress: RecognizedPages[] = [];
    const extractedText = await extractor.extract(makeScan([blankSheet(), callSheet()]), 'pdf', {
      userId: 'a user',
      onPage: (pages) => progress.push(pages),
    });
    expect(progress).toEqual([
      { done: 1, total: 2 },
      { done: 2, total: 2 },
    ]);
    expect(extractedText).toMatchObject({ source: 'pdf', pages: 2 });
    expect(extractedText.blocks).toEqual([
      { type: 'heading', level: 1, text: 'Riverbend Community Fund', page: 2 },
      {
        type: 'paragraph',
        text:
          'The fund supports small organizations that improve the daily life of residents in Harlow ' +
          'County. Awards range from $5,000 to $25,000 and run for twelve months.',
        page: 2,
      },
      { type: 'heading', level: 2, text: 'HOW TO SUBMIT', page: 2 },
      {
        type: 'item',
        depth: 0,
        ordered: false,
        text: 'Applications are due on March 15, 2027 at 5:00 p.m.',
        page: 2,
      },
      {
        type: 'item',
        depth: 0,
        ordered: false,
        text: 'Send one file of no more than 10 pages to grants@riverbend.example.',
        page: 2,
      },
    ]);
    expect(extractedText.notes).toEqual([
      expect.stringMatching(/^This document is a scan\./),
      expect.stringMatching(/^Page 1 has no text/),
    ]);
  });

  it('is rejected if its pages are blank', async () => {
    await expect(extractDocument(makeScan([blankSheet()]), 'pdf', { recognition })).rejects.toThrow(
      /There is no text in this PDF/,
    );
  });

  it('is recognized even if its pages are rotated by a few degrees or quarter turns', async () => {
    const scan = makeScan([3, -4, 90, 180, 270].map(threeLines));
    const { pages, blocks } = await extractDocument(scan, 'pdf', { recognition });
    expect(pages).toBe(5);
    // without the last line, which is dropped as a footer because each page ends with it
    expect(blocks).toMatchObject(
      [1, 2, 3, 4, 5].flatMap((page) => [
        { type: 'heading', text: 'Riverbend Community Fund', page },
        {
          type: 'paragraph',
          text: expect.stringMatching(/residents in Harlow County\. Awards$/),
          page,
        },
      ]),
    );
  });

  it('fails on a timeout without affecting the next document', async () => {
    extractor = createExtractor({ processes: 1, timeoutMs: 60_000, scanTimeoutMs: 5 });
    await expect(
      extractor.extract(makeScan([callSheet()]), 'pdf', { userId: 'a user' }),
    ).rejects.toThrow(/took too long/);
    const next = makePdf([{ texts: [{ text: 'Applications are due.', y: 100 }] }]);
    expect((await extractor.extract(next, 'pdf', { userId: 'a user' })).blocks).toHaveLength(1);
  });

  it('is recognized until the time limit, but at least its first page', async () => {
    const scan = makeScan([threeLines(), threeLines()]);
    const { pages, blocks, notes } = await extractDocument(scan, 'pdf', {
      recognition: { withinMs: 0 },
    });
    expect(pages).toBe(2);
    expect(new Set(blocks.map(({ page }) => page))).toEqual(new Set([1]));
    expect(notes).toContain('Only the first of 2 pages was read.');
  });

  it('is not recognized without OCR settings', async () => {
    await expect(extractDocument(makeScan([callSheet()]), 'pdf')).rejects.toThrow(
      /There is no text in this PDF/,
    );
  });
});
