import { describe, expect, it } from 'vitest';
import type { Requirement } from '../../contract/analysis.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { findLeadTime } from './find-lead-time.ts';
import { findRegistrations } from './registrations.ts';

const requirement = (text: string, quote?: string): Requirement => ({
  text,
  kind: 'submission',
  mandatory: true,
  ...(quote && { quote, page: 3 }),
});
const namesIn = (...texts: string[]) =>
  findRegistrations(analysisDetails({ requirements: texts.map((text) => requirement(text)) })).map(
    ({ name }) => name,
  );

describe('findRegistrations', () => {
  it.each([
    ['Register in SAM.gov.', ['SAM.gov']],
    ['Have an active System for Award Management record.', ['SAM.gov']],
    ['Provide your UEI.', ['Unique Entity Identifier (UEI)']],
    ['Submit through Grants.gov.', ['Grants.gov']],
    ['The notice is published at Grants.gov.', []],
    ['All investigators need an eRA Commons account.', ['eRA Commons']],
    ['Proposals are submitted in Research.gov.', ['Research.gov']],
    ['Include your ORCID iD.', ['ORCID iD']],
    ['Be registered with the Charity Commission.', ['Registration as a charity']],
    ['Create an account in the online portal.', ['Account in the funder’s portal']],
    ['SAM.gov registration is not required.', []],
    ['SAM.gov registration isn’t required.', []],
    ['We check the SAM.gov exclusion list.', []],
    ['Send the form by e-mail.', []],
  ])('finds the registrations in: %s', (text, names) => expect(namesIn(text)).toEqual(names));

  it('quotes the sentences and lists the slowest registration first', () => {
    const requirements = [
      requirement('Include an ORCID iD.'),
      requirement('Register.', 'Applicants must be registered in SAM.gov.'),
    ];
    expect(findRegistrations(analysisDetails({ requirements }))).toMatchObject([
      { name: 'SAM.gov', quote: 'Applicants must be registered in SAM.gov.', page: 3 },
      { name: 'ORCID iD' },
    ]);
  });

  it('also searches the prompts of sections, and includes the file', () => {
    const section = {
      name: 'Cover',
      description: '',
      required: true,
      prompts: ['State the UEI.'],
      file: 0,
    };
    expect(findRegistrations(analysisDetails({ sections: [section] }))).toMatchObject([
      { file: 0 },
    ]);
  });
});

describe('findLeadTime', () => {
  const weeks = { duration: '2 to 4 weeks', minDays: 14, maxDays: 28 };

  it.each([
    [undefined, 'in-time', 'Usually takes 2 to 4 weeks.'],
    [90, 'in-time', 'Usually takes 2 to 4 weeks.'],
    [12, 'start-now', 'Start now: 12 days left, usually 2 to 4 weeks.'],
    [1, 'may-be-late', 'This may not be possible in time: 1 day left, usually 2 to 4 weeks.'],
  ])('rates the time with %s days left', (days, urgency, text) =>
    expect(findLeadTime(weeks, days)).toEqual({ urgency, text }),
  );

  it('never warns about a registration that takes only minutes', () =>
    expect(findLeadTime({ duration: 'a few minutes', minDays: 0, maxDays: 0 }, 0).urgency).toBe(
      'in-time',
    ));
});
