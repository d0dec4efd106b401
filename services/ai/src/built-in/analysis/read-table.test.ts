import { describe, expect, it } from 'vitest';
import { findIn } from './fixtures/reads.ts';
import { deadline } from './rules/deadline.ts';

const linesOf = (text: string): string[] => findIn(deadline, text).map((one) => one.text);

describe('tables of dates', () => {
  it('reads a calendar whose first column is the day', () => {
    expect(
      linesOf(
        '## Timeline\n\n| Date | Event |\n| --- | --- |\n| May 15, 2027 | Application Process Opens |\n| June 26, 2027 11:59 PM Eastern Time | Application Deadline |\n| July 27, 2027 (Anticipated) | Award notices released |',
      ),
    ).toEqual(['Submit the application by June 26, 2027, 11:59 PM Eastern Time']);
  });

  it('reads a deadline under "Date or period"', () => {
    expect(
      linesOf(
        '## 3. TIMETABLE\n\n| Stages | Date or period |\n| --- | --- |\n| a) Publication of the call | April 2027 |\n| b) Deadline for submitting proposals | 30 June 2027 |',
      ),
    ).toEqual(['Submit the application by June 30, 2027']);
  });

  it('leaves rows whose day stands for nothing that is due', () => {
    expect(linesOf('| Date | Event |\n| --- | --- |\n| May 15, 2027 | Village Fair |')).toEqual([]);
  });
});
