import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { invitesApplications } from './invites-applications.ts';
import { leaningToCall } from './leaning-to-call.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');

const basics = [
  '# Guidelines',
  'Please keep these requirements in mind before applying:',
  '- Green Corners is a program of the city with a maximum award of $2,500.',
  '- Funding is paid after the project, through a nonprofit. Nonprofits can sponsor several projects.',
  '- Projects must benefit the public. Projects on private property must have permission.',
].join('\n');

const family = [
  '# Mission',
  'The foundation will support projects in education for young people.',
  'In the youth program the foundation welcomes proposals that meet the guidelines below. It will accept proposals only from charities in the two towns. It will not make grants to individuals.',
  '# Grant proposal guidelines',
  '- Executive summary (1 page): Provide a summary of the proposal.',
  '- Budget (1-2 pages): Provide an itemized budget.',
].join('\n');

const report = [
  '# What your help made possible',
  'Last year 1,200 children ate breakfast at our three schools. Teachers said that they were calmer. A grant of the county paid for the kitchen. Our volunteers drove 9,000 miles, and the garden fed forty families through the summer.',
].join('\n');

describe('what the words of a paper speak for, where nothing plainer decides', () => {
  it('is a call where they tell who may ask for what, though no day and no form is named', () => {
    for (const text of [basics, family]) {
      expect(leaningToCall(read(text))).toBeGreaterThan(0);
      expect(judgeCall(read(text)).isCall).toBe(true);
    }
  });

  it('is a call where news of it opens it, and where its cover and calendar are all there is', () => {
    const news =
      '# Major Grants program now open: apply today\nMore than $600,000 is up for grabs in the round, which closes on 15 March 2027. Not-for-profit organisations can receive up to $15,000. "It helps a lot," the councillor said. "We know how hard it is," she said. A group that received $7,500 last year said thank you.';
    const cover =
      '# GUIDELINES Arts Grant Program\nApplication Deadline: 5:00pm October 14, 2027\n# Important Dates\nOct 17 Eligibility review\nDec 1 Notification of awards\nRead the guidelines first. Attend a workshop.';
    for (const text of [news, cover]) expect(judgeCall(read(text)).isCall).toBe(true);
  });

  it('is none where they tell what was done', () => {
    expect(leaningToCall(read(report))).toBeLessThan(0);
    expect(judgeCall(read(report)).isCall).toBe(false);
  });

  it('leans away from papers that speak of funders', () => {
    const said = 'Grants help. You apply, and proposals are read. Applicants must wait.';
    expect(
      leaningToCall(read(`${said} Funders like figures. Funders and grant writers talk.`)),
    ).toBeLessThan(
      leaningToCall(read(`${said} Trustees like figures. Trustees and members talk.`)),
    );
  });
});

it.each([
  ['We invite you to submit an application for one of three periods.', true],
  ['The trust is accepting grant requests again.', true],
  ['We do not accept applications.', false],
  ['The club no longer accepts grant requests.', false],
])('hears an invitation in "%s": %s', (text, invited) => {
  expect(invitesApplications(read(text))).toBe(invited);
});
