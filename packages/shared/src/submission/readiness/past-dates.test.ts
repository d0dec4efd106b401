import { describe, expect, it } from 'vitest';
import { findingTexts } from './testing/finding-texts.ts';

const need = (text: string) => `<h2>Need</h2><p>${text}</p>`;

describe('the rule on plans for the past', () => {
  const plans = (text: string) => findingTexts('past-date', { html: need(text) });

  it.each([
    ['The work will begin on March 1, 2025.', 'March 1, 2025'],
    ['We plan to hire two tutors and start in September 2025.', 'September 2025'],
    ['In May 2026, we will open the kitchen.', 'May 2026'],
    ['The pilot is scheduled to be completed by 2025.', '2025'],
    ['The camp will run from May 2024 on weekdays.', 'May 2024'],
    ['We will open the second kitchen in 2023.', '2023'],
    ['Lessons began in 2019. The St. Louis site will open on Sept. 1, 2025.', 'Sept. 1, 2025'],
    ['The classes will continue until June 30, 2026.', 'June 30, 2026'],
    ['By 2024, our clinic will see 200 patients.', '2024'],
    ['All work is expected to end before March 2026.', 'March 2026'],
    ['The program will take place in 2021–2023.', '2021'],
  ])('finds the date in “%s”', (text, date) => {
    expect(plans(text)).toEqual([
      `warning: The text describes a plan for ${date}, which has passed`,
    ]);
  });

  it.each([
    'The work will begin on March 1, 2027, and end in November 2026.',
    'The report of March 2024 will guide us.',
    'The work began on March 1, 2025, and will go on.',
    'In May 2025, the board decided that it will meet.',
    'We will run 2,025 tests.',
    'We will continue the partnership that began in 2021.',
    'We will run the program launched in 2024.',
    'We plan to continue the work that we started in September 2024.',
    'Staff will finish the survey begun in May 2025.',
    'The team will start with the curriculum published in 2023.',
    'The site will open in the hall bought in 2020.',
    'Lessons will continue as in 2024.',
    'We will start with our results in 2025, and continue the lessons in the 2024 handbook.',
    'Tutors will use the room that was set to open in 2020.',
    'We will continue our partnership from 2021.',
    'We will run the same classes as we did in 2024.',
    'The classes will run from 2025 to 2029.',
    'The program will take place in 2025–2027.',
    'In 2025/26, we will train ten tutors.',
  ])('finds nothing in “%s”', (text) => {
    expect(plans(text)).toEqual([]);
  });
});

describe('at 3 a.m. UTC, the rule on plans for the past', () => {
  const now = new Date('2026-12-01T03:00:00.000Z');
  const plans = (userZone: string | undefined) =>
    findingTexts('past-date', {
      html: need('The work will begin on November 30, 2026.'),
      now,
      userZone,
    });

  it.each([
    ['finds the day before', 'Europe/Paris', 1],
    ['accepts the day that is not over', 'America/New_York', 0],
    ['accepts it in an unknown zone', undefined, 0],
  ])('%s in %s', (_name, zone, number) => {
    expect(plans(zone)).toHaveLength(number);
  });
});
