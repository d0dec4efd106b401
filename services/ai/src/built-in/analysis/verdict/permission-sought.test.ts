import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    'an application for ethics review',
    '# Research Ethics Committee\n## How to apply\nA written application for ethical review shall be submitted by the principal investigator. The proposal should be submitted to the secretary of the ethics committee.\n## Application Requirements\n- Nine copies of the proposal must accompany the application.\n- Applications must be received two weeks before the meeting.\nApplicants will receive feedback within 8 weeks. The committee reviews proposals involving human participants.',
  ],
  [
    'an application for a permit or licence',
    '# Street Event Permits\nApplicants must submit a permit application at least 30 days before the event, by March 1, 2027. The permit fee is $75. Applications must include a map and a plan for parking. Permits are issued by the clerk. Eligible applicants are residents.',
  ],
  [
    'an application to use a place or a collection',
    '# Grange Hall Rental\nTo apply for use of the hall, complete the rental application. Applications must be received two weeks ahead. Renters must carry insurance. The hall rental fee is $200. Applicants should attach a plan of the event.',
  ],
  [
    'an application for a stall or a booth',
    '# Harvest Market: Vendor Applications\nVendor applications are due April 1, 2027. Applicants must submit photographs of their work. Booth fees are $60. Applications will be reviewed by the committee. Food vendors must attach a license.',
  ],
  [
    'an application for a course of study',
    '# Admissions\nApplications for admission are due January 15, 2027. Applicants must submit transcripts, a statement and two letters of recommendation. Tuition is $9,000 a year. Prospective students may apply online.',
  ],
  [
    'a call for volunteers',
    '# Volunteer with us\nSubmit your volunteer application by May 1, 2027. Applicants must be 18. Volunteers are interviewed. Applications should include two references.',
  ],
])('hears %s', (seems, text) => {
  expect(judge(text)).toEqual({ isCall: false, seems });
});

it.each([
  '# Fieldwork Grants\nApply for a grant of up to $3,000 by May 1, 2027. Applicants must hold a permit for their site. Permits and ethical approval must be attached. Grants are awarded to students; permits are checked.',
  '# Volunteer Fund\nThe fund makes grants to groups of volunteers. Groups may apply for up to £500 by 1 May 2027. Tell us how many volunteers you have and what volunteers will do.',
  '# Tuition Bursaries\nBursaries are awarded to students. Applicants must submit transcripts and a statement by May 1, 2027. Each bursary pays tuition of $2,000.',
])('leaves what gives money: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: true });
});
