import { reads } from '../fixtures/reads.ts';
import { toldByWeight } from './told-by-weight.ts';

reads(toldByWeight, {
  finds: [
    [
      'You must be 18 or older, and able to receive funds from abroad.',
      /^You must be 18 or older|^Be 18 or older/,
    ],
    [
      'A report with copies of receipts is needed within 30 days of the event.',
      /copies of receipts/,
    ],
    [
      'Support will be allocated to work that increases the use of renewable energy on campus and in the town around it, that lowers what our buildings need to be heated and cooled in every season of the year, that reduces what is thrown away by those who live and learn here, and that teaches how all of this is done by hand.',
      / …$/,
    ],
  ],
  leaves: [
    'Applications are now being accepted for the 2027 Heron Fellowship Program.',
    'Conditions of the Otter Award: Applicants must be',
    'RE: Request for Proposals for Federal Fiscal Year 2015',
    'We are grateful to the Wren Trust, which gave $5,000 for this page.',
    'Feel free to contact the staff with any questions you may have.',
    'What is your budget for this year?',
    'These are due on May 4, 2027.',
    'We are currently accepting applications for student travel support to the Otter Meeting.',
    '“We could not fund all of this without grants from the council,” Ms Bell said.',
    '“Every group must apply for grants when it can, by any way it finds.',
    'The mayor Tom Reed said grants for groups must be used within 12 months.',
    '12 Alder Street, Hillmouth.',
    'The old grant office at dawn, Ada Holt, 2016',
    'The house is a landmark of its town, receiving the 2017 Gull Award from a magazine for projects of this kind.',
    'Alder Fund, 1200 North Alder Avenue, Hillmouth, OR 97001',
    '© Alder Fund. Registered as a charity in the county since 2004, number 112233.',
  ],
});
