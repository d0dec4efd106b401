import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { titleOfPaper } from './title-of-paper.ts';

it('is the first title that speaks of grants', () => {
  expect(
    titleOfPaper(readingOf('html', '', '# Welcome\n# GRANT PROPOSAL REQUIREMENTS\nText.')),
  ).toBe('Grant Proposal Requirements');
});

it('is nothing where no title does', () => {
  expect(
    titleOfPaper(
      readingOf('html', 'Home', '# Welcome\n# Types of grants offered\nWe make grants.'),
    ),
  ).toBe('');
});

it('leaves out the pictures around a title', () => {
  expect(titleOfPaper(readingOf('html', '', '# 🌱 Grants for Gardens 🌱\nText.'))).toBe(
    'Grants for Gardens',
  );
});

it('is no chapter on the grants, and nothing that is asked for', () => {
  expect(
    titleOfPaper(
      readingOf(
        'html',
        '',
        '# Grant Amounts and Duration\nA brief summary of the program\nWe give up to $10,000.',
      ),
    ),
  ).toBe('');
});

it.each([
  '# How to Submit a Letter of Inquiry',
  '# Letter of Intent',
  '# Home',
  '# Applying for a grant',
  '# Grants Information',
  '# Funding Overview',
  '# Grant Application',
  '# Grant Application Procedures & Forms',
  '# Grant application terms and conditions',
])('is not %s, which any funder has', (title) => {
  expect(titleOfPaper(readingOf('html', '', `${title}\nWe give up to $10,000.`))).toBe('');
});
