import { expect, it } from 'vitest';
import { collectFindings } from './collect-findings.ts';
import { readingOf } from './fixtures/reading-of.ts';
import { readGuidelines } from './read-guidelines.ts';

const template = `# Grant proposal template
Copy this template. Requests must not exceed 20,000 EUR.
## Overview
Describe what you will build.
## Team
List the people.
## Roadmap
Break your work down into milestones.
- Total costs: requested sum (e.g. 12,000 EUR)
- Duration: length of the project (e.g. 5 months)
### Milestone 1 Example - Parser
- Costs: 8,000 EUR
- Duration: 2 months
## Plans
What comes after the grant?`;

it('takes no figure of an example for a rule, and every rule for one', () => {
  const lines = collectFindings(
    readGuidelines(readingOf('html', 'Proposal template', template), '2026-01-12'),
  ).map(({ text }) => text);
  expect(lines.join('\n')).not.toMatch(/8,000|12,000|2 months|5 months/);
  expect(lines.join('\n')).toContain('20,000');
});
