import { reads } from '../fixtures/reads.ts';
import { questionAnswers } from './question-answers.ts';

reads(questionAnswers, {
  finds: [
    [
      '# FAQ\n### Can we include overhead?\nYes, up to 10% of the request.',
      /^Can we include overhead\? Yes, up to 10% of the request$/,
    ],
    [
      '# Frequently Asked Questions\nQ: Can Community Interest Companies apply?\nA: Yes provided they are Limited by Guarantee.',
      /Companies apply\? Yes provided they are Limited by Guarantee/,
    ],
    ['# FAQ\nMay individuals apply for a grant?\nNo.', /individuals apply for a grant\? No$/],
  ],
  leaves: [
    '# FAQ\n### Do you have a newsletter?\nYes, every month.',
    '# FAQ\n### Who may apply?\nOnly public charities may apply.',
    '# Narrative\nNo more than two pages may be used.',
  ],
});
