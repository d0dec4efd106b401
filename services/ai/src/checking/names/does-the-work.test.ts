import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Juniper Flats Chorus',
    additionalInfo:
      'Coordinator would be Lena Whitfield, 12 hours a week. The teachers are Rosa Quill (flute and oboe) and Abel Finch (drums and bass). Our trainer Otis Marlow is a retired fireman. The counselor at Mesa Ridge School, Dinah Cole, sends us pupils. Cook: Chef Ramon Ives.\nBoard: Greta Holm, Saul Pryor, Nadine Voss.',
  },
};

test.each([
  ['Greta Holm will coordinate the season.', 'Greta Holm'],
  ['Saul Pryor teaches flute and oboe.', 'Saul Pryor'],
  ['Abel Finch teaches flute and oboe.', 'Abel Finch'],
  ['The singers are trained by Nadine Voss.', 'Nadine Voss'],
  ['Pupils are sent by the counselor, Greta Holm.', 'Greta Holm'],
  ['Chef Saul Pryor gives the dinner.', 'Saul Pryor'],
])('what another does is not done by somebody else of the sources: %s', (told, wrong) => {
  expect(falseIn(told, sources).join(' ')).toContain(wrong);
});

test.each([
  'Lena Whitfield will coordinate the season.',
  'Rosa Quill teaches flute and oboe.',
  'Abel Finch will teach drums and bass.',
  'The singers are trained by Otis Marlow.',
  'Pupils are sent by the counselor, Dinah Cole.',
  'Chef Ramon Ives gives the dinner.',
  'The Juniper Flats Chorus has taught flute and drums for years.',
  'Greta Holm curates nothing and sits on the board.',
])('and is no alarm where it is theirs: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test('what follows another name in one sentence is the work of that other', () => {
  const told = {
    organizationInfo: {
      name: 'Juniper Flats Chorus',
      additionalInfo: 'Who: Lena Whitfield would coordinate. Otis Marlow, our manager, supervises.',
    },
    answers: [
      {
        question: 'Who leads?',
        answer: 'Lena Whitfield coordinates, Otis Marlow supervises and reports to the board.',
      },
    ],
  };
  expect(
    falseIn('Lena Whitfield coordinates, Otis Marlow supervises and reports to the board.', told),
  ).toEqual([]);
});
