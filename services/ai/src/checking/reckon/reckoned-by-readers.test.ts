import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Wickham Loom House',
    annualBudget: '240000',
    additionalInfo: [
      'weekly visitors 2,600 -> 3,300',
      'After the grant: membership of shops. 14 shops give now, need 25.',
      'The Legion of Weavers is raising money for a kiln, they have $21,000 of the $38,000 already.',
      'We tried it once, a trial with 24 apprentices. 21 stayed to the end. It cost $7,800, paid by a neighbor.',
      'Total cost: $64,000',
      'We ask for $32,000. The dye vats take $8,000 of that.',
      'Stipends of $300 for each of 58 trainees.',
      'We plan to teach 36 leaders in three groups.',
      'Reserves are $82,000.',
    ].join('\n'),
  },
};

describe('what a reader reckons from what the sources give', () => {
  it.each([
    'We aim to add 700 weekly visitors, going from 2,600 to 3,300.',
    'Fourteen shops give today, and we need eleven more.',
    'The Legion of Weavers still needs $17,000 for the kiln.',
    'The trial cost $325 for each apprentice.',
    'All but three of the 24 apprentices in the trial stayed.',
    'The project costs roughly $1,100 for each trainee.',
    'The dye vats take $8,000 of the request, or roughly 25%.',
    'Three groups of a dozen leaders each will be taught.',
    'Our reserves equal about four months of spending.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['We aim to add 800 weekly visitors, going from 2,600 to 3,300.', '800'],
    ['Fourteen shops give today, and we need twelve more.', 'twelve'],
    ['The Legion of Weavers still needs $27,000 for the kiln.', '$27,000'],
    ['The trial cost $352 for each apprentice.', '$352'],
    ['All but six of the 24 apprentices in the trial stayed.', 'six'],
    ['The project costs roughly $2,200 for each trainee.', '$2,200'],
    ['The dye vats take $8,000 of the request, or roughly 35%.', '35%'],
    ['Three groups of fifteen leaders each will be taught.', 'fifteen'],
    ['Our reserves equal about six months of spending.', 'six'],
  ])('is reported where it is something else: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
