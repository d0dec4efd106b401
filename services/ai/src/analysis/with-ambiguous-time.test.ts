import type { Analysis, Deadline } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { withAmbiguousTime } from './with-ambiguous-time.ts';

const createAnalysis = (deadline: Deadline | undefined, quotes: string[] = []): Analysis => ({
  requirements: [],
  sections: [],
  grantProgram: '',
  details: {
    provider: 'built-in',
    isCall: true,
    ...(deadline && { deadline }),
    requirements: quotes.map((quote) => ({
      text: 'Submit on time',
      kind: 'deadline',
      mandatory: true,
      quote,
    })),
    sections: [],
    questions: [],
    notes: [],
  },
});
const getDoubtfulTime = (deadline: Deadline, quotes?: string[]) =>
  withAmbiguousTime(createAnalysis(deadline, quotes)).details.deadline?.doubtfulTime;

const [winter, summer] = ['2027-02-04', '2027-07-04'];

it.each([
  [winter, '11:59', 'PST', 'Full application: 02/04/2027, 11:59:59 PST', '11:59:59 PST'],
  // an analyst may report this time as p.m.
  [winter, '23:59', 'PST', 'Full application: 02/04/2027, 11:59:59 PST', '11:59:59 PST'],
  [summer, '05:00', 'ET', 'Due July 4, 2027 at 5:00 ET', '5:00 ET'],
  [winter, '23:59', 'PDT', 'Due February 4, 2027, 11:59 p.m. PDT', '11:59 p.m. PDT'],
  [summer, '17:00', 'EST', 'Due July 4, 2027', '5:00 p.m. EST'],
])(
  'returns the wording of the ambiguous time on %s at %s %s in "%s"',
  (date, time, timeZone, quote, expected) => {
    expect(getDoubtfulTime({ date, time, timeZone, quote })).toBe(expected);
  },
);

it('finds a time stated in a different requirement than the date', () => {
  const deadline = { date: '2027-02-04', time: '11:59', timeZone: 'PT', quote: 'Due February 4' };
  expect(getDoubtfulTime(deadline, ['All deadlines are at 11:59 PT.'])).toBe('11:59 PT');
});

it('keeps the wording if the analyst does not report a time', () => {
  const deadline = { date: '2027-02-04', quote: 'Due February 4, 2027, 11:59 PST' };
  expect(getDoubtfulTime(deadline)).toBe('11:59 PST');
});

it.each([
  { date: '2027-02-04', time: '23:59', timeZone: 'PST', quote: 'By 11:59 p.m. PST' },
  { date: '2027-02-04', time: '17:00', timeZone: 'CET', quote: 'By 17:00 CET' },
  { date: '2027-02-04', time: '12:00', quote: 'By noon' },
  { date: '2027-02-04', quote: 'By February 4, 2027' },
])('does not change an unambiguous deadline: $quote', (deadline) => {
  const analysis = createAnalysis(deadline);
  expect(withAmbiguousTime(analysis)).toBe(analysis);
});

it('does not change an analysis without a deadline', () => {
  const analysis = createAnalysis(undefined);
  expect(withAmbiguousTime(analysis)).toBe(analysis);
});
