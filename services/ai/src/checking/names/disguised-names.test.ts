import { describe, expect, it } from 'vitest';
import { checkClaims } from '../check-claims.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Harbor Street Kitchen',
    additionalInfo:
      'Guest 高橋 and cook Иван Петров volunteer. Our chef Dwayne McAllister cooked for eBay. We use PantrySoft. Community dinners and art classes are held.',
  },
};

describe('a name that no source holds is found in any dress:', () => {
  it.each([
    ['Our partner 佐爾巴基金會 pays for it.', '佐爾巴基金會'],
    ['Our partner зорба pays for it.', 'зорба'],
    ['Our partner مؤسسة زوربا pays for it.', 'مؤسسة زوربا'],
    ['Our partner ज़ोरबा pays for it.', 'ज़ोरबा'],
    ['Our partner zоrba pays for it.', 'zоrba'],
    ['Our partner McZorba pays for it.', 'McZorba'],
    ['Our partner zorbaHealth pays for it.', 'zorbaHealth'],
    ['Our partner 4Kids pays for it.', '4Kids'],
    ['Our partner "Zorba" pays for it.', 'Zorba'],
    ['Our non-Zorba friends pay.', 'Zorba'],
    ['Zorba pays for the kitchen.', 'Zorba'],
    ['Zorba, Helios and Nyx pay for the kitchen.', 'Zorba'],
    ['Our partner Ｚｏｒｂａ pays for it.', 'Ｚｏｒｂａ'],
    ['Our partner Zor\u200bba pays for it.', 'Zor\u200bba'],
    ['Our partner Z o r b a pays for it.', 'Z o r b a'],
    ['Dr. Zorba', 'Zorba'],
    ['Zorba Health Foundation', 'Zorba Health Foundation'],
    ['John Zorba', 'John Zorba'],
  ])('%s', (text, name) => {
    expect(falseIn(text, sources).join(' | ')).toContain(name);
  });
});

describe('no alarm is given for', () => {
  it.each([
    'Guest 高橋 helps, and Иван is our cook.',
    'McAllister cooked for eBay.',
    'We use Pantry Soft.',
    'The X-ray, the T-shirt, PDFs and iPhones are common, at 5 kWh and a pH of π.',
    'Community Dinners',
    'Nutrition Workshops',
    'Grant Timeline',
    'Art Classes',
  ])('%s', (text) => {
    expect(falseIn(text, sources).filter((found) => found !== '5')).toEqual([]);
  });
});

it('checks what a provider calls its sections', () => {
  const { claims } = checkClaims({
    content: [
      {
        name: 'Budget of $777 for zorba.com and McZorba',
        blocks: [{ type: 'paragraph', children: [{ text: 'We cook.' }] }],
      },
    ],
    sources,
    today: '2026-11-21',
  });
  const unsupported = claims.filter(({ source }) => source.type === 'unsupported');
  expect(unsupported.map(({ text }) => text)).toEqual(['$777', 'zorba.com', 'McZorba']);
});
