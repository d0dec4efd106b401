import { reads } from '../fixtures/reads.ts';
import { registrations } from './registrations.ts';

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
    ['UEI number is required, SAM registration is not.', /^Register before you apply: a UEI$/],
  ],
  leaves: [
    'Sam and Ana founded the center.',
    'The registration desk opens at 9 a.m.',
    'Participants register for classes online.',
    'See Grants.gov for other opportunities.',
  ],
});
