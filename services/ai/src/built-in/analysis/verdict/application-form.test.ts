import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { isApplicationForm } from './application-form.ts';

const read = (text: string, title = '') =>
  readGuidelines(readingOf('docx', title, text), '2026-11-01');
const prompts =
  'Provide documentation of a need in the community.\nHow many people do you intend to reach?\nBriefly describe the activities.\nWhat will you measure?\nList the vendors, consultants and contractors, with purchase orders and invoices.\nExplain the amount for each consultant.';

it('takes a form to fill in for an invitation', () => {
  const guidelines = read(
    `State Library Grant Programs\nAll applications must be submitted through the online system.\n${prompts}`,
    'Literacy Application',
  );
  expect(isApplicationForm(guidelines)).toBe(true);
  expect(judgeCall(guidelines)).toEqual({ isCall: true });
});

it.each([
  `# Grant Final Report\nFor grant application no. ___\n${prompts}`,
  `# Request for bids\n${prompts}`,
  '# Grant application tips\nDescribe your need.',
])('takes no other paper for one: %s', (text) => {
  expect(isApplicationForm(read(text))).toBe(false);
});

it('takes a template to be copied for a grant, and none for anything else', () => {
  const body =
    '\n## Abstract\nTwo sentences on the work.\n## Aims\nWhat are your goals?\n## Use\nHow does it help?\n## Sum\nTotal requested: [amount]\n## Figures\nList up to three.';
  expect(
    judgeCall(read(`# Grant application template\nCopy the template below into a post.${body}`)),
  ).toEqual({ isCall: true });
  expect(isApplicationForm(read(`# Bug report template\nCopy the template below.${body}`))).toBe(
    false,
  );
});

it('is a form too where its rules stand under "Policies and Procedures"', () => {
  const form = read(
    `## Policies and Procedures\nThe money must be used to make your building safer. A report on its use is required.\nApplicant Name ____\nTotal amount requested ____\n${prompts}`,
    'Grant application',
  );
  expect(judgeCall(form)).toEqual({ isCall: true });
});
