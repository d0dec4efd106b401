import { describe, expect, it } from 'vitest';
import { aState, someDetails } from '../testing/builders.ts';
import { keyFacts } from './key-facts/key-facts.ts';
import { shorten } from './key-facts/fact.ts';
import { checkOrganization } from '../step-1-organization/check-organization.ts';
import { groupRequirements, isOptional } from './requirement-groups.ts';

describe('the checklist', () => {
  const requirement = { mandatory: true, text: 'x' };
  it('is grouped by kind, what must be first', () => {
    const groups = groupRequirements([
      { ...requirement, kind: 'submission' },
      { ...requirement, kind: 'attachment', mandatory: false, text: 'may' },
      { ...requirement, kind: 'attachment', text: 'must' },
    ]);
    expect(groups.map(({ name }) => name)).toEqual(['To attach', 'How to submit']);
    expect(groups[0]?.requirements.map(({ text }) => text)).toEqual(['must', 'may']);
  });

  it('calls optional only a task that can be left out and does not say so itself', () => {
    const free = { ...requirement, mandatory: false };
    const words = (kind: 'attachment' | 'eligibility' | 'content', text: string) =>
      isOptional({ ...free, kind, text });
    expect(words('attachment', 'Attach letters of support')).toBe(true);
    expect(words('attachment', 'Letters of support may be attached')).toBe(false);
    expect(words('content', 'The budget should list each expense')).toBe(false);
    expect(words('eligibility', 'Any library in the county applies')).toBe(false);
    expect(words('attachment', 'Attach: Organizational chart (if you like)')).toBe(false);
    expect(words('content', 'The commissioners read every proposal themselves')).toBe(false);
    expect(words('content', 'A letter of intent is not required')).toBe(false);
    expect(isOptional({ ...requirement, kind: 'attachment' })).toBe(false);
  });

  it('tells a key fact at one look, cut where its clause ends', () => {
    const short = 'Request at most $40,000';
    expect(shorten(short)).toBe(short);
    const long = `Request between $10,000 and $40,000 for twelve months; ${'further words '.repeat(9)}`;
    expect(shorten(long)).toBe('Request between $10,000 and $40,000 for twelve months…');
    expect(shorten('word '.repeat(40))).toMatch(/^(?:word ){17,18}word…$/);
    expect(shorten('x'.repeat(200)).length).toBeLessThan(100);
  });

  it('says plainly what the guidelines do not say', () => {
    const facts = keyFacts(someDetails(), new Date('2026-11-21T12:00:00'));
    expect(facts.map(({ label }) => label)).toEqual(['Funder', 'Deadline', 'Amount', 'Length']);
    expect(facts.every(({ text, isStated }) => /^Not stated/.test(text) && !isStated)).toBe(true);
  });

  it('says the deadline with its time, zone and the days left', () => {
    const deadline = { date: '2026-11-30', time: '17:00', timeZone: 'ET', page: 2, quote: 'By …' };
    const [, fact] = keyFacts(someDetails({ deadline }), new Date('2026-11-21T12:00:00'));
    expect(fact).toMatchObject({
      text: 'November 30, 2026, 5:00 p.m. ET, in 9 days',
      page: 2,
      quote: 'By …',
    });
  });

  it('shows an unclear time in the words of the funder, not as certain', () => {
    const doubtfulTime = '11:59:59 PDT';
    const deadline = { date: '2027-03-04', time: '11:59', timeZone: 'PDT', doubtfulTime };
    const [, fact] = keyFacts(someDetails({ deadline }), new Date('2027-03-01T12:00:00'));
    expect(fact?.text).toBe(
      'March 4, 2027, 11:59:59 PDT (time unclear, ask the funder), in 3 days',
    );
  });

  it('says a deadline that has no year as it stands, and no decision in its place', () => {
    const requirements = ['Decisions are expected by May 1', 'Submit the application by March 15'];
    const details = someDetails({
      requirements: requirements.map((text) => ({ ...requirement, kind: 'deadline', text })),
    });
    const [, fact] = keyFacts(details, new Date('2026-11-21T12:00:00'));
    expect(fact).toMatchObject({ text: 'Submit the application by March 15', isStated: true });
  });

  it('takes for the amount only a line that names a sum', () => {
    const amountOf = (...texts: string[]) =>
      keyFacts(
        someDetails({
          requirements: texts.map((text) => ({ ...requirement, kind: 'amount', text })),
        }),
        new Date('2026-11-21T12:00:00'),
      ).find(({ label }) => label === 'Amount')?.text;
    const costs = 'The foundation does not fund overhead expenses';
    expect(amountOf(costs)).toMatch(/^Not stated/);
    expect(amountOf(costs, 'Request at most $5,000')).toBe('Request at most $5,000');
    expect(amountOf('Grants of up to 5 000 euros are made')).toMatch(/5 000 euros/);
    // What one applicant may get, before what all of them share and what the applicant adds.
    const pot = 'About $400,000 is available in all';
    expect(amountOf(pot, 'Provide a match of $2,000', 'Award: $3,000 to $9,000')).toMatch(/9,000/);
    expect(amountOf('Total prize purse: $80,000', 'Prize for each winner: $20,000')).toMatch(/20/);
    expect(amountOf(pot, 'Request between $500 and $2,000 per site')).toMatch(/^Request/);
    expect(amountOf(pot)).toBe(pot);
    expect(amountOf(pot, 'Size of grant: $8,000 to $60,000 in all')).toMatch(/60,000/);
  });

  it('does not say of the whole how long one part may be', () => {
    const lengthOf = (texts: string[], limits: { words: number }[]) =>
      keyFacts(
        someDetails({
          requirements: texts.map((text) => ({ ...requirement, kind: 'limit', text })),
          sections: limits.map((limit, at) => ({
            name: `Question ${at}`,
            description: '',
            required: true,
            prompts: [],
            limit,
          })),
        }),
        new Date('2026-11-21T12:00:00'),
      ).find(({ label }) => label === 'Length')?.text;
    const answer = 'Keep the answer to "What is the proposal about?" within 50 words';
    expect(lengthOf([answer, answer], [{ words: 50 }, { words: 80 }])).toBe(
      'Each section has a limit of its own',
    );
    const own = 'Keep each answer within its own limit: "Goals" 150 words; "Staff" 80 words';
    expect(lengthOf([own], [{ words: 150 }, { words: 80 }])).toBe(
      'Each section has a limit of its own',
    );
    expect(lengthOf([answer, 'Keep the whole application within 12 pages'], [])).toBe(
      'Keep the whole application within 12 pages',
    );
    expect(lengthOf(['Keep "Summary" within 1 page'], [])).toBe('Keep "Summary" within 1 page');
  });

  it('checks the fields before they are sent', () => {
    const form = aState().organization;
    expect(checkOrganization(form)).toEqual({});
    expect(checkOrganization({ ...form, name: ' ' }).name).toBe('Organization name is required');
    expect(checkOrganization({ ...form, mission: 'x'.repeat(20_001) }).mission).toMatch(/20,000/);
  });
});
