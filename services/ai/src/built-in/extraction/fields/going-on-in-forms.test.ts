import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';
import { isGoingOn, isToldAsDone } from './going-on-in-forms.ts';

it.each([
  'The society is now cataloguing its glass negatives.',
  'Roof repairs are under way.',
  'Work on the east wing began in May and continues.',
  'A second van is expected to be on the road in 2027.',
  'A new song cycle, to be performed in 2027.',
])('what is under way goes on: “%s”', (text) => {
  expect(isGoingOn(text)).toBe(true);
  expect(isToldAsDone(text)).toBe(false);
});

it.each([
  'Held nine open evenings with 640 guests.',
  'Two plays were seen by 1,120 people.',
  'The lending shed reached 312 households.',
])('what was done is over: “%s”', (text) => {
  expect(isGoingOn(text)).toBe(false);
  expect(isToldAsDone(text)).toBe(true);
});

it.each([
  'Free lending of prams and cots to 80 families.',
  'The club offers 12 classes a week, led by trained tutors.',
  'Need-based help for 40 pupils.',
])('what is only named is neither: “%s”', (text) => {
  expect(isGoingOn(text)).toBe(false);
  expect(isToldAsDone(text)).toBe(false);
});

const form = (boxes: string, explained: string) =>
  valuesOf(
    paperFrom(
      'return.pdf',
      'pdf',
      `Form 990-EZ Short Form Return of Organization Exempt From Income Tax
      C Name of organization FERN HILL TELESCOPE CLUB
      Part III Statement of Program Service Accomplishments (see the instructions for Part III)
      What is the organization's primary exempt purpose? TO SHOW THE NIGHT SKY TO EVERYONE
      ${boxes}
      32 Total program service expenses 6,530
      Part IV List of Officers, Directors, Trustees, and Key Employees
      # SCHEDULE O Supplemental Information
      ${explained}`,
    ),
  );

it('takes the work under way from where Schedule O explains Part III, and no deed for a project', () => {
  const { currentProjects, pastAchievements } = form(
    '28 HELD 31 STAR PARTIES FOR 1,870 GUESTS. 28a 4,210',
    `PART I, LINE 16: PRINTING 310; INSURANCE 450.
    PART III: THE CLUB IS NOW BUILDING A SECOND DOME. LENSES ARE BOUGHT FROM A SHOP IN TOWN.`,
  );
  expect(currentProjects).toBe('The club is now building a second dome.');
  expect(pastAchievements).toBe('Held 31 star parties for 1,870 guests.');
});

it('counts what Schedule O tells of other programs among the results', () => {
  const { currentProjects, pastAchievements } = form(
    '28 STAR PARTIES: WEEKLY EVENINGS AT THE DOME, OPEN TO ALL.',
    'FORM 990-EZ, PART III, LINE 31: A LOAN SCHEME PUT 22 TELESCOPES INTO SCHOOLS.',
  );
  expect(currentProjects).toBe('Star Parties: Weekly evenings at the dome, open to all.');
  expect(pastAchievements).toContain('22 telescopes');
});

it('takes no box of the form for what was answered of new services', () => {
  const { currentProjects } = form(
    `2 Did the organization undertake any significant program services during the year? [X] Yes [ ] No. If "Yes," describe these new services on Schedule O.
    28 STAR PARTIES: WEEKLY EVENINGS AT THE DOME, OPEN TO ALL.`,
    'PART I, LINE 16: PRINTING 310.',
  );
  expect(currentProjects).toBe('Star Parties: Weekly evenings at the dome, open to all.');
});
