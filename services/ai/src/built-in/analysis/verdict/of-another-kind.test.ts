import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));

const statute = [
  '# PART II. FOUNDATION GRANT PROGRAM',
  '[§9-11] Qualifying standards for foundation grant applications. An applicant for a foundation grant shall meet the following standards:',
  '§9-13 Required review of requests. Every request for a foundation grant shall be submitted on an application form. Each application shall contain:',
  '(1) A statement of the purpose of the activity to be funded by the grant;',
  '(2) Financial information. [L 1992, c 181, pt of §1]',
].join('\n');

const minutes = [
  'The meeting was called to order at 9:25 by Barbara.',
  'Those in attendance: Barbara, Bruce and Katy',
  'Bruce made a motion to keep $200 for outreach. Katy seconded the motion.',
  'Barbara reviewed the grant guidelines for funding projects. Grant requests were distributed; applicants are eligible for $4,433.',
  'The meeting was adjourned at 10:15.',
].join('\n');

const plan = [
  '# Active Grant Applications',
  '## Sustainability Grant - $5,000',
  'Status: Ready to Apply (opens in September)',
  'Assigned: James',
  'Action Items:',
  '- Complete application when it opens',
  '- Submit for full $10,000 this year',
  'We will apply again this year. Grants and awards are listed by difficulty.',
].join('\n');

