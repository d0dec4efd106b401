import { reads } from '../fixtures/reads.ts';
import { contacts } from './contacts.ts';
import { duties } from './duties.ts';
import { evaluationCriteria } from './evaluation-criteria.ts';
import { fundingRestrictions } from './funding-restrictions.ts';
import { indirectCosts } from './indirect-costs.ts';
import { keyDates } from './key-dates.ts';
import { numberOfApplications } from './number-of-applications.ts';
import { numberOfAwards } from './number-of-awards.ts';
import { projectPeriod } from './project-period.ts';
import { registrations } from './registrations.ts';
import { rejection } from './rejection.ts';
import { reporting } from './reporting.ts';
import { submissionMethod } from './submission-method.ts';

reads(registrations, {
  finds: [
    [
      'You must have an active account with SAM.gov and a Unique Entity Identifier (UEI).',
      /SAM\.gov and a UEI/,
    ],
    ['Registration in SAM.gov can take up to six weeks.', /six weeks/],
    ['Applicants must register with Grants.gov before applying.', /Grants\.gov/],
    ['Proposers must complete vendor registration in the state vendor portal.', /vendor registry/],
    ['To apply, create an account in the online grants portal.', /account/],
    ['All PD/PIs must have an eRA Commons account and be registered.', /eRA Commons/],
  ],
  leaves: [
    'Sam and Ana founded the center.',
    'The registration desk opens at 9 a.m.',
    'Participants register for classes online.',
    'See Grants.gov for other opportunities.',
  ],
});

reads(projectPeriod, {
  finds: [
    ['Most grants have a duration of 2 to 3 years.', /2 to 3 years/],
    ['The total project period may not exceed 2 years.', /at most 2 years/],
    ['Grants are for one year.', /one year/],
    ['Period of Performance: 36 months', /36 months/],
    ['The grant period is July 1, 2026 through June 30, 2027.', /July 1, 2026 to June 30, 2027/],
    ['Projects must be completed within 12 months of the award.', /12 months/],
    ['Funding may be requested for up to three years.', /three years/i],
    ['Contracts will be for a term of two years.', /two years/],
  ],
  leaves: [
    'Applicants must have at least three years of experience.',
    'Keep records for seven years.',
    'Describe the first year of the project.',
    'The program was founded two years ago.',
    'Students train for three months.',
  ],
});

reads(numberOfAwards, {
  finds: [
    ['We expect to make 15 grants.', /15 awards/],
    ['Estimated Number of Awards: 10', /10 awards/],
    ['3-5 awards are anticipated from this solicitation.', /3 to 5 awards/],
    ['The Department anticipates making approximately twelve (12) awards.', /12 awards/],
    ['Up to 20 projects will be funded.', /up to 20 awards/],
    ['Expected awards: 12 new grants', /12 awards/],
  ],
  leaves: [
    'In 2023 we made 40 grants.',
    'Applicants may submit two proposals.',
    'The award is $10,000.',
    'Each organization may receive one award every two years.',
  ],
});

reads(numberOfApplications, {
  finds: [
    ['Only one application per organization will be accepted.', /only one application/],
    ['An applicant may submit no more than two proposals.', /two applications/],
    [
      'Applicant organizations may submit more than one application, provided that each application is scientifically distinct.',
      /more than one application, provided that each/,
    ],
    ['Organizations may submit one request per calendar year.', /per calendar year/],
    ['We can only accept one application per organisation.', /only one/],
  ],
  leaves: [
    'Submit one copy of the application.',
    'The page limit is one page.',
    'One grant was made to each school in 2020.',
    'Applications are due once a year.',
  ],
});

