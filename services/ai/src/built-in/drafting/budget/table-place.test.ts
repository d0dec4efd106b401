import { expect, it } from 'vitest';
import { draftInput } from '../fixtures/draft-inputs.ts';
import { draft, section } from '../fixtures/drafted.ts';

const notes =
  'We will mend 40 roofs between May and October 2027, with a crew of three and the pupils of the trade school.\n\nBUDGET (all Canadian $)\n slates, 40 roofs ........ 18,400\n foreman, 1.0, wages ..... 21,000\n van ..................... 2,600\n TOTAL ................... 42,000';

it('costs with leaders make a table, in the currency that was stated, under the work where no part asks for them', () => {
  const name = 'Project Description and Work Plan';
  const work = section(
    draft(
      draftInput({
        organizationInfo: { name: 'Alder Roofs', additionalInfo: notes },
        parts: [{ name }],
      }),
    ),
    name,
  );
  expect(work).toContain('CA$18,400');
  expect(work).toContain('Foreman, 1.0, wages');
  expect(work.indexOf('mend 40 roofs')).toBeLessThan(work.indexOf('CA$18,400'));
});
