import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));
const told =
  '# A Local Microgrant Program and its Results\nThe Marsh Network designed a program of microgrants with a budget of $9,000. Applicants were given an information pack, and the application process was open for six weeks. The network also offered mentorship to applicants for their proposals.\nThe network funded 6 communities across 12 months.\n## What we learned:\nThe microgrant program was valuable, because applicants must be supported in their proposals.\n- Increased support for applicants in the application process';

it('knows a report on a programme that is over', () => {
  expect(judge(told)).toEqual({ isCall: false, seems: 'a report or news item' });
});

it('leaves a call that tells of its last round', () => {
  expect(
    judge(`${told}\n## How to apply\nApplications are open. Applicants may request up to $1,500.`),
  ).toEqual({ isCall: true });
});