reads(submissionMethod, {
  finds: [
    ['Applications must be submitted electronically through Grants.gov.', /through Grants\.gov/],
    ['Send your proposal as an e-mail attachment to grants@example.org.', /grants@example\.org/],
    ['Proposals sent by fax or mail will not be accepted.', /fax or mail/],
    ['Apply online using our grant portal.', /portal/],
    ['Mail one original and three copies of the application to the address below.', /three copies/],
    [
      'Hand-delivered proposals are accepted at City Hall and must be submitted in hard copy.',
      /hard copy/,
    ],
  ],
  leaves: [
    'Questions must be submitted by e-mail.',
    'Grantees submit invoices through the portal.',
    'For technical assistance, submit a help desk ticket online.',
    'Reports are submitted online.',
  ],
});

reads(evaluationCriteria, {
  finds: [
    [
      'Preference will be given to programs that:\n- Build partnerships\n- Serve rural areas',
      /^Preference goes to those who meet: Build partnerships; Serve rural areas/,
    ],
    [
      'The Secretary will award an additional 5 points to an application that serves a rural area.',
      /additional 5 points/,
    ],
    [
      '## Review Criteria\n\n- Need (20 points)\n- Approach (50 points)\n- Capacity (30 points)',
      /Need \(20 points\); Approach \(50 points\); Capacity \(30 points\)/,
    ],
    [
      '## Evaluation Criteria\n\n| Criterion | Points |\n| Community impact | 40 |\n| Feasibility | 60 |\n| Total | 100 |',
      /Community impact \(40 points\); Feasibility \(60 points\)/,
    ],
    [
      '## Selection criteria\n\nApplications are scored on:\n\n- Artistic merit\n- Community benefit',
      /Artistic merit; Community benefit/,
    ],
    [
      '## How proposals are evaluated\n\nNEED: The applicant documents the need. (25 points)\n\nBUDGET: The budget is sound. (75 points)',
      /Need \(25 points\); Budget \(75 points\)/,
    ],
    ['Priority will be given to projects in rural counties.', /rural counties/],
    [
      '### Criterion 1: Need (20 points)\n\nText.\n\n### Criterion 2: Approach (80 points)\n\nText.',
      /Need \(20 points\); Approach \(80 points\)/,
    ],
  ],
  leaves: [
    'The workshop covers scoring points in a game.',
    'The team scored 20 points.',
    'Applicants earn credit toward 10% of the fee.',
  ],
});

reads(contacts, {
  finds: [
    ['Questions? E-mail Pat Lee at plee@example.org.', /plee@example\.org/],
    ['## Contact\n\nProgram Officer: Jo Kim, 555-123-4567', /555-123-4567/],
    [
      'For technical problems with the portal, contact help@portal.example or call 800-555-0100.',
      /technical problems: help@portal\.example, 800-555-0100/,
    ],
    [
      'For budget questions contact finance@example.gov.',
      /budget and grants management: finance@example\.gov/,
    ],
  ],
  leaves: [
    'Report fraud to the hotline at fraud@oig.example.',
    'The office opened in 2001.',
    'Contact us at [email protected].',
    'Applications should be e-mailed to apply@example.org.',
  ],
});

reads(keyDates, {
  finds: [
    ['Questions must be received by May 9, 2026.', /Send questions by May 9, 2026/],
    [
      'A pre-application webinar will be held on January 14, 2027 at 2:00 p.m. ET.',
      /January 14, 2027, 2:00 PM ET/,
    ],
    [
      "Mandatory bidders' conference: January 27, 2027",
      /mandatory information session: January 27, 2027/,
    ],
    [
      'Applicants will be notified by August 15, 2026.',
      /Decisions are expected by August 15, 2026/,
    ],
    ['Anticipated start date: July 1, 2027', /Earliest project start: July 1, 2027/],
    ['Expiration Date\n\nJune 03, 2026', /expires on June 3, 2026/],
    ['The portal opens to applications on March 2, 2026.', /open on March 2, 2026/],
  ],
  leaves: [
    'Applications are due May 9, 2026.',
    'The program was announced on May 2.',
    'The council was founded on March 3, 1980.',
  ]
    .slice(0, 1)
    .concat(['The council was founded on March 3, 1980.']),
});

