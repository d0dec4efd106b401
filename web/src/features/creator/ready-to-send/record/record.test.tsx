import { limits, type SavedAnswer } from '@grantwright/shared/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerEndpoints } from '../../../../domain/answers/answer-endpoints.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { aSavedAnswer } from '../../../../testing/builders.ts';
import { mockEndpoint, ok, problemResponse } from '../../../../testing/server.ts';
import { anAnalysis, anApplication, someDetails } from '../../testing/builders.ts';
import { button, field, openSavedApplication } from '../../testing/creator-actions.tsx';
import { findExpectedReports } from './expected-reports.ts';
import { parseAmount } from '../../text/parse-amount.ts';

const details = someDetails({
  award: { ceiling: { amount: 50_000, currency: 'CAD' } },
  steps: [{ kind: 'report', date: '2028-01-31', words: 'January 31, 2028' }],
  requirements: [
    {
      text: 'Submit an interim report by June 30, 2027.',
      kind: 'after-award',
      mandatory: true,
    },
    { text: 'Keep records until June 30, 2030.', kind: 'after-award', mandatory: true },
    { text: 'Submit a report on request.', kind: 'after-award', mandatory: true },
  ],
});

beforeEach(() => mockEndpoint(endpoints.checkDraft, () => ok({ claims: [], gaps: [] })));

async function openRecord(content = '<p>Six.</p>') {
  const { user } = await openSavedApplication(
    anApplication({ content, analysis: anAnalysis({ details }) }),
  );
  await user.click(button('Ready to send?'));
  const status = await screen.findByLabelText('Where does this application stand?');
  return { user, choose: (label: string) => user.selectOptions(status, label) };
}

