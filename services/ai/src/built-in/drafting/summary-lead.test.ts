import { describe, expect, it } from 'vitest';
import { statement } from './statements/statement.ts';
import { inOurVoice, summaryLead } from './summary-lead.ts';

const said = (text: string, topics = {}) =>
  statement({ text, origin: 'additional', order: 0 }, topics, 'known');

describe('the first sentence of a summary', () => {
  it('joins what is asked for to what will be done', () => {
    const lead = summaryLead('Harbor Light', [
      said('We ask for $95,000.', { ask: 4 }),
      said('We will open a second clinic in Easton.', { project: 3 }),
    ]);
    expect(lead).toBe('Harbor Light requests $95,000 to open a second clinic in Easton.');
  });

  it('has the amount from the budget where no sentence says it', () => {
    const work = {
      ...said('We will open a second clinic.', { project: 3 }),
      asked: 'project' as const,
    };
    expect(summaryLead('Harbor Light', [work], '$8,000')).toBe(
      'Harbor Light requests $8,000 to open a second clinic.',
    );
    const buy = {
      ...said('The project is to buy the old pilot house.'),
      asked: 'project' as const,
    };
    expect(summaryLead('Harbor Light', [buy], '$8,000')).toBe(
      'Harbor Light requests $8,000 to buy the old pilot house.',
    );
  });

  it('does not take the tenth step for the project', () => {
    const name = { ...said('The project is called Lee Shore.'), asked: 'project' as const };
    const step = { ...said('We will hold two evenings a year.'), asked: 'project' as const };
    expect(summaryLead('Harbor Light', [name, step], '$8,000')).not.toContain('two evenings');
  });

  it('does not take for its purpose what is raised or ordered besides', () => {
    const lead = summaryLead('Harbor Light', [
      said('We ask for $95,000.', { ask: 4 }),
      said('We will raise $49,500 at the autumn ball.', { project: 3 }),
    ]);
    expect(lead).toBe('Harbor Light requests $95,000.');
  });

  it('names the goal rather than the first step, and leaves the way to it to the description', () => {
    const lead = summaryLead('Harbor Light', [
      said('We ask for $95,000.', { ask: 4 }),
      said(
        'The goal of the Night Watch project is to halve the thefts of boats in the old harbor by ' +
          'keeping a watch of trained neighbors on the quays, with lamps and a boat of their own.',
        { goals: 3 },
      ),
      said('We will hire two watchmen by the end of month two.', { project: 3 }),
    ]);
    expect(lead).toBe(
      'Harbor Light requests $95,000 to halve the thefts of boats in the old harbor.',
    );
  });
});

it('names the organization once, and goes on in its own voice', () => {
  expect(
    inOurVoice('Hale Trust was founded in 2004 and is based in Orle, Kentucky.', 'Hale Trust'),
  ).toBe('We were founded in 2004 and are based in Orle, Kentucky.');
  expect(inOurVoice('Hale Trust Fund was founded in 2004.', 'Hale Trust')).toBe(
    'Hale Trust Fund was founded in 2004.',
  );
});
