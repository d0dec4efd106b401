import { describe, expect, it } from 'vitest';
import { modelStep } from '../../../test/model-analysis.ts';
import { guidelines, paragraph, createExtractedText } from '../../../test/extracted-texts.ts';
import { createEvidence } from './evidence.ts';
import { chooseDeadline, removeDuplicateSteps } from './choose-deadline.ts';
import { toStep } from './to-step.ts';

const due = 'Applications are due by 5:00 p.m. Eastern Time on March 5, 2027.';
const stated = {
  date: '2027-03-05',
  time: '17:00',
  timeZone: 'Eastern Time',
  words: 'March 5, 2027',
};

const convertStep = (text: string, overrides: Parameters<typeof modelStep>[1], ...more: string[]) =>
  toStep(
    createEvidence(createExtractedText(...[text, ...more].map((each) => paragraph(each)))),
    modelStep(text, overrides),
  );

describe('a dated step', () => {
  const evidence = createEvidence(guidelines);

  it('takes its date, time and time zone from its quote', () => {
    expect(toStep(evidence, modelStep(due, stated))).toEqual({
      iso: '2027-03-05',
      isYearInferred: false,
      step: {
        kind: 'application',
        date: '2027-03-05',
        words: 'March 5, 2027',
        time: '17:00',
        timeZone: 'Eastern Time',
        quote: due,
        page: 2,
      },
    });
  });

  it('has the only due time in the document, even from another section', () => {
    const between = Array.from({ length: 8 }, (_, index) => `Paragraph ${index} of the plan.`);
    const findDueTime = (...rules: string[]) =>
      convertStep('Applications: March 5, 2027', stated, ...between, ...rules)?.step.time;
    const rule = 'All forms are due by 5:00 p.m. on the day of the deadline.';
    expect(findDueTime(rule)).toBe('17:00');
    expect(findDueTime(rule, 'Questions are due at noon, 12:00 p.m.')).toBeUndefined();
    expect(findDueTime('The deadline is at 4:00 p.m. on that day.')).toBeUndefined();
  });

  it('has the new date if the deadline was moved', () => {
    const moved =
      'The deadline is extended from March 5, 2027, 5:00 p.m. to March 19, 2027, 4:00 p.m.';
    const newer = { date: '2027-03-19', time: '16:00', timeZone: null, words: 'March 19, 2027' };
    expect(convertStep(moved, newer)?.step).toMatchObject({ date: '2027-03-19', time: '16:00' });
    expect(convertStep(moved, stated)).toBeUndefined();
  });

  it.each([
    ['another day', { date: '2027-03-15', words: 'March 15' }, due],
    ['another month', { date: '2027-05-05', words: 'May 5' }, due],
    ['another year', { date: '2028-03-05', words: '2028-03-05' }, due],
    ['an invalid date', { date: '2027-02-31', words: '' }, due],
    ['a quote that is not in the document', {}, 'Due March 5, 2027 at noon'],
  ])('is dropped if the model states %s', (_, overrides, quote) => {
    expect(toStep(evidence, modelStep(quote, { ...stated, ...overrides }))).toBeUndefined();
  });

  it("has the document's date if the model's date contradicts the model's own words", () => {
    const swapped = { ...stated, date: '2027-05-03' };
    expect(toStep(evidence, modelStep(due, swapped))).toMatchObject({ iso: '2027-03-05' });
  });

  it.each([
    ['its next occurrence from today', 'Apply by September 1.', [], '2027-09-01'],
    ['its next annual occurrence', 'Apply by July 1 of each year.', [], '2027-07-01'],
    ['the year of other steps', 'Apply by September 1.', ['2026-10-15'], '2026-09-01'],
    ['no year more than a year ahead', 'Apply by December 15.', ['2027-03-01'], '2026-12-15'],
  ])('gets %s if its year is not stated', (_, text, others, date) => {
    const steps = [
      convertStep(text, { date: null, words: text.slice(9, -1) }),
      ...others.map((iso) =>
        convertStep(`Winners: ${iso}`, { kind: 'decision', date: iso, words: iso }),
      ),
    ].flatMap((step) => step ?? []);
    expect(steps[0]?.step.monthDay).toBe(date.slice(5));
    expect(chooseDeadline(steps, '2026-11-29')).toMatchObject({ date, isYearInferred: true });
  });

  it.each([
    ['a letter of intent', 'letter-of-intent', 'Letters of intent are due: 2027-11-01'],
    ['an opening', 'other', 'The portal opens on 2027-09-01'],
  ] as const)('is not before %s that precedes it', (_, kind, text) => {
    const iso = text.slice(-10);
    const steps = [
      convertStep('Winners: 2028-03-01', {
        kind: 'decision',
        date: '2028-03-01',
        words: '2028-03-01',
      }),
      convertStep(text, { kind, date: iso, words: iso }),
      convertStep('Apply by December 15.', { date: null, words: 'December 15' }),
    ].flatMap((step) => step ?? []);
    expect(chooseDeadline(steps, '2026-11-28')?.date).toBe('2027-12-15');
  });

  it('has no time that is neither in its quote nor next to it', () => {
    const step = toStep(evidence, modelStep(due, { ...stated, time: '23:59' }));
    expect(step?.step).not.toHaveProperty('time');
  });

  it.each([
    ['midnight on June 4, 2027', '00:00', '23:59'],
    ['midnight on June 4, 2027', '23:59', '23:59'],
    ['12:00 a.m. on June 4, 2027', '00:00', '00:00'],
    ['11:59 p.m. on June 4, 2027', null, '23:59'],
  ])("reads %j with the model's time %s as %s", (words, time, expected) => {
    const step = convertStep(`Proposals are due at ${words}.`, {
      date: '2027-06-04',
      words: 'June 4, 2027',
      time,
    });
    expect(step?.step).toMatchObject({ date: '2027-06-04', time: expected });
  });

  it('has only a month and a day if the year is unknown', () => {
    const text = 'Letters of intent are due April 12.';
    expect(convertStep(text, { kind: 'letter-of-intent', words: 'April 12' })).toEqual({
      isYearInferred: true,
      day: expect.objectContaining({ month: 4, day: 12 }) as unknown,
      step: { kind: 'letter-of-intent', monthDay: '04-12', words: 'April 12', quote: text },
    });
    expect(
      convertStep(text, { date: '2027-04-12', words: 'April 12' }, 'The 2027 round is open.'),
    ).toMatchObject({ iso: '2027-04-12', isYearInferred: true, step: { monthDay: '04-12' } });
  });

  it.each([
    ['Application opens: March 5, 2027', 'other'],
    ['Letters of intent open on March 5, 2027.', 'other'],
    ['The letter of intent is due March 5, 2027.', 'letter-of-intent'],
    ['The portal is open now and closes on March 5, 2027.', 'application'],
  ])('quoted as %j changes from the kind application to %s', (text, kind) =>
    expect(convertStep(text, { date: '2027-03-05', words: 'March 5, 2027' })?.step.kind).toBe(kind),
  );

  it.each(['second Friday of each month', 'on a rolling basis'])(
    'keeps the wording %j',
    (words) => {
      const text = `Applications are reviewed ${words}.`;
      expect(convertStep(text, { words })?.step).toEqual({
        kind: 'application',
        words,
        quote: text,
      });
    },
  );
});

it('the deadline is the next application step, or the last step if all have passed', () => {
  const texts = [
    'Round one is due January 15, 2027.',
    'Round two is due June 15, 2027.',
    'Reports are due December 1, 2027.',
  ];
  const evidence = createEvidence(createExtractedText(...texts.map((text) => paragraph(text))));
  const steps = removeDuplicateSteps(
    [
      modelStep(texts[0] ?? '', { date: '2027-01-15', words: 'January 15, 2027' }),
      modelStep(texts[1] ?? '', { date: '2027-06-15', words: 'June 15, 2027' }),
      modelStep(texts[2] ?? '', { date: '2027-12-01', words: 'December 1, 2027', kind: 'report' }),
    ].flatMap((step) => toStep(evidence, step) ?? []),
  );
  expect(chooseDeadline(steps, '2026-12-01')?.date).toBe('2027-01-15');
  expect(chooseDeadline(steps, '2027-02-01')?.date).toBe('2027-06-15');
  expect(chooseDeadline(steps, '2028-02-01')?.date).toBe('2027-06-15');
});
