import { expect, it } from 'vitest';
import { foodBank } from '../testing/draft-material.ts';
import { findAskedFact, findAskedFacts, findKnownFact, listProfileRows } from './profile-facts.ts';

it.each([
  ['Legal name of the organization', 'name'],
  ['Applicant', 'name'],
  ['Project Title', 'title'],
  ['Name of Project', 'title'],
  ['Amount Requested ($)', 'amount'],
  ['Federal Tax ID Number', 'taxId'],
  ['EIN', 'taxId'],
  ['Year founded', 'founded'],
  ['E-mail address', 'email'],
  ['Mailing address, city, state, zip', 'address'],
  ["Executive Director's name", 'person'],
  ['Annual operating budget', 'annualBudget'],
  ['Project start and end dates', 'dates'],
])('recognizes a request for a simple fact: %s', (text, fact) => {
  expect(findAskedFact(text)).toBe(fact);
});

it.each([
  'Project',
  'Project Description',
  'Organization Background',
  'Statement of Need',
  'Project Budget',
  'Address the need of the community',
  'Who will lead the program, and what qualifies them?',
])('does not treat %s as a simple fact', (text) => {
  expect(findAskedFact(text)).toBeUndefined();
});

it('finds the simple facts listed in a prompt', () => {
  expect(findAskedFacts('Name, address, phone and e-mail.')).toEqual([
    'name',
    'address',
    'phone',
    'email',
  ]);
  expect(findAskedFacts('Name, address and a short history')).toEqual([]);
});

it('lists profile facts and omits missing ones', () => {
  expect(findKnownFact('address', foodBank)).toBe('Dayton, OH');
  expect(findKnownFact('phone', foodBank)).toBe('');
  expect(listProfileRows(foodBank).map(([label]) => label)).toEqual([
    'Organization',
    'Type',
    'Tax ID (EIN)',
    'Founded',
    'Address',
    'Email',
  ]);
});
