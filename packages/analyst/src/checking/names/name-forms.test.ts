import { describe, expect, it } from 'vitest';
import { checkClaims } from '../check-claims.ts';
import { unsupportedIn } from '../../testing/unsupported-claims.ts';

const sources = {
  organizationInfo: {
    name: 'Harbor Street Kitchen',
    additionalInfo:
      'Guest 高橋 and cook Иван Петров volunteer. Our chef Dwayne McAllister cooked for eBay. We use PantrySoft. Community dinners and art classes are held.',
  },
};

describe('an unsupported name is reported in any form:', () => {
  it.each([
    ['Our partner 佐爾巴基金會 pays for it.', '佐爾巴基金會'],
    ['Our partner зорба pays for it.', 'зорба'],
    ['Our partner ज़ोरबा pays for it.', 'ज़ोरबा'],
    ['Our partner zоrba pays for it.', 'zоrba'],
    ['Our partner McZorba pays for it.', 'McZorba'],
    ['Our partner zorbaHealth pays for it.', 'zorbaHealth'],
    ['Our partner 4Kids pays for it.', '4Kids'],
    ['Our partner "Zorba" pays for it.', 'Zorba'],
    ['Our non-Zorba friends pay.', 'Zorba'],
    ['Zorba, Helios and Nyx pay for the kitchen.', 'Zorba'],
    ['Our partner Ｚｏｒｂａ pays for it.', 'Ｚｏｒｂａ'],
    ['Our partner Zor\u200bba pays for it.', 'Zor\u200bba'],
    ['Vorell & Stroud', 'Vorell'],
    ['Dr. Zorba', 'Zorba'],
    ['Zorba Health Foundation', 'Zorba Health Foundation'],
    ['John Zorba', 'John Zorba'],
    ['Our partner Z o r b a pays for it.', 'Z o r b a'],
    ['Zorba pays for the kitchen.', 'Zorba'],
    ['Helvora donated the ovens.', 'Helvora'],
    ['Partner: Nebula Brantworks', 'Nebula Brantworks'],
    ['Sponsors: Vorell Craftworks', 'Vorell Craftworks'],
  ])('%s', (text, name) => {
    expect(unsupportedIn(text, sources).join(' | ')).toContain(name);
  });
});

describe('two joined names', () => {
  const known = {
    answers: [
      { question: 'Who pays?', answer: 'Reed Pantry pays for the food.' },
      { question: 'Who cooks?', answer: 'Marta Lindal cooks.' },
    ],
  };

  it.each([
    'Reed Pantry and Marta Lindal',
    'Reed Pantry & Lindal',
    'the Reed Pantry and the Lindal',
  ])('are supported if the sources mention both separately: %s', (names) => {
    expect(unsupportedIn(`We work with ${names}.`, known)).toEqual([]);
  });

  it('are reported if one is invented', () => {
    const text = 'We work with Reed Pantry and Vorell Works.';
    expect(unsupportedIn(text, known)).toEqual(['Reed Pantry and Vorell Works']);
  });
});

describe('the abbreviation of a state', () => {
  it.each([
    ['WV', 'Our drivers reach all of West Virginia.'],
    ['TX', 'Our drivers reach all of Texas.'],
    ['DC', 'Our drivers reach all of the District of Columbia.'],
    ['KS', 'Our drivers reach all of Kansas.'],
    ['MS', 'Our drivers reach all of Mississippi.'],
  ])('is supported by its full name: %s', (code, answer) => {
    const known = { answers: [{ question: 'Where?', answer }] };
    expect(unsupportedIn(`We serve families in ${code}.`, known)).toEqual([]);
  });

  it.each([
    ['WV', ['Our clients live west of the river.', 'Our founder Virginia cooks.']],
    ['NC', ['Our clients live in the north.', 'A sister kitchen is in South Carolina.']],
  ])('is reported if the words of its full name are not together: %s', (code, answers) => {
    const known = { answers: answers.map((answer) => ({ question: 'Where?', answer })) };
    expect(unsupportedIn(`We serve families in ${code}.`, known)).toEqual([code]);
  });
});

