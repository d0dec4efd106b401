import { describe, expect, it } from 'vitest';
import { findStaffInLine, findStaffInText } from './staff-counts.ts';

describe('findStaffInText', () => {
  it.each([
    ['We will hire two new case managers.', { role: 'case manager', count: 2 }],
    ['Two part-time coordinators will visit schools.', { role: 'coordinator', count: 2 }],
    ['The program is led by two coordinators.', { role: 'coordinator', count: 2 }],
    ['Funds pay for 3 full-time program coordinators.', { role: 'program coordinator', count: 3 }],
  ])('counts the staff in %j', (text, staff) => {
    expect(findStaffInText(text)).toMatchObject([staff]);
  });

  it.each([
    'Two case managers work with us.',
    'We hire a coordinator.',
    'We will train 40 teachers.',
    'Three teachers will volunteer.',
    'It was founded by two teachers.',
    'We will pay $3,000 to mentors.',
    'We hire people. Three teachers volunteer.',
  ])('does not count staff in %j', (text) => {
    expect(findStaffInText(text)).toEqual([]);
  });
});

describe('findStaffInLine', () => {
  it.each([
    ['2 case managers', '', { role: 'case manager', count: 2 }],
    ['Case managers (2)', '', { role: 'case manager', count: 2 }],
    ['Internal interns (2)', '', { role: 'internal intern', count: 2 }],
    ['Case managers x 2', '', { role: 'case manager', count: 2 }],
    ['Case managers', '2 × $40,000', { role: 'case manager', count: 2 }],
    ['Case managers', '2 case managers at $40,000', { role: 'case manager', count: 2 }],
    ['Case managers', '3 at $10,000', { role: 'case manager', count: 3 }],
    ['Case manager', '0.5 FTE at $40,000', { role: 'case manager', count: undefined }],
    ['Program coordinator salary', '', { role: 'program coordinator', count: undefined }],
    ['Office supplies', '12 months at $500', undefined],
  ])('reads the staff of the item %j with the basis %j', (item, basis, staff) => {
    expect(findStaffInLine({ item, basis, cost: 1, requested: 1 })).toEqual(staff);
  });
});
