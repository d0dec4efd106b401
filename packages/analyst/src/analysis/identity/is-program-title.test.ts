import { expect, it } from 'vitest';
import { isProgramTitle, removeDocumentNoun } from './is-program-title.ts';

it.each([
  'Heron Garden Grants',
  '2027 Fellowship Program',
  'Seed Grants',
  'Opportunity Grants',
  'Central Grants',
  'Home Grants',
  'Policy Grants',
  'Form and Fold Grants',
  'Template Makers Fund',
])('accepts "%s"', (text) => expect(isProgramTitle(text)).toBe(true));

it.each([
  'How to Apply',
  'Application Deadlines and Instructions',
  'Eastern Time',
  'March 1st, 2027',
  'Round | Opens | Closes',
  'Heron Foundation Cover Sheet',
  'River Awards Application Form 2027',
  'Seed Grants – Checklist',
  'Guidelines for Seed Grants',
  'Do you accept proposals from schools?',
])('rejects "%s"', (text) => expect(isProgramTitle(text)).toBe(false));

it.each([
  ['River Awards Application Form 2027', 'River Awards'],
  ['Seed Grants – Checklist', 'Seed Grants'],
  ['Reform Grants', 'Reform Grants'],
])('removes the document from "%s"', (title, program) =>
  expect(removeDocumentNoun(title)).toBe(program),
);
