import { describe, expect, it } from 'vitest';
import { statement } from './statements/statement.ts';
import { summaryLead } from './summary-lead.ts';

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

  it('does not take for its purpose what is raised or ordered besides', () => {
    const lead = summaryLead('Harbor Light', [
      said('We ask for $95,000.', { ask: 4 }),
      said('We will raise $49,500 at the autumn ball.', { project: 3 }),
    ]);
    expect(lead).toBe('Harbor Light requests $95,000.');
  });
});
