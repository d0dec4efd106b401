import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const page = `# THE LANTERN STREET FAMILY PROJECT
  Register of charities
  Charity number: 1077001
  ## Activities - how the charity spends its money
  Lantern Street calls on young parents who are finding things hard. Trained neighbours give three hours a week for up to a year. In 2021 we moved 40 families into new homes.
  ## What, who, how, where
  | What the charity does: | Education/training |
  | Who the charity helps: | Children/young People |
  | How the charity helps: | Provides Services |
  ## Governance
  | Registration history: | 2 July 1999: Standard registration |
  | Organisation type: | Charitable company |
  ## Governing document
  MEMORANDUM AND ARTICLES INCORPORATED 4 MAY 1999 AS AMENDED BY SPECIAL RESOLUTION DATED 11 OCTOBER 2012
  Charity Commission, PO Box 211, Bootle, L20 7YX`;

it('tells what a charity says in its register that it does, without what it has done', () => {
  const read = extractOrganization([paperFrom('page', 'html', page)]);
  expect(read.currentProjects).toBe(
    'Lantern Street calls on young parents who are finding things hard.\nTrained neighbours give three hours a week for up to a year.',
  );
});

it('dates a charity by its governing document, not by its amendment', () => {
  expect(extractOrganization([paperFrom('page', 'html', page)]).foundedYear).toBe(1999);
});
