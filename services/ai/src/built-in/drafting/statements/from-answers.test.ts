import { questionsOfName } from '@grantwright/analyst';
import { describe, expect, it } from 'vitest';
import { drafted, said } from './fixtures/drafted-answer.ts';

const ask = (section: string): string => questionsOfName(section)[0] ?? '';

describe('an answer', () => {
  it.each([
    ['Risks', 'Ponds freeze late - we keep two weeks spare.'],
    ['Risks', 'Rain may spoil the fair; we will rent a tent.'],
    ['Evaluation', '80% of pupils pass the river test.'],
    ['Statement of need', 'Half of the riders in our count own no car.'],
  ])('keeps its sentences: %s, %s', (section, answer) => {
    expect(said(ask(section), answer)).toEqual([answer]);
  });

  it('leaves out who only says that it is he', () => {
    expect(said('Who leads the project and how many hours?', "Me. I'm paid 25 hours.")).toEqual([
      "I'm paid 25 hours.",
    ]);
  });

  it('keeps the words of its notes', () => {
    expect(
      said(
        ask('Project description'),
        '1. Hire two drivers.\n2. Leaflet the four estates before school.\n3. Reconcile the rider lists each week.',
      ),
    ).toEqual([
      'Hire two drivers',
      'Leaflet the four estates before school',
      'Reconcile the rider lists each week',
    ]);
  });

  it('takes its verb from the question where it is nothing but what was asked for', () => {
    expect(said('How many people will the project serve?', '300 riders')).toEqual([
      'The project will serve 300 riders.',
    ]);
    expect(said('Who will lead the project?', 'Ilse Brandt')).toEqual([
      'Ilse Brandt will lead the project.',
    ]);
  });

  it('takes it for what answers the question, and not for what is said besides', () => {
    expect(said('Who will lead the project?', 'Ilse Brandt\nA carpenter by trade')).toEqual([
      'Ilse Brandt will lead the project.',
      'A carpenter by trade',
    ]);
  });
});

describe('the line over a list', () => {
  it('says by when, and is no result itself', () => {
    const results = drafted(
      ask('Evaluation'),
      'By May 2028:\n- 40 coats for the shelter\n- 12 looms\nWe will keep a log.',
    );
    expect(results.map(({ text, series }) => [series?.lead, text])).toEqual([
      ['By May 2028', '40 coats for the shelter'],
      ['By May 2028', '12 looms'],
      [undefined, 'We will keep a log.'],
    ]);
  });
});

it.each([
  'see above',
  'See annual report.',
  'Please text me first',
  'Mara will send the list tomorrow',
])('talk is left out: %s', (answer) => {
  expect(said(ask('Track record'), answer)).toEqual([]);
});
