import { reads } from '../fixtures/reads.ts';
import { exclusions } from './exclusions.ts';

reads(exclusions, {
  finds: [
    [
      "## Who can't\nIndividuals; private companies; appeals from large national charities; anyone we have turned down in the past twelve months.",
      /^Not eligible: Individuals; private companies/,
    ],
    [
      '## Guidelines\n### We say no to:\n- individuals (our scholarships are another story)\n- debts & deficits\n- anything political',
      /^Not funded: individuals .*; debts & deficits; anything political$/,
    ],
    [
      'B. Who not. Organizations receiving operating support in FY28; individual artists.',
      /^Not eligible: Organizations receiving operating support in FY28; individual artists$/,
    ],
    [
      'Wages, rent, insurance. Not on: weapons or surveillance equipment, real property, debts.',
      /^Not funded: weapons or surveillance equipment, real property, debts$/,
    ],
    [
      'What don’t you fund?\n- Individuals\n- Travel teams',
      /^Not funded: Individuals; Travel teams$/,
    ],
  ],
  leaves: [
    '## Who can apply\nRegistered charities; parish councils.',
    '## What we fund\n- running costs\n- equipment',
    'Not on your letterhead: we will return it.',
  ],
});
