import { reads } from '../fixtures/reads.ts';
import { numberOfApplications } from './number-of-applications.ts';

reads(numberOfApplications, {
  finds: [
    ['One application per club per round.', /only one application/],
    [
      'An individual may serve as PI or co-PI on no more than one (1) Design or Implementation proposal.',
      /One person may lead no more than one application/,
    ],
    ['One (1) application per event.', /only one application/],
    ['An agency can submit up to two programs.', /no more than two/],
    [
      'An organization may submit only one application per cycle.',
      /only one application per organ/,
    ],
    [
      'Limit on Number of Proposals per Organization: 2',
      /^Submit no more than 2 applications per organization$/,
    ],
    [
      'Limit on Number of Proposals per PI or co-PI: 1',
      /^One person may lead no more than 1 application$/,
    ],
    [
      'Faculty may submit only one proposal as PI in a cycle.',
      /^One person may lead no more than one/,
    ],
    ['Organizations may submit more than one application.', /^You may submit more than one/],
    ['Only one application per organization will be accepted.', /only one application/],
    ['An applicant may submit no more than two proposals.', /two applications/],
    [
      'Applicant organizations may submit more than one application, provided that each application is scientifically distinct.',
      /more than one application, provided that each/,
    ],
    ['Organizations may submit one request per calendar year.', /per calendar year/],
    ['We can only accept one application per organisation.', /only one/],
    [
      'One (1) application per event; two (2) per organization per fiscal year.',
      /^One \(1\) application per event; two \(2\) per organization per fiscal year$/,
    ],
    [
      'For Large Grants (over £1000) applications can only be made once a year.',
      /^Large Grants: submit only one application per organization per year$/,
    ],
    [
      'An organization may apply once every 12 months.',
      /^Submit only one application per organization every 12 months$/,
    ],
    ['The PI is allowed one re-submission of a revised proposal.', /one re-submission/],
  ],
  leaves: [
    'Students with several contacts: Only one letter is required, but the committee may ask for more.',
    'Only one proposal form is needed for both awards.',
    'Submit one application form with three copies.',
    'We received more than 200 applications last year.',
    'Submit one copy of the application.',
    'The page limit is one page.',
    'One grant was made to each school in 2020.',
    'Applications are due once a year.',
  ],
});
