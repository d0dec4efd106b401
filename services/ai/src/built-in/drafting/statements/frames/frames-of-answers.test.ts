import { describe, expect, it } from 'vitest';
import { aimedAt } from './aimed-at.ts';
import { countedOn } from './counted-on.ts';
import { fundedBy } from './funded-by.ts';
import { isThis } from './is-this.ts';
import { measuredBy } from './measured-by.ts';
import { roleSince } from './role-since.ts';
import { oneSubject } from './one-subject.ts';
import { takesPart } from './takes-part.ts';

const who = 'Who takes part, and how many people?';

describe('who takes part', () => {
  it.each([
    [
      '60 adults over the year, most of them 22 to 45',
      '60 adults over the year will take part, most of them 22 to 45.',
    ],
    [
      'about 80 people over 70, most of them live alone, 20 at each table.',
      'About 80 people over 70 will take part, most of them live alone, 20 at each table.',
    ],
    ['24 new volunteers', '24 new volunteers will take part.'],
    [
      '24 volunteers a month, 14 of them new.',
      '24 volunteers a month will take part, 14 of them new.',
    ],
    [
      'Four artists, ten helpers from our senior choir, and roughly 300 guests at the concerts',
      'Four artists, ten helpers from our senior choir, and roughly 300 guests at the concerts will take part.',
    ],
    [
      '40 carers and the 43 people they look after, mostly women',
      '40 carers and the 43 people they look after will take part, mostly women.',
    ],
  ])('%s', (line, told) => {
    expect(takesPart(who, line)).toBe(told);
  });

  it.each([
    [who, 'We invite everybody who lives on the estate'],
    [who, 'About 25 of them come to each meeting'],
    [who, '70 percent speak Spanish at home.'],
    [who, '20 at each lunch.'],
    [who, 'Three mornings a week.'],
    [who, '45 have disabilities.'],
    ['How much do you ask for?', '24 new chairs'],
  ])('is left as it is said: %s %s', (question, line) => {
    expect(takesPart(question, line)).toBeUndefined();
  });
});

describe('a subject said twice', () => {
  it.each([
    [
      'Our cook Tony Hale, he has run kitchens for years.',
      'Our cook Tony Hale has run kitchens for years.',
    ],
    [
      'Ines Ortiz, our coordinator since 2019, she was a nurse for 14 years.',
      'Ines Ortiz, our coordinator since 2019, was a nurse for 14 years.',
    ],
  ])('is said once: %s', (line, told) => {
    expect(oneSubject(line)).toBe(told);
  });

  it.each([
    'Since Ines came to us, she has trained forty people.',
    'When the mill closed, they moved away.',
    'Together, they have planted 400 trees.',
    'Last winter, they closed the pantry.',
    'Thanks to Rotary, they have a van.',
    'Maria runs the pantry, she has done so since 2015.',
  ])('leaves two clauses apart: %s', (line) => {
    expect(oneSubject(line)).toBe(line);
  });
});

describe('what is done', () => {
  it('is named where only a thing is', () => {
    expect(
      isThis('What will you do, step by step?', 'A soup lunch each Friday, with a lift home.'),
    ).toBe('The project is a soup lunch each Friday, with a lift home.');
    expect(isThis('What will you do?', 'A nurse visits every week.')).toBeUndefined();
    expect(
      isThis('What will you do?', 'A teacher and two aides, paid by the grant, will run it.'),
    ).toBeUndefined();
    expect(isThis('Why is it needed?', 'A long waiting list.')).toBeUndefined();
  });
});

describe('who has held a role', () => {
  const lead = 'Who leads the work, and who does it?';
  it('is a sentence', () => {
    expect(roleSince(lead, 'Ana Ruiz, our coordinator since May 2020')).toBe(
      'Ana Ruiz has been coordinator since May 2020.',
    );
  });
  it('is left where more is said', () => {
    expect(roleSince(lead, 'Ana Ruiz, director since 2018, forester by training')).toBeUndefined();
    expect(roleSince(lead, 'Ana Ruiz, our coordinator since 2016, runs it.')).toBeUndefined();
    expect(roleSince(lead, 'Ana Ruiz, director since 2018, Tom Hale, cook.')).toBeUndefined();
    expect(roleSince(lead, 'Ana Ruiz, director since 2018, 15 hours a week')).toBeUndefined();
  });
});

describe('what is aimed at', () => {
  const how = 'How will you know that it worked?';
  it.each([
    ['48 of 60 children still there in June.', 'Our goal: 48 of 60 children still there in June.'],
    ['85 percent of the trees alive in 2028', 'Our goal: 85 percent of the trees alive in 2028.'],
  ])('%s', (line, told) => {
    expect(aimedAt(how, line)).toBe(told);
  });
  it.each([
    [how, '39 of 60 should go up a level'],
    [how, '62 of 88 said so last year'],
    [how, '31 of 60 children pass the reading test now'],
    ['Why is it needed?', '38 percent of children live in poverty'],
  ])('is not taken for one: %s %s', (question, line) => {
    expect(aimedAt(question, line)).toBeUndefined();
  });
});

describe('what it is measured by', () => {
  const how = 'How will you know that it worked?';
  it('is told by a list of measures', () => {
    expect(measuredBy(how, 'Attendance each week, a score at the start and at the end.')).toBe(
      'We will measure success through attendance each week, a score at the start and at the end.',
    );
  });
  it.each([
    [how, 'A reading test at the start: 39 of 60 should go up'],
    ['Why is it needed?', 'Attendance each week'],
    [how, 'The school gives us attendance figures'],
  ])('is left where it says more, or is not asked: %s %s', (question, line) => {
    expect(measuredBy(question, line)).toBeUndefined();
  });
});

it('a number takes its words from the question, and keeps what else is said of it', () => {
  const question = 'How many people are on your board?';
  expect(countedOn(question, '11, of whom 3 are parents of pupils.')).toBe(
    '11 people are on our board, of whom 3 are parents of pupils.',
  );
  expect(countedOn(question, 'We are 11, of whom 3 are parents.')).toBeUndefined();
  expect(countedOn('Who leads the work?', '11, of whom 3 are parents')).toBeUndefined();
});

it('shares say what they are shares of', () => {
  expect(fundedBy('How is your organization funded now?', 'About 40% fees, 60% the county.')).toBe(
    'Our funding: about 40% fees, 60% the county.',
  );
  expect(
    fundedBy('How will the work be funded after the grant?', '40% fees, 60% the county.'),
  ).toBeUndefined();
});
