import { reads } from '../fixtures/reads.ts';
import { submissionMethod } from './submission-method.ts';

reads(submissionMethod, {
  finds: [
    [
      'Applications are submitted in French or English through the portal dossier.fundalba.example.',
      /through the portal dossier/,
    ],
    ['Apply at otterfund.example.org.', /otterfund\.example\.org/],
    [
      'You may mail the letter to the address above or send it as one PDF to inquiries@heron.org.',
      /^You may mail the letter/,
    ],
    ['Submit a proposal using this form.', /Submit a proposal using the funder's form/],
    ['Applications must be submitted electronically through Grants.gov.', /through Grants\.gov/],
    ['Send your proposal as an e-mail attachment to grants@example.org.', /grants@example\.org/],
    ['Proposals sent by fax or mail will not be accepted.', /fax or mail/],
    ['Apply online using our grant portal.', /portal/],
    ['Mail one original and three copies of the application to the address below.', /three copies/],
    [
      'Hand-delivered proposals are accepted at City Hall and must be submitted in hard copy.',
      /hard copy/,
    ],
    ['There is no form.', /^There is no form$/],
  ],
  leaves: [
    'Questions must be submitted by e-mail.',
    'Grantees submit invoices through the portal.',
    'For technical assistance, submit a help desk ticket online.',
    'Reports are submitted online.',
  ],
});
