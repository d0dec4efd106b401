import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findParts } from './find-parts.ts';
import { stepForm } from './form-steps.ts';

const guidelinesOf = (text: string) =>
  readGuidelines(
    readingOf('html', 'Grant', `# Lark Arts Grants\nGrants of up to $3,000 for artists.\n${text}`),
    '2026-01-12',
  );
const partsOf = (text: string) => findParts(guidelinesOf(text));

const told = `## What to submit
Applications go through our online form of four steps.
Step 1 — About you
Name, email, postal address, and portfolio links.
Step 2 — Your project
Title, short summary (400 character limit), full description (1500 character limit), and who will come.
Step 3 — Money
Sum requested, list of costs, and how the grant will be spent (900 characters).
Step 4 — Uploads
Optional work samples (PDF). For groups, provide a letter from your host.
## Review
We read all forms in May.`;

it('takes the steps of a form for its parts, and the fields for what they ask', () => {
  const parts = partsOf(told);
  expect(parts.map(({ name }) => name)).toEqual(['About you', 'Your project', 'Money', 'Uploads']);
  expect(parts[1]?.prompts).toEqual([
    'Title',
    'Short summary (400 character limit)',
    'Full description (1500 character limit)',
    'Who will come',
  ]);
  expect(parts[2]?.prompts).toContain('How the grant will be spent (900 characters)');
});

it('takes the papers of a step that lists nothing else, and not the step', () => {
  const parts = partsOf(`## Application form
Part A: About you
- Name and history of your group
- Your mission
Part B: Your project
- Explain the project and the need for it
- Prepare a timeline
Part C: Attachments
- Letter of exemption
- List of the board of directors`);
  expect(parts.map(({ name }) => name)).toEqual([
    'About you',
    'Your project',
    'Letter of exemption',
    'List of the board of directors',
  ]);
});

it.each([
  [
    'The form has three pages:\n- Page 1: Contact details (name, e-mail, phone)\n- Page 2: The work (title, description, dates)\n- Page 3: The budget (costs, other income)',
    ['Contact details', 'The work', 'The budget'],
  ],
  [
    '## The application form\n### Section A. Applicant\nName and address of the group.\n### Section B. Activity\nDescription, dates and audience.\n### Section C. Finances\nBudget and amount requested.',
    ['Applicant', 'Activity', 'Finances'],
  ],
  [
    'Step 1: Your organisation: name, history, mission\nStep 2: Your idea: summary, goals, timeline\nStep 3: Your costs: budget, other grants',
    ['Your organisation', 'Your idea', 'Your costs'],
  ],
])('reads the steps of: %s', (text, names) => {
  expect(partsOf(text).map(({ name }) => name)).toEqual(names);
});

it.each([
  'Step 1: Read the guidelines\nStep 2: Submit the form with your budget\nStep 3: Wait for the decision',
  'Stage 1: Expression of interest\nA short description.\nStage 2: Full application\nBudget and plan.\nStage 3: Interview\nYou will be invited.',
  'Step 1 — Eligibility check\nName and type of group.\nStep 2 — Assessment\nPanel reads the budget.\nStep 3 — Award\nLetter by e-mail.',
  'Part 1: Our history\nThe trust was set up in 1950.\nPart 2: Our people\nFive trustees.\nPart 3: Our grants\nWe gave $4,000.',
])('takes the way of applying for no form: %s', (text) => {
  expect(stepForm(guidelinesOf(text))).toBeUndefined();
});
