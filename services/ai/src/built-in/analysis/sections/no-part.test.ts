import { expect, it } from 'vitest';
import { isNoPart } from './no-part.ts';

it.each([
  'Mei Tran 5432-56th Ave',
  'Orle AB, T4L 1E9',
  'Denver, CO 80202',
  'PO Box 12',
  'To the Otter Education Fund',
  'Inc',
  'Required forms',
  'Learn about Otter',
  'General terms',
])('%s is none', (name) => {
  expect(isNoPart(name)).toBe(true);
});

it.each([
  'Project Narrative',
  'Way forward',
  'Plan for 2027',
  'Required match',
  'Inclusion',
  'Home visits and outreach',
  'Search for new partners',
  'Terms of reference of the steering group',
  'To what extent does the project reach new people',
])('%s may be one', (name) => {
  expect(isNoPart(name)).toBe(false);
});
