import { describe, expect, it } from 'vitest';
import { dueDates } from './due-dates.ts';
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

  it('does so by asking for a letter', () => {
    const text = [
      '# Ostrander Family Fund',
      '# Letter of Inquiry Guidelines',
      'Send a letter of no more than two pages to letters@example.org by May 1, 2027. Your letter should include:',
      '- a brief description of your organization and its mission',
      '- the purpose of the grant and the amount requested',
      '- a timetable',
    ].join('\n');
    expect(judge(text)).toEqual({ isCall: true });
    const guidelines = readGuidelines(readingOf('html', '', text), '2026-09-01');
    expect(dueDates(guidelines).map(({ date }) => date.iso)).toEqual(['2027-05-01']);
  });

  it('does so in questions and answers', () => {
    expect(
      judge(
        "# Stronger hometowns\nWho is eligible?\nNonprofits and public schools.\nWhat don't you fund?\n- Individuals\n- Travel teams\nHow much can we ask for?\nMost gifts are $1,000 to $5,000; our maximum is $50,000.\nWhen are requests due?\nYour request must be in by the first business day of May.\n## How to ask\nFill out the request in our portal. You'll be asked for:\n- Description of the request (max. 2,500 characters)",
      ),
    ).toEqual({ isCall: true });
  });

  it('does so between two rounds, when it tells all about the next one', () => {
    expect(
      judge(
        '# River Grants\nApplications are closed and will re-open in February 2027. Grants of up to $5,000 are made to nonprofits. Applicants must be public charities. Applications must be made online. Applicants should attach a budget. Applications will be reviewed in May. Who can apply: nonprofits. How to apply: use our form. You must submit your application with a list of your board. Eligible applicants may apply once a year.',
      ),
    ).toEqual({ isCall: true });
  });
});

describe('what does not', () => {
  it.each([
    [
      'STAFF USE\nGrant no. ____\n# HERITAGE TRUST\n# GRANTEE FINAL REPORT\nYour final report is due thirty (30) days after the end of your grant period.\na. Describe the activities carried out with grant funds. (500 words)\nb. What would you do differently? (150 words)\nUnspent funds are to be returned.',
      /already have a grant/,
    ],
    [
      '# Seven Habits of Highly Funded Nonprofits\nA client missed a $75,000 grant because it was due by March 31. A typical proposal has these sections.\n- Executive Summary (1 page)\n- Statement of Need (2 pages)\nEligible organizations are almost always public charities. Applications must be submitted with all attachments.',
      /advice/,
    ],
    [
      '# Neighborhood Grants\nThe 2026 application period closed on August 31, 2026. We are reviewing applications. The program gives up to $2,500 to groups.',
      /closed/,
    ],
    [
      '# Grants Management Policy\nThis policy sets out how we apply for grants. The Finance Manager shall review all budgets. Applications over $50,000 require the approval of the Executive Director. Applications must include a rate approved by Finance. Employees must follow this policy.',
      /policy/,
    ],
    [
      '# Community Grants\nApplications for Community Grants are closed and will re-open in August 2024 for the 2024-2025 funding year.\nIf you are applying for a grant and your group is not incorporated, you must find an auspice. Applicants must have a clear idea of the project. Before you apply, ask how to apply. Applications must be made online. Applicants should read the guidelines. Applications will be assessed.',
      /closed/,
    ],
    [
      '# How to Develop and Write a Grant Proposal\nMost proposals should include a summary of no more than two pages. The applicant must select a fundable project. Applicants should gather data. Letters of support should be attached where a funder asks for them. Applications must be submitted on time.',
      /advice/,
    ],
    [
      '# § 2552.91 What is the process for application and award of a grant?\nAn eligible organization may file an application for a grant at any time. An applicant shall complete standard forms. Applicants must comply with the Executive Order.',
      /law or regulation/,
    ],
    [
      '# Cloud devroom: Call for Proposals\nWe invite you to submit your proposals by December 8, 2026. Submission deadline: December 8, 2026. All presentation slots are 30 minutes. We expect many talks. Please provide an abstract of your session. Speakers will be notified. The sessions and talks take place at the conference.',
      /talks or papers/,
    ],
    [
      '# Expectations of Funded Applicants\nFunded applicants must execute the agreement. Funded applicants must submit an interim report and a final report. Describe how you will disseminate your findings.',
      /already have a grant/,
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