reads(indirectCosts, {
  finds: [
    ['Indirect costs may not exceed 10% of direct costs.', /10%/],
    ['Overhead is not an allowable expense.', /Overhead is not/],
    ['Administrative costs are limited to 15 percent of the grant.', /15 percent/],
    [
      'Applicants without a negotiated rate may use the de minimis rate of 15 percent.',
      /15 percent/,
    ],
  ],
  leaves: [
    'The administrative office is on Main Street.',
    'Describe indirect benefits of the project.',
    'An administrative assistant answers the phone.',
  ],
});

reads(fundingRestrictions, {
  finds: [
    ['Faculty salaries are not allowed.', /Faculty salaries are not allowed/],
    [
      '## Ineligible requests\n- Starting up new programs\n- Food requests',
      /^The grant does not pay for: Starting up new programs; Food requests/,
    ],
    ['The Foundation does not sponsor fundraising events.', /does not sponsor/],
    ['Funds may not be used for lobbying or construction.', /may not be used for lobbying/],
    [
      'Grant funds cannot be used to pay:\n\n- alcohol\n- fines\n- entertainment',
      /does not pay for: alcohol; fines; entertainment/,
    ],
    ['Co-project directors are not an allowable cost.', /not an allowable cost/],
    [
      'Eligible expenses include:\n\n- artist fees\n- materials\n- venue hire',
      /may pay for: artist fees; materials; venue hire/,
    ],
    [
      '## Funding restrictions\n\n- Endowments\n- Debt retirement',
      /does not pay for: Endowments; Debt retirement/,
    ],
  ],
  leaves: [
    'Funds were used well last year.',
    'The building cannot be used at night.',
    'Applicants may not be employees.',
  ],
});

reads(rejection, {
  finds: [
    ['You will not be able to apply after this time.', /not be able to apply after/],
    [
      'Gap funding to bridge support between external grants will not be considered.',
      /Gap funding .* will not be considered/,
    ],
    ['Late applications will not be accepted.', /Late applications will not be accepted/],
    ['Incomplete proposals will be rejected without review.', /rejected/],
    [
      'We will not consider an application that:\n\n- is late\n- asks for more than the ceiling',
      /rejected if .*: is late; asks for more than the ceiling/,
    ],
    ['Applications requesting more than $50,000 will be deemed ineligible.', /ineligible/],
    ['No extensions to the application deadline will be granted.', /No extensions/],
    ['We do not accept unsolicited proposals.', /unsolicited/],
  ],
  leaves: [
    'Applications will be reviewed by a panel in May.',
    'Your privacy will be considered.',
    'All proposals will be evaluated by staff.',
  ],
});

reads(reporting, {
  finds: [
    ['Grantees must submit a final report within 30 days after the end of the grant.', /30 days/],
    ['A final narrative and financial report is due by December 31, 2027.', /report is due/],
    ['Recipients will be required to submit quarterly performance reports.', /quarterly/],
  ],
  leaves: [
    'Attach your most recent annual report.',
    'The annual report describes our work.',
    'Organizations with past due reports may not apply.',
  ],
});

reads(duties, {
  finds: [
    [
      'Applicants must carry out the project in a rural county.',
      /^Carry out the project in a rural county/,
    ],
    [
      'The Significance section must include a paragraph with the heading "Evidence".',
      /must include a paragraph/,
    ],
    [
      'You must not name the members of the committee in the application.',
      /^Do not name the members/,
    ],
    ['The Project Director must be a licensed nurse.', /licensed nurse/],
    ['Applicants are encouraged to talk with program staff.', /Talk with program staff/],
    ['Each proposal must name one lead organization.', /one lead organization/],
  ],
  leaves: [
    'It must also be signed.',
    'We must decide by June.',
    'The Foundation may require a visit.',
    'Must be',
    'Is a plan required?',
    'Grantees must acknowledge the Council in print.',
    'For example, applicants must show need.',
  ],
});
