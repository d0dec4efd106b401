import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findParts } from './find-parts.ts';
import { templateForm } from './whole-template.ts';

const guidelinesOf = (title: string, text: string) =>
  readGuidelines(readingOf('html', title, text), '2026-01-12');

const foundation = guidelinesOf(
  'heron-grants/proposal-template.md',
  `# Project name
Copy this template and fill in each section. Lines in italics should be removed.
- Team: legal name of your team (e.g. Reed Labs)
- Licence: MIT or Apache 2.0
## Overview :owl:
Please describe in a few sentences what you will build.
## Team
### Members
- Name of the lead
- <other members>
### Contact
- E-mail: an address that you read (e.g. ann@reed.example)
## Roadmap
Below we show an example. Break your work down into milestones.
### Overview
- Total costs: requested sum in EUR (e.g. 9,000 EUR)
### Milestone 1 Example - First parser
- Duration: 2 months
- Costs: 4,500 EUR
### Milestone 2 Example - Second parser
- Duration: 1 month
- Costs: 4,500 EUR
## Future plans (optional)
What happens when the grant is used up?`,
);

it('reads a paper that is the template itself, title by title', () => {
  expect(
    findParts(foundation).map(({ name, required }) => `${name}${required ? '' : '?'}`),
  ).toEqual([
    'Project name',
    'Team',
    'Licence',
    'Overview',
    'Members',
    'Contact',
    'Roadmap',
    'Roadmap: Overview',
    'Milestones',
    'Future plans?',
  ]);
});

it('asks what the hints ask, and takes what an example fills in for no answer', () => {
  const parts = findParts(foundation);
  const promptsOf = (name: string) => parts.find((part) => part.name === name)?.prompts;
  expect(promptsOf('Milestones')).toEqual(['Duration', 'Costs']);
  expect(promptsOf('Members')).toEqual(['Name of the lead']);
  expect(promptsOf('Overview')).toEqual([
    'Please describe in a few sentences what you will build.',
  ]);
});

it('reads a template that a page about the fund holds, and nothing else of the page', () => {
  const page = guidelinesOf(
    'Otter Fund',
    `# Otter Fund
We give small grants to keepers of rivers. The committee meets in May.
## Who can apply
Any registered group may apply.
## Proposal template
### Title
A short title for your proposal.
### Why it matters
Describe the need that you see.
### People
List who will do the work.
### Approximate budget
Give the sum that you ask for, in EUR.
## What happens next
We read all proposals in June.`,
  );
  expect(findParts(page).map(({ name }) => name)).toEqual([
    'Title',
    'Why it matters',
    'People',
    'Approximate budget',
  ]);
});

it.each([
  [
    'Proposal: <project name>',
    '# Proposal: <project name>\n- Author: <your handle>\n## Summary\n[one paragraph]\n## Motivation\nWhy should the DAO fund this?\n## Specification\nDescribe what will be built.\n## Budget\nRequested amount: <amount in USDC>\n## Voting\nYes / No / Abstain',
    ['Author', 'Summary', 'Motivation', 'Specification', 'Budget', 'Voting'],
  ],
  [
    'Seed fund proposal template',
    '# Seed fund proposal template\nComplete this template and send it to the office.\n## Specific aims\nState up to three aims (maximum 250 words).\n## Approach\nExplain the methods.\n## Team\nList the investigators.\n## Path to external funding\nName the agencies that you will apply to.\n## Budget\nItemize the costs.',
    ['Specific aims', 'Approach', 'Team', 'Path to external funding', 'Budget'],
  ],
])('reads %s', (title, text, names) => {
  expect(findParts(guidelinesOf(title, text)).map(({ name }) => name)).toEqual(names);
});

it.each([
  '# River grants\nUse this template to apply.\n## Eligibility\nYou must be a charity.\n## Deadlines\nApplications close on 4 May 2027.\n## How to apply\nSend the template to us.\n## Review criteria\nWe score need and cost.\n## Contact us\nWrite to the office.',
  '# How our fund works\nDownload the application template below.\n## Purpose\nThe fund was set up in 1994. It pays for paths.\n## Amounts\nA grant is at most $4,000. We pay it in two parts.\n## Process\nThe board meets in May. It decides by vote.\n## Money\nThe gifts come from members. They give each year.\n## History\nThe fund is old. It has made many grants.',
])('takes no guide for a template', (text) => {
  expect(templateForm(guidelinesOf('Grants', text))).toBeUndefined();
});

it('keeps a limit that stands in brackets beside what is asked', () => {
  const parts = findParts(
    guidelinesOf(
      'Seed fund',
      '# Seed fund proposal template\nUse this template to apply.\n## Abstract\nProvide an abstract for lay readers (250 words maximum).\n## Plan\nDescribe the methods (no more than three pages).\n## Team\nList the people.\n## Costs\nItemize the costs.\n## Next\nWhat comes after?',
    ),
  );
  expect(parts.slice(0, 2).map(({ limit }) => limit)).toEqual([{ words: 250 }, { pages: 3 }]);
});
