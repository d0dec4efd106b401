import { reads } from '../fixtures/reads.ts';
import { numberOfApplications } from './number-of-applications.ts';

reads(numberOfApplications, {
  finds: [
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
  ],
  leaves: [
    'Submit one application form with three copies.',
    'We received more than 200 applications last year.',
  ],
});
