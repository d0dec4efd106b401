import { expect, it } from 'vitest';
import { isProgramTitle } from './is-program-title.ts';

it.each([
  'Heron Garden Grants',
  '2027 Fellowship Program',
  'Seed Grants',
  'Opportunity Grants',
  'Central Grants',
  'Home Grants',
  'Policy Grants',
])('accepts "%s"', (text) => expect(isProgramTitle(text)).toBe(true));

it.each([
  'How to Apply',
  'Application Deadlines and Instructions',
  'Eastern Time',
  'March 1st, 2027',
  'Round | Opens | Closes',
  'Do you accept proposals from schools?',
])('rejects "%s"', (text) => expect(isProgramTitle(text)).toBe(false));
