import { describe, expect, it } from 'vitest';
import { draft, section } from '../fixtures/drafted.ts';
import { draftInput } from '../fixtures/draft-inputs.ts';

const sections = draft(
  draftInput({
    organizationInfo: {
      name: 'Penns Hollow Fire Company',
      type: 'nonprofit',
      mission: 'We answer every call for help in Haines Township.',
      annualBudget: '$318,400',
    },
    parts: [
      { name: 'Statement of need' },
      { name: 'Project timeline' },
      { name: 'Annual operating budget' },
      { name: 'Project budget' },
      { name: 'Amount of proposed request' },
    ],
    answers: [
      {
        question: 'What will you do, and what does it cost?',
        answer:
          'Our 1991 tanker failed its pump test in March 2026. We will order a new tanker by September 1, 2027. The delivery takes 14 months from order. It costs $412,000. We have $97,500 saved. The rest will come from a USDA loan.',
      },
    ],
  }),
);

describe('what was said', () => {
  it('of days to come stands in the timeline, and of days gone by where the need is', () => {
    expect(section(sections, 'Project timeline')).toContain('September 1, 2027');
    expect(section(sections, 'Project timeline')).toContain('14 months');
    expect(section(sections, 'Project timeline')).not.toContain('March 2026');
  });

  it('of the year stands in the operating budget, and not the project', () => {
    expect(section(sections, 'Annual operating budget')).toContain('$318,400');
    expect(section(sections, 'Annual operating budget')).not.toContain('$412,000');
  });

  it('of the rest stands beside what it is the rest of', () => {
    const whole = sections.map(({ name }) => section(sections, name));
    const at = whole.findIndex((text) => text.includes('The rest will come'));
    expect(whole[at]).toContain('$97,500');
  });

  it('and what was not is asked where it belongs', () => {
    expect(section(sections, 'Amount of proposed request')).toContain(
      '[NEEDS INPUT: How much do you ask for in all?]',
    );
  });
});
