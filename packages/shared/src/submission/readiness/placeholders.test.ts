import { describe, expect, it } from 'vitest';
import { aSection } from './testing/builders.ts';
import { findingTexts } from './testing/finding-texts.ts';

describe('the placeholder rule', () => {
  it.each([
    ['The coordinator is TBD.', 'TBD'],
    ['TODO: add figures.', 'TODO'],
    ['We serve XXX families.', 'XXX'],
    ['Lorem ipsum dolor.', 'Lorem ipsum'],
    ['[Insert mission here] since 1999.', '[Insert mission here]'],
    ['[your organization] serves all.', '[your organization]'],
    ['Signed off by &lt;name&gt;.', '<name>'],
    ['We ask for $X to hire.', '$X'],
    ['A cost of $XX,XXX in all.', '$XX,XXX'],
    ['Call 000-000-0000 today.', '000-000-0000'],
    ['Our name is ______ here.', '______'],
    ['Serve XX% more.', 'XX%'],
  ])('finds %s', (text, placeholder) => {
    expect(findingTexts('placeholder', { html: `<h2>Need</h2><p>${text}</p>` })).toEqual([
      `blocker: Placeholder text: ${placeholder}`,
    ]);
  });

  it.each([
    'We watched Super Bowl XXX together.',
    'A grade XXX bolt of steel.',
    'See https://example.org/TODO/XXXX for more.',
    'He said “we [the board] agree” [1] [sic].',
    'If 5 < name length and 6 > 4, fine.',
    'Mexican $ prices and X-rays for 12% of patients.',
    'Signature: ______________',
    'Date: ________',
    'Our todo list is short.',
  ])('finds nothing in %s', (text) => {
    const html = `<h2>Need</h2><p>${text.replaceAll('<', '&lt;')}</p>`;
    expect(findingTexts('placeholder', { html })).toEqual([]);
  });

  it("ignores the funder's own blanks", () => {
    const prompt = 'We will serve ____ people in year one.';
    const input = {
      html: `<h2>Need</h2><p>${prompt}</p>`,
      sections: [aSection('Need', { prompts: [prompt] })],
    };
    expect(findingTexts('placeholder', input)).toEqual([]);
  });
});
