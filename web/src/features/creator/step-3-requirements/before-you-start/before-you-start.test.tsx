import type { AnalysisDetails } from '@grantwright/shared/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { aGeneration, anAnalysis, someDetails } from '../../testing/builders.ts';
import { button, field, goToRequirements } from '../../testing/creator-actions.tsx';

const open = (overrides: Partial<AnalysisDetails>) =>
  goToRequirements(anAnalysis({ details: someDetails(overrides) }));
const block = () => within(screen.getByRole('region', { name: 'Before you start' }));
const getRow = (label: string) =>
  within(block().getByRole('heading', { name: label }).closest('li') as HTMLElement);
const labels = () =>
  block()
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

const forbids = { aiPolicy: [{ text: 'Text written by AI is prohibited.' }] };
const eligible = (text: string) => ({ eligibility: { eligible: [{ text }], ineligible: [] } });

it('lists what the guidelines do not specify', async () => {
  await open({});
  expect(getRow('Time left').getByText(/don’t state a deadline/)).toBeTruthy();
  expect(getRow('Eligibility').getByText(/no rule on who may apply/)).toBeTruthy();
  expect(getRow('Registrations').getByText(/don’t mention any registration/)).toBeTruthy();
  expect(getRow('AI policy').getByText(/^We found no rule on AI/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

it('lists the rules that the profile cannot decide', async () => {
  const rule = 'Projects must start in the school year.';
  await open(eligible(rule));
  expect(getRow('Eligibility').queryByText(/no rule on who may apply/)).toBeNull();
  expect(getRow('Eligibility').getByText(/can’t answer this funder’s rules/)).toBeTruthy();
  expect(getRow('Eligibility').getByText(rule)).toBeTruthy();
});

it('shows the most severe obstacle first', async () => {
  await open({ ...forbids, deadline: { date: '2090-03-04' } });
  expect(labels()).toEqual(['AI policy', 'Eligibility', 'Registrations', 'Time left']);
});

it('shows nothing about a document that is not a call and states no deadline', async () => {
  await open({ isCall: false });
  expect(screen.queryByRole('region', { name: 'Before you start' })).toBeNull();
});

it('shows only the deadline of a document that does not look like a call', async () => {
  await open({ isCall: false, deadline: { date: '2090-03-04' } });
  expect(labels()).toEqual(['Time left']);
});

it('shows how the call accepts applications, and its other dates', async () => {
  await open({
    status: 'open',
    offered: ['deadline'],
    deadline: { date: '2090-03-04' },
    steps: [{ kind: 'decision', date: '2090-06-15', words: 'June 15', quote: 'Decisions.' }],
  });
  const row = getRow('Time left');
  expect(row.getByText('Open for applications.')).toBeTruthy();
  expect(row.getByText('Found by the built-in analyst. Check it.')).toBeTruthy();
  expect(row.getByText('1 other date')).toBeTruthy();
  expect(row.getByText('Decision: June 15, 2090')).toBeTruthy();
});

it('never describes a call as open after its deadline', async () => {
  await open({ status: 'open', deadline: { date: '2020-03-04' } });
  expect(getRow('Time left').queryByText('Open for applications.')).toBeNull();
});

it.each([
  [
    { steps: [{ kind: 'application' as const, words: 'on a rolling basis' }] },
    'On a rolling basis',
  ],
  [{ keyFacts: { deadline: { text: 'Apply by March 15' }, costs: [] } }, 'Apply by March 15'],
  [
    { requirements: [{ kind: 'deadline' as const, mandatory: true, text: 'Apply in March.' }] },
    'See the requirements below',
  ],
])('shows a deadline without a date: %j', async (overrides, text) => {
  await open(overrides);
  expect(getRow('Time left').getByText(text)).toBeTruthy();
});

it('offers a calendar entry for a future deadline, and shows what is unclear about it', async () => {
  await open({ deadline: { date: '2090-03-04', quote: 'By March 4, 2090.' } });
  const row = getRow('Time left');
  expect(row.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  expect(row.getByText('No time stated: send it the day before.')).toBeTruthy();
  expect(row.getByRole('button', { name: /^March 4, 2090, in [\d,]+ days$/ })).toBeTruthy();
});

it('explains which of two deadlines counts and lets the applicant choose the other', async () => {
  const [first, second] = ['2090-03-04', '2090-03-18'];
  const steps = [first, second].map((date) => ({
    kind: 'application' as const,
    date,
    words: date,
    quote: `Due ${date}.`,
  }));
  const user = await open({ deadline: { date: first }, steps });
  const row = getRow('Time left');
  expect(row.getByText(/also state another deadline\. We use March 4, 2090/)).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Use March 18, 2090' }));
  expect(row.getByText(/You chose March 18, 2090\./)).toBeTruthy();
  expect(row.getByRole('button', { name: /^March 18, 2090, in / })).toBeTruthy();
  expect(document.activeElement).toBe(row.getByRole('button', { name: 'Use March 4, 2090' }));
});

it('does not report a missed deadline if the date may be the opening date', async () => {
  await open({ deadline: { date: '2020-03-04', quote: 'Applications open: March 4, 2020' } });
  expect(getRow('Time left').getByText('The deadline may have passed: March 4, 2020')).toBeTruthy();
  expect(getRow('Time left').queryByText(/unless the funder extends/)).toBeNull();
});

it.each([
  ['An LOI must be submitted by March 4, 2020.', /ask the funder whether a full application/],
  ['An LOI is encouraged by March 4, 2020.', /^The optional letter of intent was due/],
  ['LOI: March 4, 2020', /Check whether it was required/],
])('explains the consequence of a missed letter of intent: %s', async (quote, text) => {
  const letter = { kind: 'letter-of-intent' as const, date: '2020-03-04', words: 'March 4', quote };
  await open({ deadline: { date: '2090-03-04' }, steps: [letter] });
  expect(getRow('Time left').getByRole('button', { name: text })).toBeTruthy();
});

it('shows when a letter of intent is due even if the application has no date', async () => {
  const letter = { kind: 'letter-of-intent' as const, date: '2090-03-04', words: 'March 4, 2090' };
  await open({ steps: [letter] });
  expect(getRow('Time left').getByText(/^Letter of intent due March 4, 2090, in/)).toBeTruthy();
});

it.each([
  [{ deadline: { date: '2020-03-04' } }, /unless the funder extends/],
  [{ deadline: { date: '2090-03-04', isYearInferred: true } }, /give no year, so you can’t add/],
  [
    { steps: [{ kind: 'application' as const, words: 'rolling basis' }] },
    /give no date, so you can’t add/,
  ],
])('does not offer a calendar entry for %o', async (overrides, reason) => {
  await open(overrides);
  expect(getRow('Time left').getByText(reason)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

it('re-evaluates eligibility rules when the profile changes', async () => {
  const user = await open(eligible('Only nonprofits founded before 2000 may apply.'));
  expect(getRow('Eligibility').getByText('Unsure: 1 to check.')).toBeTruthy();
  await user.click(getRow('Eligibility').getByRole('button', { name: 'Change in step 1' }));
  expect(document.activeElement).toBe(field(/^Founded/));
  await user.type(field(/^Founded/), '2015');
  await user.click(button('Requirements'));
  expect(getRow('Eligibility').getByText(/^Not eligible: 1 rule contradicts/)).toBeTruthy();
  expect(getRow('Eligibility').getByText('Founded in 2015')).toBeTruthy();
});

it('separates questions that only the applicant can answer from rules that the product evaluates', async () => {
  const user = await open({
    eligibility: {
      eligible: [
        { text: 'Only nonprofits founded before 2000 may apply.' },
        { text: 'Applicants must have an active board.' },
      ],
      ineligible: [{ text: 'Groups that owe a final report' }],
    },
  });
  const row = () => getRow('Eligibility');
  expect(row().getByText('Unsure: 1 to check, and 2 rules to confirm.')).toBeTruthy();
  expect(row().getByText('Confirm these yourself (2)')).toBeTruthy();
  const excludes = () => within(row().getByRole('group', { name: 'Does this exclude you?' }));
  await user.click(excludes().getByRole('button', { name: 'No, it doesn’t' }));
  expect(row().getByText('Doesn’t exclude you')).toBeTruthy();
  expect(row().getByText('Unsure: 1 to check, and 1 rule to confirm.')).toBeTruthy();
});

it("keeps the applicant's own answer to a question", async () => {
  const user = await open(eligible('Applicants must have an active board.'));
  const row = () => getRow('Eligibility');
  expect(row().getByText('Nothing contradicts your profile. 1 rule to confirm.')).toBeTruthy();
  await user.click(row().getByRole('button', { name: 'No' }));
  expect(row().getByText('You answered that you don’t meet 1 rule.')).toBeTruthy();
  await user.click(row().getByRole('button', { name: 'Yes, we meet this' }));
  expect(row().getByText('You meet this')).toBeTruthy();
  expect(row().getByText(/^Eligible, based on/)).toBeTruthy();
});

it('lists costs without a verdict', async () => {
  await open({
    eligibility: { eligible: [], ineligible: [{ text: 'Capital costs are not funded.' }] },
  });
  expect(getRow('Eligibility').getByText('Not funded (1)')).toBeTruthy();
  expect(getRow('Eligibility').queryByText('Not eligible')).toBeNull();
});

it('warns about a missing registration until the applicant has completed it', async () => {
  const requirement = {
    text: 'Register in SAM.gov.',
    kind: 'submission',
    mandatory: true,
  } as const;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const user = await open({ requirements: [requirement], deadline: { date: tomorrow } });
  const row = () => getRow('Registrations');
  expect(row().getByText('1 registration to check, 1 to start now.')).toBeTruthy();
  expect(row().getByText(/^This may not be possible in time/)).toBeTruthy();
  await user.click(row().getByRole('checkbox', { name: 'We have this: SAM.gov' }));
  expect(row().getByText(/^You have every registration/)).toBeTruthy();
});

it('creates an outline without a request if the funder forbids AI', async () => {
  const requests: unknown[] = [];
  mockEndpoint(endpoints.generateApplication, () => {
    requests.push(1);
    return ok(aGeneration());
  });
  const user = await open(forbids);
  expect(getRow('AI policy').getByText('Text written by AI is prohibited.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Assist only/ }).checked).toBe(true);
  await user.click(button('Generate Application'));
  await screen.findByRole('heading', { name: 'Review Generated Application' });
  expect(screen.getByText(/Assist only: you write, Grantwright checks\./)).toBeTruthy();
  expect(requests).toEqual([]);
});

it('creates a draft anyway if the applicant chooses to', async () => {
  const requests: unknown[] = [];
  mockEndpoint(endpoints.generateApplication, () => {
    requests.push(1);
    return ok(aGeneration());
  });
  const user = await open(forbids);
  await user.click(screen.getByRole('radio', { name: 'Draft anyway' }));
  await user.click(button('Generate Application'));
  await screen.findByRole('heading', { name: 'Review Generated Application' });
  expect(requests).toHaveLength(1);
  expect(screen.queryByText(/Assist only/)).toBeNull();
});

it('lets the applicant write the text even if AI is allowed', async () => {
  const user = await open({});
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(button('I want to write it myself'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Assist only/ }).checked).toBe(true);
});