it.each([
  ['a law or regulation', statute],
  [
    'an internal policy or manual',
    '# Foundation Policy on Indirect Cost Recovery\nThe Foundation provides grants for research. Organizations are encouraged to submit projects.\nIndirect costs cannot exceed fifteen percent of the grant. The Foundation will not pay indirect costs for agencies.',
  ],
  [
    'a program that is closed',
    '# Guidelines for Proposals\nThis opportunity is not open at this time.\nProposals must be for less than $10,000. Applicants must submit a budget.',
  ],
  [
    'a law or regulation',
    '# Section 7.78.050. Requests for proposals.\n(a) The department will give notice of a request for proposals for a grant. An applicant must submit a proposal.',
  ],
  ['the minutes or agenda of a meeting', minutes],
  ['a plan of applications to others', plan],
  [
    'a plan of applications to others',
    '# Grant Proposal Procedures\nIf you are thinking about applying for a grant, get approval from your Director. Follow the procedures of the granting agency. Submit your draft proposal to the Office of Development one month before the application is due. Grants and funding take a year.',
  ],
  [
    'a law or regulation',
    '# Government Code § 509.013\nSec. 509.013. GRANT PROGRAM ADMINISTRATION. The division awards grants to departments through an application process. Applicants may appeal.\nAdded by Acts 2013, 83rd Leg.',
  ],
  [
    'a list of past awards',
    'Here are notable new grant awards compiled by the Chronicle:\n# Wren Foundation\n$250 million over five years. Each grantee will receive up to $100,000; applicants are arts groups.',
  ],
  [
    'a list of past awards',
    '# 2026 Community Cultural Grants - Awards\nAs approved by the board. Applicants proposed projects for the coming year; awards were limited to $4,000 and a match was required of organizations.',
  ],
  [
    'a request for bids on a contract',
    '# Request for Proposals: Strategic Planning\nThe Pantry seeks a consultant to guide its board. The consultant states fees and references. Proposals are welcome by mail.',
  ],
  [
    'a guide for those who already have a grant',
    '# Managing Grant Funds\nFunds must be used for the purpose of the award letter and the approved proposal. Grantees set forth in their proposals how they invest. The Foundation must approve changes.',
  ],
  [
    'a guide for those who already have a grant',
    '# Grant Terms and Conditions\nGrant funds must be used for the purpose of the proposal and cannot be used for debt. Grantees may request an extension. Organizations must submit reports.',
  ],
  [
    'a guide for those who judge applications',
    'Thank you for agreeing to referee for us. Each proposal needs a score of one to five. Applicants receive grants of $5,000 for projects.',
  ],
  [
    'a guide for those who judge applications',
    '# Application Intake\nProcess for handling applications, after the deadline. Applicants are told that proposals were received.\n- How will you be gathering information from applicants?\n- How many applications are you expecting?\nApplicants must be eligible for funding. Grants are awarded to organizations.',
  ],
  [
    'a guide for those who judge applications',
    '# Mini Grant Review\nThis form is unique to each reviewer. Please use the criteria for each category below.\n5 pts - The proposal includes partners from several organizations.\n3 pts - Proposal recommended for full funding.\nReviewer comments: please provide a brief comment.\nSave your progress, or submit review.',
  ],
  [
    'a guide for those who judge applications',
    '# NEW Records Grant Evaluation Form\nDescribe the records problem that this project will address. Applicants may request funds for projects.',
  ],
  [
    'a guide for those who judge applications',
    '# Committee Review\nThe scorecard helps reviewers. Score each application against the criteria.\n- First, read all applications.\nThe review packet holds the proposals. Applicants must be eligible for the grant; each application should include a budget.',
  ],
  [
    'a guide for those who already have a grant',
    '# Sponsors and Unspent Funds\nA foundation may restrict unspent funds, and the award may have requirements on what is left of a grant. If the sponsor approves a request for funds to be used to continue the project, it may issue a new agreement. Contact your office if the agreement is silent on funds of the grant.',
  ],
  [
    'advice on how to write applications',
    '# Graduate Workshop: Searching and Applying for Fellowships\nStudents may apply for many fellowships. Your application must include a plan; applicants should be eligible.',
  ],
  [
    'a guide for those who already have a grant',
    '# Claims\n## Can I submit my grant claim through the portal?\nYou may submit claims for the grant. Applicants must complete the form; applications must be approved.',
  ],
  [
    'a guide for those who judge applications',
    '# Grant Decision Guidelines\nPossible criteria if low on funds: where a small amount of funding makes a big impact. Applicants may request grants; each application should include a budget.',
  ],
  [
    'an application for membership',
    '# Applicant Instructions\nApplying for membership takes three steps. Applicants for membership must submit the application form. Membership is open to adults; membership lasts a year. Applications must include two names.',
  ],
  [
    'advice on how to write applications',
    '# Artist Residency Application Workshop at the School\nStudents bring an application. Each application must include a statement; applicants may apply for residencies and grants.',
  ],
  [
    'a list of past awards',
    '# Grant Programme 2024 Results\nWe are extremely pleased to announce the 5 winning proposals for our 2024 grant programme:\n- Authentication revision\n- Linter warnings\nWe did not accept proposals for new features. Applicants were asked to submit proposals of up to $10,000.',
  ],
  [
    'a list of past awards',
    '# 🎉 Announcing River Archives Cohort 1 🎉\nToday we announce the formation of cohort 1: six teams that will share $90,000 of grants.\nHeron Museum\nThis project opens its records.\nThe call for proposals of cohort 2 opens next year, and applicants may write to us. Please join us in congratulating these teams!',
  ],
  [
    'a list of past awards',
    '# Announcing the 2026 Otter Fellows\nJoin us in welcoming the 12 new Otter Fellows for 2026! Applications for the 2027 fellowships open next year; sign up to hear when applicants may apply for funding and grants.\nCongratulations to all!',
  ],
  [
    'advice on how to write applications',
    '# A Guide for Collaborating with Us on Grants\nWe invite you to include us in your grant proposal. Our funding proposals need three months; your application should have a budget.',
  ],
  [
    'the page of a fiscal sponsor',
    '# Fiscal Sponsorship\nWho is eligible? Artists may apply for sponsorship of a project. Applications must include a budget. We keep five percent of donations and grants.',
  ],
  [
    'a tax return',
    'Form 990-PF Department of the Treasury Internal Revenue Service OMB No. 1545-0047 Return of Private Foundation\nApplications for grants must be sent in writing to the trustee and should include a budget. Grants are awarded.',
  ],
  [
    'the minutes or agenda of a meeting',
    '# Board monthly meeting, April 25, 2027\nThe meeting was led by Ann. Board members in attendance were:\nAnn\nBen\n## Grants approved\nA call for people to apply went out. Applications must include a budget; grants are limited.\n## Ongoing business\nNone.',
  ],
  [
    'a survey of opinions',
    '# Share your views: Community Grants 2027\nThis survey asks how applications for grants should be judged. Your response to the survey shapes what applicants must submit. The survey is anonymous. Applications must include a budget.',
  ],
  [
    'a guide for those who judge applications',
    '# Art Core Grant Review Process\nThis document has all procedures for reviewing art grants. Applicants must submit proposals; each application should include a budget.',
  ],
  [
    'an internal policy or manual',
    '# Micro-grants and Honoraria Workflows\nParticipants are eligible for grants. Applicants must submit a request form; each request should include a cost.',
  ],
  [
    'a report or news item',
    '# Wren Report\nThis is a brief report on activities funded by the grants scheme. We allocated several grants during the 2 deadlines (February 15, May 15). We evaluated 44 applications; applicants must apply by form.',
  ],
])('hears %s', (seems, text) => {
  expect(judge(text)).toEqual({ isCall: false, seems });
});

