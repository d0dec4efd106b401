import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { pageLimit } from '../rules/page-limit.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const lead =
  '# Garden Commons Grants\n## Your application\nWrite no more than three pages, with these sections:\n';
const own = [
  ['About your group', '100 words', 'Who are you, and what have you grown before?'],
  ['What you will do', '300 words', 'Tell us the work, where it takes place and who leads it.'],
  ['What will change', '200 words', 'What will be better, and how will you measure it?'],
  ['Budget', '150 words', 'List what the work costs and who else pays.'],
] as const;
const told = (write: (part: (typeof own)[number], index: number) => string): string =>
  lead + own.map(write).join('\n');

const forms = {
  'a list with brackets': told(([name, size, asks]) => `- ${name} (${size}): ${asks}`),
  'a list with the limit last': told(
    ([name, size, asks]) => `- ${name}. ${asks} (Maximum ${size})`,
  ),
  'a list with dashes': told(([name, size, asks]) => `- ${name} - ${asks} (max. ${size})`),
  headings: told(([name, size, asks]) => `### ${name} (${size})\n${asks}`),
  'headings over a limit of its own': told(
    ([name, size, asks]) => `### ${name}\n${asks}\n(${size} maximum)`,
  ),
  'headings over a limit in a sentence': told(
    ([name, size, asks]) => `### ${name}\n${asks} Maximum ${size}.`,
  ),
  'numbered lines': told(([name, size, asks], at) => `${at + 1}. ${name} (${size}): ${asks}`),
  'paragraphs that begin with their titles': told(
    ([name, size, asks]) => `${name} (${size}). ${asks}`,
  ),
  'a table': `${lead}| Section | What to tell us | Limit |\n${own
    .map(([name, size, asks]) => `| ${name} | ${asks} | ${size} |`)
    .join('\n')}`,
};

describe.each(Object.entries(forms))('parts told as %s', (_, text) => {
  const guidelines = readGuidelines(readingOf('docx', '', text), '2026-09-01');
  const sections = findSections(guidelines);

  it('stand once each, with their limits and what they ask', () => {
    expect(sections.map(({ name, limit }) => [name, `${limit?.words} words`])).toEqual(
      own.map(([name, size]) => [name, size]),
    );
    expect(sections.every(({ prompts }) => prompts.length > 0)).toBe(true);
  });

  it('are called by their names where their limits are told', () => {
    const lines = pageLimit.find(guidelines).map((one) => one.text);
    for (const [name, size] of own.slice(1))
      if (lines.some((line) => line.includes(size)))
        expect(lines).toContain(`Keep "${name}" within ${size}`);
    expect(lines).toContain('Keep the application within 3 pages');
  });
});
