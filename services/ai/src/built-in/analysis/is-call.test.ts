import { describe, expect, it } from 'vitest';
import { readingOf } from './fixtures/reading-of.ts';
import { judgeCall } from './is-call.ts';
import { readGuidelines } from './read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));

describe('what asks its reader to apply', () => {
  it('does so, however short', () => {
    expect(
      judge(
        '# Neighborhood Fund\nNonprofits may apply for grants of up to $5,000.\nApplications are due May 14, 2027.',
      ),
    ).toEqual({ isCall: true });
  });
});

describe('what does not', () => {
  it.each([
    [
      '# Neighborhood Grants\nThe 2026 application period closed on August 31, 2026. We are reviewing applications. The program gives up to $2,500 to groups.',
      /closed/,
    ],
    [
      '# Grants Management Policy\nThis policy sets out how we apply for grants. The Finance Manager shall review all budgets. Applications over $50,000 require the approval of the Executive Director. Applications must include a rate approved by Finance. Employees must follow this policy.',
      /policy/,
    ],
    [
      '# Articles of Incorporation\nThe name of this corporation is River School. It was submitted to the Secretary of State on April 23, 2025.',
      /founding papers/,
    ],
    [
      '# Grants Awarded\nCongratulations to our recipients!\n- Oak Hill Library, $6,000 for reading\n- Valley Hospice, $15,000 for training',
      /past awards/,
    ],
    [
      '# Grant Reporting Guidelines\nGrantees must submit a report within 60 days of the end of the grant. Reports must be signed.',
      /already have a grant/,
    ],
  ])('says so: %s', (text, seems) => {
    const verdict = judge(text);
    expect(verdict.isCall).toBe(false);
    expect(verdict).toMatchObject({ seems: expect.stringMatching(seems) as string });
  });
});
