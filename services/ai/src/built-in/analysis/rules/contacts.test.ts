import { reads } from '../fixtures/reads.ts';
import { contacts } from './contacts.ts';

reads(contacts, {
  finds: [
    ['Questions about the fund? hello@heron.org', /hello@heron\.org/],
    [
      'For more information or answers to questions, please contact Rene Sample RSample@example.org or 317.555.0156.',
      /RSample@example\.org/,
    ],
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
    'Submit a proposal and a budget by email to grants@example.org.',
    'Send everything as a single PDF to poems@example.org.',
    'If you or your company are interested in supporting communities to grow, please contact us at partners@example.org.',

    'To be eligible, programs need help of officers authorized by Public Act 100-1025.',
    'Report fraud to the hotline at fraud@oig.example.',
    'The office opened in 2001.',
    'Contact us at [email protected].',
    'Applications should be e-mailed to apply@example.org.',
  ],
});
