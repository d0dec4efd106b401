import { expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../testing/classified-units.ts';
import { findEligibility } from './eligibility.ts';
import { findRequirements } from './requirements/find-requirements.ts';

it("separates eligible from ineligible applicants in the funder's words", () => {
  const [may, mayNot] = ['Registered charities may apply.', 'Companies may not apply.'] as const;
  const units = classifiedUnits([paragraph(may), paragraph(mayNot)], (text) => ({
    role: text === may ? 'eligible' : 'ineligible',
  }));
  expect(findEligibility(findRequirements(units).lines, units)).toEqual({
    eligible: [{ text: may, quote: may }],
    ineligible: [{ text: mayNot, quote: mayNot }],
  });
});
