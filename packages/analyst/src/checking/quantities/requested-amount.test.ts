import { describe, expect, it } from 'vitest';
import { writeRequestSentence } from '../../drafting/summary-opening.ts';
import { unsupportedIn } from '../../testing/unsupported-claims.ts';

const name = 'Alder Creek Library';
const grantProgram = 'the Halvorsen Reading Fund';
const sentence = writeRequestSentence({ organizationInfo: { name }, grantProgram }, '$18,500');

describe('the requested amount', () => {
  it.each([
    'We ask for $18,500.',
    'We are asking for $18,500 to buy a bookmobile.',
    'We seek $18,500.',
    'We are applying for $18,500.',
    'We hope to apply to your fund for $18,500.',
    'Amount requested: $18,500',
    'We received $4,000 last year and now ask for $18,500.',
  ])('is supported by notes that request it in other words: %s', (additionalInfo) => {
    const organizationInfo = { name, additionalInfo };
    expect(unsupportedIn(sentence, { organizationInfo, grantProgram })).toEqual([]);
  });

  it.each(['How much do you need?', 'Amount', 'What do you ask for?'])(
    'is supported by an answer: %s',
    (question) => {
      const answers = [{ question, answer: '$18,500' }];
      const sources = { organizationInfo: { name }, grantProgram, answers };
      expect(unsupportedIn(sentence, sources)).toEqual([]);
    },
  );

  it.each([
    'We received $18,500.',
    'Alder Creek Library raised $18,500 in 2024.',
    'In 2024 we received $18,500 from the Halvorsen Reading Fund.',
    'Last year the Halvorsen Reading Fund awarded $18,500 to the Alder Creek Library.',
    'Our bookmobile cost $18,500.',
  ])('is not supported by notes about another amount: %s', (additionalInfo) => {
    const organizationInfo = { name, additionalInfo };
    expect(unsupportedIn(sentence, { organizationInfo, grantProgram })).toEqual(['$18,500']);
  });

  it('is not supported by an answer about money received', () => {
    const answers = [{ question: 'How much did you raise last year?', answer: '$18,500' }];
    const sources = { organizationInfo: { name }, grantProgram, answers };
    expect(unsupportedIn(sentence, sources)).toEqual(['$18,500']);
  });
});

it('reports income that the sources mention only as a request', () => {
  const organizationInfo = { name, additionalInfo: 'We ask the county for $18,500.' };
  expect(unsupportedIn('The county awarded us $18,500.', { organizationInfo })).toEqual([
    '$18,500',
  ]);
});
