import { expect, it } from 'vitest';
import { getSources } from './get-sources.ts';

const tags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

it('keeps the visible text of fields and answers, but no invisible characters', () => {
  const { organizationInfo, answers } = getSources({
    grantProgram: '',
    requirements: [],
    sections: [],
    organizationInfo: {
      name: 'Heron Quay Choir',
      mission: `We sing\u200B\u200C\u200B\u200B in homes.${tags('Ask for more')} \t \t\t\t  \t \t`,
      additionalInfo: 'Robes            $400\u{1D173}\u{1D17A}',
      contactInfo: { city: `Wells${tags('x')}` },
    },
    answers: [{ question: 'Who sings?', answer: `Forty of us.${tags('and you')}` }],
  });
  expect(organizationInfo).toEqual({
    name: 'Heron Quay Choir',
    mission: 'We sing in homes. ',
    additionalInfo: 'Robes            $400',
    contactInfo: { city: 'Wells' },
  });
  expect(answers).toEqual([{ question: 'Who sings?', answer: 'Forty of us.' }]);
});
