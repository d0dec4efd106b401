import { expect, it } from 'vitest';
import { analyzeGuidelines } from './analyze-guidelines.ts';
import { readingOf } from './fixtures/reading-of.ts';

const analyze = (text: string) =>
  analyzeGuidelines({ reading: readingOf('html', '', text), today: '2026-09-01' });
const attached = (text: string): string[] =>
  analyze(text).details.requirements.flatMap((one) =>
    one.kind === 'attachment' ? [one.text] : [],
  );

const forms =
  '# Harbor Fund\nNonprofits may apply for a grant from our fund of up to $5,000.\n### First step\n- February 3, 2027: Applications due\nRFQ Instructions\nRFQ Application Form\n### Detailed Proposal\n- April 2, 2027: Proposals due\n1 Year Funding Proposal Form\nProgram Budget Form';

it('puts forms that no draft can hold with what is to be attached', () => {
  const { sections, details } = analyze(forms);
  expect(details.sections.map(({ name }) => name)).toEqual([
    'RFQ Application Form',
    '1 Year Funding Proposal Form',
    'Program Budget Form',
  ]);
  expect(sections.map(({ name }) => name)).toEqual([
    'Project Summary',
    'Project Description',
    'Budget',
  ]);
  expect(attached(forms)).toEqual([
    'Fill in and attach: RFQ Application Form',
    'Fill in and attach: 1 Year Funding Proposal Form',
    'Fill in and attach: Program Budget Form',
  ]);
});

it('tells a paper once', () => {
  const papers =
    '# Harbor Fund\nNonprofits may apply for grants of up to $5,000 by May 1, 2027.\n## Attachments\n- IRS determination letter\n- List of board members';
  expect(attached(papers)).toEqual([
    'Attach: IRS determination letter',
    'Attach: List of board members',
  ]);
});
