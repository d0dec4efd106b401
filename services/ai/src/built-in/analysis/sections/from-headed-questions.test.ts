import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { findParts } from './find-parts.ts';
import { readGuidelines } from '../read-guidelines.ts';

const partsOf = (text: string) =>
  findParts(readGuidelines(readingOf('html', '', text), '2026-09-01'));

const questions = [
  '- Who are you? Tell us how the organization began, what it does in an ordinary week, and who does it.',
  '- What is the matter? Describe the problem and how you know about it. We like figures.',
  '- What will you do about it? Tell us what you will do, where, and by when.',
  '- What will it cost? (250 words) Give us the whole cost, and who else is paying.',
].join('\n');

describe('points that begin with a short question', () => {
  it('are parts by their questions, with what is asked behind them', () => {
    const parts = partsOf(
      `# River Fund\n## The questions\nPlease answer each of these in your own words.\n${questions}\n## What to attach\n- A one-page project budget\n- Your current board list`,
    );
    expect(parts.map(({ name }) => name).slice(0, 4)).toEqual([
      'Who are you?',
      'What is the matter?',
      'What will you do about it?',
      'What will it cost?',
    ]);
    expect(parts[1]?.prompts[0]).toBe('Describe the problem');
    expect(parts[1]?.told).toEqual(['We like figures.']);
    expect(parts[3]?.limit).toEqual({ words: 250 });
  });

  it.each([
    [
      'what others asked',
      '## Frequently asked questions\n- Who can apply? Tell us if you are not sure.\n- When is it due? Give us a call.\n- What is funded? Describe it to us by phone.',
    ],
    [
      'what the funder answers',
      '## Good to know\n- What do we fund? Reading rooms and libraries.\n- Where do we work? In three counties.\n- When do we meet? Every spring.',
    ],
  ])('are none where they are %s', (_, text) => {
    expect(partsOf(`# River Fund\n${text}`)).toEqual([]);
  });
});
