import { reads } from '../fixtures/reads.ts';
import { questionAnswers } from './question-answers.ts';

reads(questionAnswers, {
  finds: [
    [
      '## May we apply?\nYes, if you are a registered charity.\n\nNo, if your group is a trading company or a party.',
      /No, if your group is a trading company/,
    ],
    [
      '# FAQ\n### Can we include overhead?\nYes, up to 10% of the request.',
      /^Can we include overhead\? Yes, up to 10% of the request$/,
    ],
    [
      '# Frequently Asked Questions\nQ: Can Community Interest Companies apply?\nA: Yes provided they are Limited by Guarantee.',
      /Companies apply\? Yes provided they are Limited by Guarantee/,
    ],
    ['# FAQ\nMay individuals apply for a grant?\nNo.', /individuals apply for a grant\? No$/],
    [
      '## FAQ\nQ. Do we need a match? A. No, but since we cannot be over 30% of the program you need to show the other 70.',
      /^Do we need a match\? No, but since we cannot be over 30%/,
    ],
  ],
  leaves: [
    '# FAQ\n### Do you have a newsletter?\nYes, every month.',
    '# FAQ\n### Who may apply?\nOnly public charities may apply.',
    '# Narrative\nNo more than two pages may be used.',
  ],
});
