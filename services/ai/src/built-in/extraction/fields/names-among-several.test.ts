import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

it('takes of several bodies whose founding a page tells the one that its title bears', () => {
  const page = extractOrganization([
    paperFrom(
      'page',
      'html',
      `## Then and now
      Stages Galena is an affiliation of companies who play at the Orchard Street Hall.
      Galena Operetta Guild was formed in 1961 by three teachers.
      Orchard Street Players was founded by Ines Roth.
      Today Stages Galena lends its lights to both.`,
      'Stages Galena - History',
    ),
  ]);
  expect(page.name).toBe('Stages Galena');
  expect(page.foundedYear).toBeUndefined();
});
