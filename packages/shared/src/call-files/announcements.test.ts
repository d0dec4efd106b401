import { describe, expect, it } from 'vitest';
import type { Step } from '../contract/call-facts.ts';
import { listChecklistItems } from '../submission/checklist/list-checklist-items.ts';
import { add, amendment, texts } from './testing/add-file.ts';
import { analysisOf, harborNotice, requirement } from './testing/harbor-call.ts';

const checklistOf = ({ analysis }: ReturnType<typeof add>) =>
  listChecklistItems(analysis.details, undefined).map((item) => item.requirement.text);

const addSentence = (
  text: string,
  kind: Parameters<typeof requirement>[1],
  current = harborNotice(),
) =>
  add(
    analysisOf({
      requirements: [requirement(text, kind)],
      keyFacts: { costs: [], length: { text, quote: text } },
    }),
    amendment,
    current,
  );

describe("an amendment's sentence about a change", () => {
  it.each([
    ['Letters of support are no longer required.', 'attachment'],
    ['The ten copies of the proposal are no longer required.', 'submission'],
    ['The page limit of the work plan is changed from 2 pages to 3 pages.', 'limit'],
  ] as const)('is not on the checklist once it is applied: %s', (text, kind) => {
    const once = addSentence(text, kind);
    expect(once.changes.map(({ after }) => after?.quote)).toContain(text);
    expect(checklistOf(once)).not.toContain(text);
    const again = addSentence(text, kind, once.analysis);
    expect(again.analysis.details).toEqual(once.analysis.details);
  });

  it('does not state the length of the whole application if it changes that of a section', () => {
    const { analysis } = addSentence(
      'The page limit of the work plan is changed from 2 pages to 3 pages.',
      'limit',
    );
    expect(analysis.details.sections.at(-1)?.limit).toEqual({ pages: 3 });
    expect(analysis.details.keyFacts?.length).toBeUndefined();
  });

  it.each([
    ['Letters of support are no longer required for tribal applicants.', 'attachment'],
    ['Photographs of the site are no longer required.', 'attachment'],
    ['Letters of support must be signed in ink.', 'attachment'],
  ] as const)('stays on the checklist if it may ask for something: %s', (text, kind) =>
    expect(checklistOf(addSentence(text, kind))).toContain(text),
  );
});

describe('the due date of a report', () => {
  const report = (date: string, quote: string): Step => ({
    kind: 'report',
    date,
    words: date,
    quote,
  });
  const current = analysisOf({
    steps: [
      report('2028-01-31', 'Grantees must submit a final report by January 31, 2028.'),
      report('2027-08-31', 'Grantees must submit an interim report by August 31, 2027.'),
    ],
  });
  const addReport = (date: string, quote: string) =>
    add(analysisOf({ steps: [report(date, quote)] }), amendment, current);
  const datesOf = ({ analysis }: ReturnType<typeof add>) =>
    analysis.details.steps?.map(({ date }) => date);

  it('moves if a later file names the same report', () => {
    const moved = addReport('2028-03-31', 'The final report is due March 31, 2028.');
    expect(datesOf(moved)).toEqual(['2028-03-31', '2027-08-31']);
    expect(texts(moved.changes)).toEqual([['Report', '2028-01-31', '2028-03-31']]);
  });

  it.each(['Reports are due March 31, 2028.', 'A financial report is due March 31, 2028.'])(
    'stays if a later file may mean another report: %s',
    (quote) =>
      expect(datesOf(addReport('2028-03-31', quote))).toEqual([
        '2028-01-31',
        '2027-08-31',
        '2028-03-31',
      ]),
  );
});
