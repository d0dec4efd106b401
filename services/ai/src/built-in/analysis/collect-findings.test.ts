import { expect, it } from 'vitest';
import { collectFindings } from './collect-findings.ts';
import { readingOf } from './fixtures/reading-of.ts';
import { readGuidelines } from './read-guidelines.ts';

const linesOf = (text: string): string[] =>
  collectFindings(readGuidelines(readingOf('html', '', text), '2026-09-01')).map((one) => one.text);

it('says the day, the ceiling and the number of applications once, however often the funder does', () => {
  expect(
    linesOf(
      [
        'The deadline for applications is May 14, 2027.',
        'The council must receive your application by May 14, 2027.',
        'Applicants may request up to £500,000.',
        'The maximum cash contribution from funders is £500,000.',
        'An individual may serve as investigator on only one proposal.',
        'Limit on number of proposals per investigator: 1',
      ].join('\n'),
    ),
  ).toEqual([
    'Submit the application by May 14, 2027',
    'Request at most £500,000',
    'One person may lead no more than one application',
  ]);
});

it('says once how long every answer may be', () => {
  const asked = ['need', 'people', 'plan', 'results', 'partners']
    .map((what) => `Describe the ${what} of your project (2000 characters max).\n0 / 2000`)
    .join('\n');
  const limits = linesOf(`## Application form\n${asked}`).filter((line) => /2,000/.test(line));
  expect(limits).toEqual(['Keep each answer within 2,000 characters']);
});

it('says once what happens to applications that do not follow the rules', () => {
  const lines = linesOf(
    [
      'Applicants may request up to $5,000.',
      'Applications that do not comply with these instructions may be delayed or not accepted for review.',
      'Applications that are out of compliance with the instructions will be returned without review.',
    ].join('\n'),
  );
  expect(lines.filter((line) => /compl/.test(line))).toHaveLength(1);
});

it('does not go on about registrations', () => {
  const duties = Array.from(
    { length: 12 },
    (_, at) =>
      `Applicants must keep entry ${at + 1} of their SAM registration ${'x'.repeat(at)} active.`,
  );
  expect(linesOf(duties.join('\n')).length).toBeLessThanOrEqual(6);
});

it('fills a short list with what the call says in plain sentences, and a long one not', () => {
  const plain = 'Constructive feedback will be given to every applicant by the panel.';
  const word = (at: number, of: number) => String.fromCharCode(97 + (at % 26)).repeat(of);
  const duties = Array.from(
    { length: 26 },
    (_, at) => `The proposal must name ${word(at, 4)} with ${word(at, 6)} and ${word(at, 8)}.`,
  );
  const ceilings = ['Applicants may request up to $5,000.', 'Applications are due May 14, 2027.'];
  expect(linesOf(['Applicants may request up to $5,000.', plain].join('\n'))).toEqual([
    'Request at most $5,000',
    'Constructive feedback will be given to every applicant by the panel',
  ]);
  expect(linesOf([...duties, ...ceilings, plain].join('\n')).join()).not.toMatch(/Constructive/);
});

it('tells a list whole only where no rule has read it', () => {
  const list = 'Grants are not available for:\n- Debts\n- Dinners\n- Travel';
  expect(linesOf(list)).toHaveLength(1);
});

it('leaves out what is certified over the signature', () => {
  expect(
    linesOf(
      'Applicants may request up to $5,000.\nWe certify that the information contained in this application, including attachments, is true and correct to the best of our knowledge.\nWe understand that failure to respond to any of the above items may affect the consideration of this application.',
    ),
  ).toEqual(['Request at most $5,000']);
});

it('tells the type and the length that one sentence sets, each in its line', () => {
  const lines = linesOf(
    '## Your application\nWrite no more than three pages, in a font no smaller than 12 point, with these sections:\n- Need\n- Budget',
  ).join('\n');
  expect(lines).toMatch(/Keep the application within 3 pages/);
  expect(lines).toMatch(/font no smaller than 12 point$/m);
});

it('tells the sum and the number of grants that one sentence gives', () => {
  const lines = linesOf(
    'For 2027 we have $90,000 in all and expect to make about six grants.\nApplications are due May 14, 2027.',
  ).join('\n');
  expect(lines).toMatch(/^About \$90,000 is available in all/m);
  expect(lines).toMatch(/expects to make 6 awards/);
});
