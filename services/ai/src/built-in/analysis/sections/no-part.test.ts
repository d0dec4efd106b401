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
  'This section',
  'Etc',
  'Activity 3',
  'Alternative name 2',
  'A project manager must be named in the proposal',
  'Applicants are encouraged to talk to us',
  'Counts toward the 15 Part Limit pages?',
  'Project Abstract No single-spaced',
  'Submission',
  'Intergovernmental Review',
  'Unique entity identifier and SAM.gov',
  'Content of the full application',
])('%s is none', (name) => {
  expect(isNoPart(name)).toBe(true);
});

it.each([
  'Project Narrative',
  'Way forward',
  'Submission of the film to festivals',
  'Plan for 2027',
  'Required match',
  'Inclusion',
  'What must change in the village?',
  'Explain why we should fund you',
  'Activities from May to July',
  'Phase 2',
  'Home visits and outreach',
  'Search for new partners',
  'Terms of reference of the steering group',
  'To what extent does the project reach new people',
])('%s may be one', (name) => {
  expect(isNoPart(name)).toBe(false);
});
