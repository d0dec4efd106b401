import { describe, expect, it } from 'vitest';
import { draftInput } from '../fixtures/draft-inputs.ts';
import { draft, section, unsupported } from '../fixtures/drafted.ts';

const costs = 'Cook 6 h x 40 weeks at $20 = $4,800; bread $700; room $500.';
const drafted = (answer: string, ...parts: string[]) => {
  const input = draftInput({
    organizationInfo: { name: 'Orle Table', mission: 'We cook for old people in Orle.' },
    parts: parts.map((name) => ({ name })),
    answers: [{ question: 'How much do you ask for, and for what?', answer }],
  });
  const sections = draft(input);
  expect(unsupported(input, sections)).toEqual([]);
  return (name: string) => section(sections, name);
};

describe('a budget that was typed', () => {
  it.each([
    'Funding',
    'Costs',
    'Project budget',
    'How will you spend our money?',
    'Budget narrative',
  ])('stands in the part that asks for it, with who pays under it: %s', (part) => {
    const text = drafted(
      `${costs} We ask for $5,000, the Orle Club gives $1,000.`,
      'Need',
      part,
    )(part);
    expect(text).toContain('Cook (6 hours × 40 weeks × $20)\n$4,800');
    expect(text).toContain('Total\n$6,000');
    expect(text.indexOf('Total')).toBeLessThan(text.indexOf('We ask for $5,000.'));
    expect(text).toContain('The Orle Club gives $1,000.');
    expect(text).not.toContain('which is right');
    expect(text).not.toContain('who pays');
  });

  it('stands with the project where no part asks for money', () => {
    const text = drafted(
      `${costs} We ask for $6,000.`,
      'Project description',
    )('Project description');
    expect(text).toContain('Total\n$6,000');
  });

  it('asks for nothing that was told in whatever words', () => {
    const told = `${costs} That's $6,000. We'd ask for $4,500. The fair has said yes to $1,000, tickets $500.`;
    const text = drafted(told, 'Budget')('Budget');
    expect(text).not.toContain('who pays');
    expect(text).not.toContain("That's");
  });

  it('asks only where the sums differ', () => {
    const text = drafted(`${costs} Total $6,500. We ask for $6,500.`, 'Budget')('Budget');
    expect(text).toContain('The costs come to $6,000, and you name $6,500: which is right?');
  });
});
