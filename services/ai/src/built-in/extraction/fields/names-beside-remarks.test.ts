import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const nameOf = (text: string) => extractOrganization([paperFrom('paper', 'docx', text)]).name;
const rules =
  'This Policy applies to every officer, and no report is met with retaliation by the corporation.';

describe('a name at the title of a policy', () => {
  it.each([
    ['# Whistleblower Policy\n## Cedar Fork Boosters, Inc. — DRAFT for adoption by the Board'],
    ['# Whistleblower Policy\n## Cedar Fork Boosters, Inc. | Adopted March 4, 2021'],
    ['# Whistleblower Policy\nCedar Fork Boosters, Inc. (Revised 2022)'],
    ['# Cedar Fork Boosters, Inc.\n# Whistleblower Policy'],
    ['# Document Retention Policy of the Cedar Fork Boosters, Inc.'],
    ['# Gift Acceptance Policy – Cedar Fork Boosters, Inc.'],
  ])('stands beside a remark, over it or behind “of”: %s', (title) => {
    expect(nameOf(`${title}\n${rules}`)).toBe('Cedar Fork Boosters, Inc.');
  });

  it('is none where only the paper is named', () => {
    expect(nameOf(`# Whistleblower Policy — Draft for discussion\n${rules}`)).toBeUndefined();
    expect(nameOf(`# Code of Conduct for Volunteers\n${rules}`)).toBeUndefined();
  });
});
