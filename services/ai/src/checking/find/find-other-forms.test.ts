import { describe, expect, it } from 'vitest';
import { draftInput } from '../../../test/readings.ts';
import { checkClaims } from '../check-claims.ts';
import { findValues } from './find-values.ts';

const found = (text: string): string[] => findValues(text).map((value) => value.text);

describe('figures in other forms', () => {
  it.each([
    ['A seat costs 44,50 a month.', '44,50'],
    ['We raised 000,17$ in a night.', '000,17'],
    ['The kitchen opened in ㉗ towns.', '㉗'],
    ['We met in Ⅻ towns.', 'Ⅻ'],
    ['Servimos a cuarenta y dos mil familias.', 'cuarenta'],
    ['Nous aidons trente mille familles.', 'trente mille'],
    ['Wir halfen achtzigtausend Menschen.', 'achtzigtausend'],
    ['We have cooked since the early seventies.', 'seventies'],
    ['We coached dozens of cooks.', 'dozens'],
    ['Thousands of meals were served.', 'Thousands'],
    ['The choir took first place.', 'first'],
  ])('are found: %s', (text, written) => {
    expect(found(text)).toContain(written);
  });

  it.each([
    'Bring forms 1,2,3 along.',
    '㉗ Describe the kitchen.',
    'Mil Gracias is the name of the choir.',
    'Many of them are in their seventies.',
    'It cost thousands of dollars.',
    'In the first place, we listen.',
  ])('are not: %s', (text) => {
    expect(found(text).filter((value) => !/^\d$/.test(value))).toEqual([]);
  });

  const unsupported = (answer: string, text: string): string[] =>
    checkClaims({
      content: { html: `<p>${text}</p>` },
      sources: draftInput({ answers: [{ question: 'What was done?', answer }] }),
      today: '2026-11-24',
    }).claims.flatMap((claim) => (claim.source.type === 'unsupported' ? [claim.text] : []));

  it('are proven by a count of that size, by the same words, and by a year of that decade', () => {
    expect(unsupported('We coached 340 cooks.', 'We coached hundreds of cooks.')).toEqual([]);
    expect(unsupported('We coached dozens of cooks.', 'We coached dozens of cooks.')).toEqual([]);
    expect(unsupported('We opened in 1974.', 'We have been open since the seventies.')).toEqual([]);
    expect(unsupported('A seat costs 44,50.', 'A seat costs 44,50.')).toEqual([]);
  });

  it('are unsupported where the sources count less, or nothing', () => {
    expect(unsupported('We coached 12 cooks.', 'We coached hundreds of cooks.')).toEqual([
      'hundreds',
    ]);
    expect(unsupported('We coached cooks.', 'We coached thousands of cooks.')).toEqual([
      'thousands',
    ]);
  });
});

describe('a line that looks like a title', () => {
  it.each(['Approved by the Quimby Fund', 'Winner of the Brackwater Prize'])(
    'is no place for a name that no source holds: %s',
    (text) => {
      const { claims } = checkClaims({
        content: { html: `<p>${text}</p>` },
        sources: draftInput(),
        today: '2026-11-24',
      });
      expect(claims).toMatchObject([{ kind: 'name', source: { type: 'unsupported' } }]);
    },
  );

  it.each(['Matching Fund', 'Project Budget', 'Annual Fund and Endowment'])(
    'may be: %s',
    (text) => {
      const { claims } = checkClaims({
        content: { html: `<h3>${text}</h3>` },
        sources: draftInput(),
        today: '2026-11-24',
      });
      expect(claims).toEqual([]);
    },
  );
});