it.each(['KS', 'MS', 'OR', 'AL, MS and LA', 'CO'])('reports unsupported states: %s', (codes) => {
  const text = `We serve families in ${codes}.`;
  const expected = codes.split(/, | and /);
  expect(
    unsupportedIn(text, sources)
      .join(' ')
      .split(/,? (?:and )?/),
  ).toEqual(expected);
});

it.each(['Ann holds an MS in biology.', 'Ann Reed, MD, helps us.', 'Call us or e-mail her ID.'])(
  'does not report a state in: %s',
  (text) => {
    const known = { answers: [{ question: 'Who?', answer: 'Ann Reed is a doctor.' }] };
    expect(unsupportedIn(text, known)).toEqual([]);
  },
);

describe("a state whose name is part of another state's name", () => {
  const answersOf = (answer: string) => ({ answers: [{ question: 'Where?', answer }] });

  it.each([
    ['Virginia', 'We serve West Virginia.'],
    ['VA', 'We serve West Virginia.'],
    ['Mexico', 'We serve New Mexico.'],
    ['Columbia', 'We serve the District of Columbia.'],
  ])('is not supported by the other state: %s', (name, answer) => {
    expect(unsupportedIn(`Families live in ${name}.`, answersOf(answer))).toEqual([name]);
  });

  it.each([
    ['West Virginia', 'We serve West Virginia.'],
    ['Virginia', 'We serve West Virginia and Virginia.'],
    ['New Jersey', 'We serve NJ.'],
    ['New Jersey', 'We serve New Jersey.'],
    ['the District of Columbia', 'We serve the District of Columbia.'],
  ])('is supported by its own name: %s', (name, answer) => {
    expect(unsupportedIn(`Families live in ${name}.`, answersOf(answer))).toEqual([]);
  });
});

describe('no name is reported in', () => {
  it.each([
    'Guest 高橋 helps, and Иван is our cook.',
    'McAllister cooked for eBay.',
    'We use Pantry Soft.',
    'The X-ray, the T-shirt, PDFs and iPhones are common, at 5 kWh and a pH of π.',
    'Community Dinners',
    'Nutrition Workshops',
    'Grant Timeline',
    'Art Classes',
    'Contact: Pantry Manager',
    'We grade A B C D E or F here.',
    'Volunteers gave their time, and guests paid nothing.',
    'Dinner guests bring friends. Plan B a day later works.',
    'Partner Meetings',
  ])('%s', (text) => {
    expect(unsupportedIn(text, sources).filter((found) => found !== '5')).toEqual([]);
  });
});

it('checks the section headings that a provider returns', () => {
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

describe('an organization whose profile is in another script', () => {
  const sources = {
    organizationInfo: {
      name: 'Кухня Гавань',
      mission: 'Ми годуємо 1240 родин щороку. Наш кухар Іван Петров.',
    },
  };

  it('supports words that occur in the profile', () => {
    expect(unsupportedIn('Наш кухар Іван Петров. Ми годуємо 1240 родин.', sources)).toEqual([]);
    const japanese = {
      organizationInfo: {
        name: 'ＮＰＯ法人みなと食堂',
        mission: '毎年１，２４０世帯に届けます。Ｔシャツも作ります。',
      },
    };
    expect(unsupportedIn('毎年１，２４０世帯に届けます。Ｔシャツも作ります。', japanese)).toEqual(
      [],
    );
  });

  it('does not support a word that mixes its script with Latin letters', () => {
    expect(unsupportedIn('Наш партнер zоrba платить.', sources)).toContain('zоrba');
  });
});

it('reports claims in their original spelling', () => {
  expect(
    unsupportedIn(
      'Write to ｂｏｓｓ＠ｅｖｉｌ．ｅｘａｍｐｌｅ of 5\u200b0\u200b0 men and ＄９，０００.',
      sources,
    ),
  ).toEqual(['ｂｏｓｓ＠ｅｖｉｌ．ｅｘａｍｐｌｅ', '5\u200b0\u200b0', '＄９，０００']);
});
