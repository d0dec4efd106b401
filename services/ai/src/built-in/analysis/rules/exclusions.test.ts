import { reads } from '../fixtures/reads.ts';
import { exclusions } from './exclusions.ts';

reads(exclusions, {
  finds: [
    [
      '- Awards are for up to $9,000.\n- Who cannot apply: schools, shops, and anyone with an open report.',
      /^Not eligible: schools, shops, and anyone with an open report$/,
    ],
    [
      'Ineligible costs: fines, bank charges, currency losses and gifts.',
      /^Not funded: fines, bank charges, currency losses and gifts$/,
    ],
    [
      'We generally do not invest in proposals with the following characteristics, as they fall outside our scope:\n- Debts of past years\n- Religious purposes',
      /^Not funded: Debts of past years; Religious purposes/,
    ],
    [
      'The following are not in scope for this call:\n\n- New deployments or field trials\n- Measurements required for trade',
      /Not funded: New deployments or field trials; Measurements/,
    ],
    [
      'New Projects Funding is not available for: - organisations in receipt of Program Funding\n\n- the remount or tour of a work\n- multiple projects within the same application',
      /Not funded: organisations in receipt of Program Funding; the remount or tour/,
    ],
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
    '## Our grants\nNot funded: Why, or what to do',
    '## Who can apply\nRegistered charities; parish councils.',
    '## What we fund\n- running costs\n- equipment',
    'Not on your letterhead: we will return it.',
  ],
});
