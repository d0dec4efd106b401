import { reads } from '../fixtures/reads.ts';
import { signatures } from './signatures.ts';

reads(signatures, {
  finds: [
    ['Both signatures are required.', /^Both signatures are required$/],
    [
      'The application must be signed by the head of the school and the treasurer.',
      /signed by the head of the school and the treasurer/,
    ],
  ],
  leaves: [
    'Grantees must return the signed agreement.',
    'The grant agreement must be signed by both parties.',
    'The bill was signed into law.',
    'Why must it be signed?',
  ],
});