describe('the record panel', () => {
  it('suggests today as the submission date', async () => {
    const { user, choose } = await openRecord();
    expect(screen.queryByLabelText('Submitted on')).toBeNull();
    await choose('Submitted');
    expect(field('Submitted on').value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await user.clear(field('Submitted on'));
    await user.type(field('Submitted on'), '2090-01-31');
    expect(screen.getByText('This date is in the future.')).toBeTruthy();
    await user.type(field('Confirmation number'), 'GRANT-1');
    await user.type(field('Amount requested (CAD)'), '$25,000');
    expect(screen.queryByText('Enter an amount, such as 25,000.')).toBeNull();
    await user.type(field('Amount requested (CAD)'), 'x{Tab}');
    expect(screen.getByText('Enter an amount, such as 25,000.')).toBeTruthy();
  });

  it('replaces the findings once the application has been sent', async () => {
    const { choose } = await openRecord('<p>[NEEDS INPUT: how many?]</p>');
    const [first] = screen.getAllByRole('region');
    expect(first?.textContent).toMatch(/^Fix before you send/);
    expect(screen.getByRole('heading', { name: /to fix before you send/ })).toBeTruthy();
    await choose('Declined');
    expect(screen.getByRole('heading', { name: 'Declined.' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /fix before you send/i })).toBeNull();
  });

  it('comes first when the page of a sent application opens', async () => {
    const { user } = await openSavedApplication(
      anApplication({
        content: '<p>[NEEDS INPUT: how many?]</p>',
        analysis: anAnalysis({ details }),
        submission: { status: 'awarded', submittedOn: '2026-11-30' },
      }),
    );
    expect(screen.queryByText(/to fix before you send/)).toBeNull();
    await user.click(button('Ready to send?'));
    const sent = await screen.findByRole('heading', { name: /^Awarded\. Submitted on/ });
    expect(sent.textContent).toBe('Awarded. Submitted on November 30, 2026.');
    const getFirst = () => screen.getAllByRole('region')[0]?.textContent;
    expect(getFirst()).toMatch(/^After you send it/);
    await user.selectOptions(field('Where does this application stand?'), 'Ready');
    expect(screen.getByRole('heading', { name: /to fix before you send/ })).toBeTruthy();
    expect(getFirst()).toMatch(/^After you send it/);
  });

  it('lists the reports that the guidelines require after an award', async () => {
    const { user, choose } = await openRecord();
    await choose('Awarded');
    const report = screen.getByRole('checkbox', { name: /^Submit an interim report/ });
    const getCalendarButton = () => screen.queryByRole('button', { name: 'Add to calendar' });
    expect(getCalendarButton()).toBeTruthy();
    await user.click(report);
    expect((report as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: /^Report, January/ }));
    expect(getCalendarButton(), 'once no report is open').toBeNull();
    await user.type(field('Report'), 'Audit');
    await user.type(field('Due'), '2027-12-31');
    await user.click(button('Add a report'));
    const list = within(screen.getByRole('region', { name: 'After you send it' }));
    expect(list.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(button('Remove Audit'));
    expect(list.getAllByRole('checkbox')).toHaveLength(2);
  });

  it("suggests asking for the reviewers' comments after a rejection", async () => {
    const { choose } = await openRecord();
    await choose('Declined');
    expect(screen.getByText(/reviewers’ comments/)).toBeTruthy();
  });

  describe('saving answers', () => {
    async function openDialog(content: string, answers: SavedAnswer[]) {
      const queries: string[] = [];
      mockEndpoint(answerEndpoints.listAnswers, ({ request }) => {
        queries.push(new URL(request.url).search);
        return ok(answers);
      });
      const { user, choose } = await openRecord(content);
      expect(screen.queryByRole('button', { name: 'Save answers' })).toBeNull();
      await choose('Submitted');
      await user.click(button('Save answers'));
      const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
      return { user, choice, queries };
    }

    it('offers the sections, and replaces an answer only if the user selects it', async () => {
      const updated: unknown[] = [];
      mockEndpoint(answerEndpoints.updateAnswer, async ({ request }) => {
        updated.push(await request.json());
        return ok(aSavedAnswer());
      });
      const { user, choice, queries } = await openDialog(
        '<h2>Need</h2><p>Many wait.</p><h2>Plan</h2><p>We begin in May.</p><h2>Team</h2><p>[NEEDS INPUT: Who?]</p><h2>Outcomes</h2><p>Fewer wait.</p>',
        [
          aSavedAnswer({ question: 'Plan', text: '<p>We begin in May.</p>', isDue: true }),
          aSavedAnswer({
            ...{ id: 'answer-2', question: 'Need', text: '<p>Some wait.</p>' },
            updatedAt: '2026-04-05T12:00:00.000Z',
          }),
        ],
      );
      const need = await choice(
        /^Need.*Replaces the answer saved Mar 2, 2026, last changed Apr 5, 2026$/,
      );
      const plan = await choice(/^Plan.*Already saved Mar 2, 2026$/);
      const outcomes = await choice(/^Outcomes$/);
      const team = await choice(/^Team.*1 open question$/);
      expect([need, plan, team, outcomes].map(({ checked }) => checked)).toEqual([
        ...[false, false, false],
        true,
      ]);
      for (const box of [need, plan, outcomes]) await user.click(box);
      await user.click(button('Save 2 answers'));
      expect(await screen.findByText('2 answers saved')).toBeTruthy();
      expect(updated).toEqual([
        { question: 'Need', text: '<p>Many wait.</p>', reviewAfter: '2027-03-02' },
        { question: 'Plan', text: '<p>We begin in May.</p>' },
      ]);
      expect(queries[0]).toBe('?applicationId=application-1&organizationId=organization-1');
    });

    it('stores the other sections if one is too long or rejected, and names that section', async () => {
      const created: string[] = [];
      mockEndpoint(answerEndpoints.createAnswer, async ({ request }) => {
        const { question } = await request.json();
        if (question === 'Need') return problemResponse('invalid-request', 'There are too many.');
        created.push(question);
        return ok(aSavedAnswer());
      });
      const { user, choice } = await openDialog(
        `<h2>Need</h2><p>Many wait.</p><h2>Plan</h2><p>${'x'.repeat(limits.longText)}</p><h2>Team</h2><p>Six.</p>`,
        [],
      );
      const plan = await choice(/^Plan.*Too long for one answer$/);
      expect([plan.disabled, plan.checked]).toEqual([true, false]);
      await user.click(button('Save 2 answers'));
      expect(await screen.findByText('Not saved: “Need”. There are too many.')).toBeTruthy();
      expect(created).toEqual(['Team']);
      expect(await screen.findByText('1 answer saved')).toBeTruthy();
      expect(button('Save 1 answer')).toBeTruthy();
    });
  });
});

describe('findExpectedReports', () => {
  it('returns the reports in order with their due dates', () => {
    expect(findExpectedReports(details)).toEqual([
      { name: 'Submit an interim report by June 30, 2027.', due: '2027-06-30', isDone: false },
      { name: 'Report, January 31, 2028', due: '2028-01-31', isDone: false },
    ]);
    expect(findExpectedReports(undefined)).toEqual([]);
  });

  it('returns every report due on a day, and a repeated report only once', () => {
    const texts = [
      'A narrative report is due June 30, 2027.',
      'A financial report is due June 30, 2027.',
    ];
    const requirements = texts.map((text) => ({
      text,
      kind: 'after-award' as const,
      mandatory: true,
    }));
    const listNames = (quote?: string) =>
      findExpectedReports(
        someDetails({
          requirements,
          steps: [{ kind: 'report', date: '2027-06-30', words: 'June 30, 2027', quote }],
        }),
      ).map(({ name }) => name);
    expect(listNames(texts[1])).toEqual([texts[1], texts[0]]);
    expect(listNames()).toEqual(texts);
  });
});

it.each([
  ['$25,000.50', 25_000.5],
  ['25 000', 25_000],
  ['12,500', 12_500],
  ['1,250,000.50', 1_250_000.5],
  ['999,999,999,999', 999_999_999_999],
  ['7.', 7],
  ['12,50', undefined],
  ['12.500', undefined],
  ['12,5000', undefined],
  ['1250,000', undefined],
  ['1,250 000', undefined],
  [',500', undefined],
  ['', undefined],
  ['-5', undefined],
  ['25k', undefined],
  ['1.2.3', undefined],
])('parses the amount %j as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
