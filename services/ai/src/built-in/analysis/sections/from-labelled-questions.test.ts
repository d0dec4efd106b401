import { describe, expect, it } from 'vitest';
import { analyzeGuidelines } from '../analyze-guidelines.ts';
import { readingOf } from '../fixtures/reading-of.ts';

const detailsOf = (text: string) =>
  analyzeGuidelines({ reading: readingOf('docx', '', text), today: '2026-11-28' }).details;
const limitsOf = (text: string) =>
  detailsOf(text).sections.map(({ name, limit, required }) => [name, limit, required]);

describe('the labelled questions of a form', () => {
  it('have each the limit of their own line, none the number of their label', () => {
    expect(
      limitsOf(
        `# Meriwether Family Fund: online form
# Questions
Q1. Describe your organization. (1,000 characters including spaces)
Q2. Describe the need. (max. 250 words)
Q3. Budget narrative: 2 pages, 11-point type, one-inch margins
Q4. One-sentence summary (140 characters, no line breaks)
Q5. Demographics, optional
All limits are hard: text beyond them is cut off without notice.`,
      ),
    ).toEqual([
      ['Describe your organization', { characters: 1000 }, true],
      ['Describe the need', { words: 250 }, true],
      ['Budget narrative', { pages: 2 }, true],
      ['One-sentence summary', { characters: 140 }, true],
      ['Demographics', undefined, false],
    ]);
  });

  it('may have the limit between the label and the question, or in words behind it', () => {
    expect(
      limitsOf(
        `# Alder Fund: grant application form
Q1 (1,000 characters): Describe your organization.
Q2 (250 words) Describe the need.
Question 3: What will change? Limit 300 words
Question 4: Budget narrative (no more than 2 pages)`,
      ),
    ).toEqual([
      ['Describe your organization', { characters: 1000 }, true],
      ['Describe the need', { words: 250 }, true],
      ['What will change?', { words: 300 }, true],
      ['Budget narrative', { pages: 2 }, true],
    ]);
  });

  it('make no call of a survey or a report form', () => {
    const questions =
      'Q1. Describe your year. (200 words)\nQ2. Describe what changed. (200 words)\nQ3. What is next? (100 words)';
    expect(detailsOf(`# Satisfaction survey: online form\n${questions}`).isCall).toBe(false);
    expect(detailsOf(`# Alder Fund final report: online form\n${questions}`).isCall).toBe(false);
  });
});