it('hears that services are wanted, though there is a day to offer them by', () => {
  expect(
    judge(
      '# Audit Services Request for Proposals\nWe are accepting proposals through August 11, 2027, from accounting firms to provide annual audit services for our organization. Our council awards grants and receives funding. Proposals must include fees.',
    ),
  ).toEqual({ isCall: false, seems: 'a request for bids on a contract' });
});

it('stays with the call that cites the law, or tells of a meeting, and has a day to apply by', () => {
  expect(
    judge(
      '# Heritage grants\n§9-11 Standards. Applicants shall be nonprofit organizations.\n§9-12 Conditions. Grants are up to $5,000.\n§9-13 Review. Each application must contain a budget.\nApplications are due May 3, 2027.',
    ),
  ).toEqual({ isCall: true });
  expect(
    judge(
      '# Arts grants\nSection 1.1 Who may apply. Nonprofit organizations may apply for grants of up to $5,000; funds may pay for artists.\nSection 1.2 How to apply. Applicants must submit an application form.\nSection 1.3 Review. Applications are reviewed all year.',
    ),
  ).toEqual({ isCall: true });
  expect(
    judge(
      '# Council grants\nApplicants may apply for up to $5,000. Applications are due May 3, 2027. Requests are reviewed at the next meeting; a motion to approve must be seconded. Applicants should be present: bring your budget.',
    ),
  ).toEqual({ isCall: true });
});

it('hears that contractors are wanted, whatever pays them', () => {
  expect(
    judge(
      '# Request for Proposals, first quarter\nOur group received money to fulfill a contract. It will secure one or more contractors to complete the development. Proposals must include a price and should describe the plan of the contractor. Contractors may submit by December 14, 2027. Vendors are not eligible twice.',
    ),
  ).toEqual({ isCall: false, seems: 'a request for bids on a contract' });
});

it('hears advice on where money may be found, and not the parts that a giver requires', () => {
  const guide =
    '# Find your funds\nGrants are available from trusts and lotteries, but competition is intense. Applicants may apply for up to $5,000 from some.';
  expect(judge(guide)).toEqual({ isCall: false, seems: 'advice on how to write applications' });
  const call =
    '# Conference Grant\nStudents may apply for up to $800 per year.\nWhat are the required components of a grant proposal?\n- Abstract: 250 words\nApplications are accepted on a rolling basis. Only students are eligible for funding.';
  expect(judge(call)).toEqual({ isCall: true });
});
