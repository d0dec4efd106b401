import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { groupedForm } from './numbered-groups.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');

const form = `# Riverside Halls Grant: all questions
## 1. Your group
### 1.1. Group information
#### 1.1.1. Names
Group name
Does your group use another name?
If 'Yes', go to 1.1.1.1
#### 1.1.1.1. Other names
Other name 1
Other name 2 (optional)
#### 1.1.2. Purpose
What is your group for?
(Max 300 words)
### 1.2. Contact
#### 1.2.1. Lead contact
Name of lead contact
Lead contact telephone number
## 2. Your hall
### 2.1. Hall information
#### 2.1.1. How the hall is used
Tell us how the hall is used today
For example, clubs that meet in it.
(Max 400 words)
#### 2.1.2. Kind of hall
What kind of hall is it?
- Church hall
- Village hall
#### 2.1.3. Upload lease or title
It should be a single file no bigger than 8MB.
### 2.2. Neighbours
#### 2.2.1. Their support
Describe the support of your neighbours
(Max 250 words)
Upload letters of support (optional)
### 2.3. Upload repair plan
#### 2.3.1. Your repair plan
Repair plan (document upload)
Upload your repair plan.
Upload repair plan`;

describe('the groups of a long numbered form', () => {
  const sections = findSections(read(form));
  const named = (name: string) => sections.find((section) => section.name === name);

  it('are its parts in their order, with what is uploaded among them', () => {
    expect(sections.map(({ name }) => name)).toEqual([
      'Group information',
      'Contact',
      'Hall information',
      'Lease or title',
      'Neighbours',
      'Letters of support',
      'Repair plan',
    ]);
  });

  it('ask their questions, with their limits and choices', () => {
    expect(named('Group information')?.prompts).toEqual([
      'Does your group use another name?',
      'What is your group for? (at most 300 words)',
    ]);
    expect(named('Hall information')?.prompts).toEqual([
      'Tell us how the hall is used today (at most 400 words)',
      'What kind of hall is it? Church hall; Village hall',
    ]);
    expect(named('Neighbours')?.limit).toEqual({ words: 250 });
  });

  it('say what a file must be, and which is left to the applicant', () => {
    expect(named('Lease or title')?.description).toContain('no bigger than 8MB');
    expect(named('Letters of support')?.required).toBe(false);
    expect(named('Contact')?.description).toContain('Name of lead contact');
  });
});

it('are none in a guide that numbers its clauses', () => {
  const clauses = [1, 2, 3, 4, 5].map(
    (at) =>
      `## ${at}. Chapter\n### ${at}.1. Costs\n#### ${at}.1.1. Salaries\nSalaries are paid at the usual rates.\n#### ${at}.1.2. Travel\nTravel is paid in second class.`,
  );
  expect(groupedForm(read(clauses.join('\n')))).toBeUndefined();
});

it('are none where a few titles stand over questions without numbers', () => {
  expect(
    groupedForm(read('## 1.1 Need\nWhat is the need?\n## 1.2 Plan\nWhat is your plan?')),
  ).toBeUndefined();
});
