import type { Block, Reading } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { analyzeGuidelines } from './analysis/analyze-guidelines.ts';
import { extractOrganization } from './extraction/extract-organization.ts';

const paragraphs = (...texts: string[]): Block[] =>
  texts.map((text) => ({ type: 'paragraph', text }));
const callWith = (...blocks: Block[]) =>
  analyzeGuidelines({
    reading: {
      source: 'docx',
      notes: [],
      blocks: [
        { type: 'heading', level: 1, text: 'Quay Fund: Small Grants' },
        ...paragraphs('The fund invites charities to apply. Submit a narrative and a budget.'),
        ...blocks,
      ],
    },
    today: '2026-11-28',
  }).details;
const organizationIn = (...blocks: Block[]) => {
  const reading: Reading = { source: 'docx', notes: [], blocks };
  return extractOrganization([{ name: 'paper', reading }]);
};

describe('an amount in front of "awards"', () => {
  it.each([
    ['Up to $12,500 grants are available for new projects.', '$12,500'],
    ['Up to $9,000 awards are available to extend running projects.', '$9,000'],
  ])('is the ceiling of one, and no count: %s', (text, ceiling) => {
    const lines = callWith(...paragraphs(text)).requirements.map((line) => line.text);
    expect(lines).toContain(`Request at most ${ceiling}`);
    expect(lines.join('\n')).not.toMatch(/expects to make|available in all/);
  });
});

describe('a deadline', () => {
  it('without a year has the one in which its weekday falls on that day', () => {
    const { deadline } = callWith(
      ...paragraphs(
        'Applications are due on Friday, March 12.',
        'The fellowship carries an expectation of manuscripts and their submission by May 1, 2028.',
      ),
    );
    expect(deadline?.date).toBe('2027-03-12');
  });

  it('in the past is still the deadline, with a note', () => {
    const { deadline, notes } = callWith(...paragraphs('Applications are due October 2, 2026.'));
    expect(deadline?.date).toBe('2026-10-02');
    expect(notes.join(' ')).toContain('has passed');
  });

  it('is read from a row that names the day first', () => {
    const rows = [
      ['May 3, 2027', 'Call opens'],
      ['June 18, 2027, 5:00 p.m. EDT', 'Deadline for submission of proposals'],
    ];
    const { deadline } = callWith(
      { type: 'heading', level: 2, text: 'Timeline' },
      { type: 'table', rows },
    );
    expect(deadline).toMatchObject({ date: '2027-06-18', time: '17:00', timeZone: 'EDT' });
  });
});

describe('a number that looks like a year', () => {
  it.each([
    'The principal office of the trust is established at 1912 Birch Lane, Orle.',
    'The trust shall keep an office, to be established in Orle at 1850 Mill Street.',
  ])('is no founding year in an address: %s', (text) => {
    expect(organizationIn(...paragraphs('Birch Trust', text)).foundedYear).toBeUndefined();
  });
});

describe('an option that nobody ticked', () => {
  it('is no fact about the organization', () => {
    const said = organizationIn(
      ...paragraphs(
        'Organization: Reed Arts',
        '☐ Reed Arts is a private foundation',
        '☒ Arts group',
      ),
    );
    expect(said.organizationType).not.toBe('foundation');
  });

  it('is no fact when the document has the box as a control', () => {
    const said = organizationIn(...paragraphs('Organization: Reed Arts'), {
      type: 'paragraph',
      text: 'Reed Arts is a private foundation.',
      checked: false,
    });
    expect(said.organizationType).not.toBe('foundation');
  });

  it('is no requirement where another of its group is ticked', () => {
    const text = 'Applicants must be registered for ten years.';
    const demands = (checked: boolean) =>
      callWith(
        { type: 'paragraph', text: 'Applicants must be charities.', checked },
        { type: 'paragraph', text, checked: false },
      ).requirements.some(({ quote }) => quote === text);
    expect([demands(true), demands(false)]).toEqual([false, true]);
  });
});
