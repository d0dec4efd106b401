import type { Block } from '@grantwright/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadModel } from '../model/load-model.ts';
import { heading, paragraph } from '../testing/classified-units.ts';
import { analyze } from './analyze.ts';

let model: Awaited<ReturnType<typeof loadModel>>;
beforeAll(async () => {
  model = await loadModel();
});

const table = (...rows: string[][]): Block => ({ type: 'table', rows });
const detailsOf = async (...blocks: Block[]) => {
  const call = [
    heading('Harbor Fund: Community Grants', 1),
    paragraph('The fund invites non-profit organizations to apply for grants.'),
    paragraph('Applicants must be tax-exempt under section 501(c)(3).'),
  ];
  const extractedText = { source: 'docx' as const, notes: [], blocks: [...call, ...blocks] };
  return (await analyze({ extractedText, today: '2026-11-28' }, model)).details;
};

describe('a table of dates', () => {
  it('yields the application deadline as written, and the other steps', async () => {
    const { deadline, steps, requirements, notes } = await detailsOf(
      heading('Key dates'),
      table(
        ['What', 'When'],
        ['Letter of intent (optional)', 'Friday, February 12, 2027, 12:00 p.m. PT'],
        ['Full application', '03/04/2027, 11:59:59 PDT'],
        ['Applicants in Guam', 'by 5:00 p.m. local time on the same day'],
        ['Decision', 'on or about June 15'],
      ),
      paragraph('Previous cycle: applications were due March 6, 2026.'),
    );
    expect(deadline).toMatchObject({ date: '2027-03-04', timeZone: 'PDT' });
    expect(notes.join(' ')).toMatch(/without a\.m\. or p\.m\..*standard time is in effect/);
    expect(steps).toMatchObject([
      { kind: 'letter-of-intent', date: '2027-02-12', time: '12:00', timeZone: 'PT' },
      { kind: 'application', date: '2027-03-04' },
      { kind: 'decision', monthDay: '06-15' },
    ]);
    expect(requirements.map(({ text }) => text).join(' ')).not.toContain('2026');
  });

  it.each<[string, string[][]]>([
    [
      'in one cell',
      [
        ['February 24, 2027', 'Call announced'],
        ['April 18, 2027, 5:00 p.m. PDT', 'Submission deadline for proposals'],
      ],
    ],
    ['in the next cell', [['Application deadline', 'April 18, 2027', '5:00 p.m. PDT']]],
    [
      'in the next row',
      [
        ['Application deadline: date', 'April 18, 2027'],
        ['Time', '5:00 p.m. PDT'],
      ],
    ],
  ])('yields a time %s', async (_, rows) => {
    const { deadline } = await detailsOf(heading('Timeline'), table(...rows));
    expect(deadline).toMatchObject({ date: '2027-04-18', time: '17:00', timeZone: 'PDT' });
  });
});

describe('a deadline without a year', () => {
  it.each([
    'This award has an expectation of manuscript development and submission by September 30, 2027.',
    'Fellows deliver a final report by December 1, 2027.',
    'Projects must be complete by June 30, 2028.',
  ])('is not confused with an obligation after the award: %s', async (duty) => {
    const { deadline, notes } = await detailsOf(
      paragraph('Proposals for AY 2026-27 are due on Monday, September 28.'),
      paragraph(duty),
    );
    expect(deadline).toMatchObject({ date: '2026-09-28', isYearInferred: true });
    expect(notes.join(' ')).toContain('2026 is inferred');
  });
});

describe('the size of an award', () => {
  it.each([
    ['Up to $15,000 awards are available to augment existing projects.', 15_000],
    ['The foundation offers up to €5,000 fellowships to artists.', 5_000],
    ['Grants of up to $2,500 are made to schools.', 2_500],
  ])('is the maximum amount, not the number of awards: %s', async (text, amount) => {
    const { award } = await detailsOf(heading('Awards'), paragraph(text));
    expect(award?.ceiling?.amount).toBe(amount);
    expect(award?.count).toBeUndefined();
  });

  it('is a range, separate from the total of all awards', async () => {
    const { award } = await detailsOf(
      heading('Awards'),
      paragraph('Total funds available for 2027: $600,000; Project Awards: $10,000 - $75,000.'),
    );
    expect(award).toMatchObject({
      floor: { amount: 10_000 },
      ceiling: { amount: 75_000 },
      total: { amount: 600_000 },
    });
  });
});

it('does not mistake a question number for a limit', async () => {
  const { sections, requirements } = await detailsOf(
    heading('Questions'),
    paragraph('Q1.'),
    paragraph('Describe your organization. (1,000 characters including spaces)'),
    paragraph('Q4.'),
    paragraph('One-sentence summary (140 characters, no line breaks)'),
  );
  expect(sections.map(({ limit }) => limit)).toEqual([{ characters: 1_000 }, { characters: 140 }]);
  for (const { kind, text } of requirements)
    if (kind === 'limit') expect(text).toMatch(/characters/);
});
