import { describe, expect, it } from 'vitest';
import type { AnalysisDetails } from '../contract/analysis.ts';
import { add, withRequirements, texts, doubts, requirementsOf } from './testing/add-file.ts';
import { analysisOf, fileOf, requirement } from './testing/harbor-call.ts';

describe('a new deadline', () => {
  const quote = 'The due date is extended from September 10, 2027 to September 24, 2027.';
  const extended = (overrides: Partial<AnalysisDetails['deadline']> = {}) =>
    analysisOf({
      deadline: { date: '2027-09-24', quote, ...overrides },
      steps: [{ kind: 'application', date: '2027-09-24', words: 'September 24, 2027', quote }],
      requirements: [requirement(quote, 'deadline')],
      keyFacts: { deadline: { text: quote, quote }, costs: [] },
    });

  it('replaces the old deadline, but keeps a time of day that has not changed', () => {
    const result = add(extended());
    expect(result.analysis.details).toMatchObject({
      deadline: { date: '2027-09-24', time: '17:00', timeZone: 'ET', quote, file: 1 },
      keyFacts: { deadline: { text: quote, file: 1 } },
    });
    expect(texts(result.changes)).toEqual([
      ['Deadline', 'September 10, 2027, 5:00 p.m. ET', 'September 24, 2027, 5:00 p.m. ET'],
    ]);
    expect(result.changes[0]?.before).toMatchObject({ file: 0, page: 1 });
    expect(requirementsOf(result).join(' ')).not.toContain('Applications are due');
    const steps = result.analysis.details.steps ?? [];
    expect(steps.map(({ kind, date }) => [kind, date])).toEqual([
      ['application', '2027-09-24'],
      ['letter-of-intent', '2027-08-02'],
      ['event', '2027-07-01'],
    ]);
    expect(result.analysis.details.notes).toEqual([
      'The new deadline has no time of day, so the time of the earlier deadline is shown.',
    ]);
  });

  it('has the time of day that it states', () => {
    const { analysis } = add(extended({ time: '23:59', timeZone: 'PT' }));
    expect(analysis.details.deadline).toMatchObject({ time: '23:59', timeZone: 'PT' });
  });

  it('may change only the time of day', () => {
    const later = 'The time of the deadline is changed from 5:00 p.m. to 11:59 p.m.';
    const { analysis, changes } = add(withRequirements([later, 'deadline']));
    expect(analysis.details.deadline).toMatchObject({
      date: '2027-09-10',
      time: '23:59',
      timeZone: 'ET',
      file: 1,
    });
    expect(texts(changes)[0]).toEqual([
      'Deadline',
      'September 10, 2027, 5:00 p.m. ET',
      'September 10, 2027, 11:59 p.m. ET',
    ]);
  });

  it('has the year of the earlier deadline if it states none', () => {
    const { analysis } = add(extended({ date: '2026-09-24', isYearInferred: true }));
    expect(analysis.details.deadline).toMatchObject({ date: '2027-09-24' });
    expect(analysis.details.deadline).not.toHaveProperty('isYearInferred');
  });

  it('is never the date that its sentence replaces', () => {
    const { analysis, changes } = add(analysisOf({ deadline: { date: '2027-09-10', quote } }));
    expect(analysis.details.deadline?.file).toBe(0);
    expect(changes).toEqual([]);
  });

  it('is never the due date of something else', () => {
    const other = 'Letters of intent are now due August 9, 2027.';
    const { analysis, changes } = add(
      analysisOf({
        deadline: { date: '2027-08-09', quote: other },
        steps: [
          { kind: 'letter-of-intent', date: '2027-08-09', words: 'August 9, 2027', quote: other },
        ],
      }),
    );
    expect(analysis.details.deadline?.date).toBe('2027-09-10');
    expect(texts(changes)).toEqual([['Letter of intent', 'August 2, 2027', 'August 9, 2027']]);
  });

  it('does not bring back a deadline that an amendment has replaced', () => {
    const { analysis } = add(extended());
    const faq = analysisOf({
      deadline: { date: '2027-09-10', quote: 'When is it due? On September 10, 2027.' },
    });
    const again = add(faq, fileOf('faq'), analysis);
    expect(again.analysis.details.deadline?.date).toBe('2027-09-24');
    expect(doubts(again.changes)).toEqual([['Deadline', true]]);
    expect(again.analysis.details.changes).toHaveLength(2);
  });

  it('is doubtful if an FAQ names an earlier day, which may be for another round', () => {
    const last = { date: '2026-09-15', quote: 'The deadline is September 15, 2026.' };
    const { analysis, changes } = add(analysisOf({ deadline: last }), fileOf('faq'));
    expect(analysis.details.deadline?.date).toBe('2027-09-10');
    expect(doubts(changes)).toEqual([['Deadline', true]]);
  });

  it('is never taken from a form', () => {
    const form = add(extended(), fileOf('form'));
    expect(form.analysis.details.deadline?.date).toBe('2027-09-10');
    expect(doubts(form.changes)[0]).toEqual(['Deadline', true]);
  });
});
