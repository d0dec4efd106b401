import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { readingOf } from './fixtures/reading-of.ts';
import { readGuidelines } from './read-guidelines.ts';
import { shapeBlocks } from './shape-blocks.ts';

const shaped = (text: string) => shapeBlocks(readingOf('docx', '', text).blocks);

describe('the form that the author meant', () => {
  it('makes a list of paragraphs that count on by typed letters', () => {
    const blocks = shaped('a. Cover Sheet\nb. Abstract (250 words)\nc. Narrative (5 pages)');
    expect(blocks.map(({ type }) => type)).toEqual(['item', 'item', 'item']);
    expect(blocks[1]).toMatchObject({ text: 'Abstract (250 words)' });
  });

  it('counts on over numbers that are glued to their words, but not over decimals', () => {
    const blocks = shaped('1.brief description\n2.budget of the organization\n3.requested amount');
    expect(blocks[1]).toMatchObject({ type: 'item', text: 'budget of the organization' });
    expect(shaped('1.5 million\n2.5 million\n3.5 million')[0]?.type).toBe('paragraph');
  });

  it('leaves paragraphs whose numbers do not count on', () => {
    const blocks = shaped('2. Who may apply\nAny charity.\n3. How much\nUp to $500.');
    expect(blocks.every(({ type }) => type === 'paragraph')).toBe(true);
  });

  it('takes numbered items over paragraphs for titles', () => {
    const { chapters } = readGuidelines(
      readingOf(
        'docx',
        '',
        '1. Statement of Need\nDescribe the need that you will meet.\n2. Methods\nDescribe what you will do, and when.',
      ),
      '2026-09-01',
    );
    expect(chapters.map(({ title }) => title)).toEqual(['Statement of Need', 'Methods']);
  });

  it('leaves a list of short items before one paragraph', () => {
    const blocks = shaped('1. Board list\n2. Budget\n\nSend everything in one envelope.');
    expect(blocks.map(({ type }) => type)).toEqual(['item', 'item', 'paragraph']);
  });

  it('ranks titles by the way in which they are numbered', () => {
    const { chapters } = readGuidelines(
      readingOf(
        'docx',
        '',
        [
          '1. Proposal Format',
          'Proposals are sent as one file.',
          'A. Need',
          'Describe the need of the people.',
          'B. Methods',
          'Describe your methods in full.',
          '2. Review',
          'A panel reads all proposals.',
        ].join('\n'),
      ),
      '2026-09-01',
    );
    expect(chapters.map(({ path }) => path.length)).toEqual([1, 2, 2, 1]);
  });
});

it('counts on over what is listed under a numbered line', () => {
  const paragraph = (text: string): Block => ({ type: 'paragraph', text });
  const item = (text: string): Block => ({ type: 'item', depth: 0, ordered: false, text });
  expect(
    shapeBlocks([
      paragraph('1. Description of the research, with its aims.'),
      item('how the award would add to it'),
      paragraph('2. Proposed budget for the grant.'),
      paragraph("3. A reference from the student's supervisor."),
    ]).map((block) => (block.type === 'item' ? block.depth : block.type)),
  ).toEqual([0, 1, 0, 0]);
});
