import { describe, expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Otter Creek Strings',
    additionalInfo:
      'We order the strings in August, before the first lesson. We put in $900 from our spring plant sale and ask for the rest. Spring and fall plant sales pay for repairs. Recitals grew to 50-60 neighbors and 20-30 pupils. Apprentices stay for a placement of 6 to 9 months. Camp lasts 9 weeks. The season ends on 30 May 2027. In November we tune. Repair of cases and bows: $250. The hall costs $2,500.\nPeter Vance, President\nLaura Vance, Vice-President\nRosa Amaya became musical director in 2004. Under Edith Lowe the orchestra grew.',
  },
};

describe('one fact put where the sources have another', () => {
  it.each([
    ['We order the strings in November, before the first lesson.', 'November'],
    ['We put in $900 from our fall plant sale and ask for the rest.', 'fall'],
    ['Recitals grew to 20-30 neighbors and 50-60 pupils.', '20'],
    ['Apprentices stay for a placement of 6 to 9 weeks.', '9'],
    ['On Saturday 30 May we play in the park.', 'Saturday 30 May'],
    ['The costs include repair of cases and bows ($2,500).', '$2,500'],
    ['Our president, Laura Vance, started it all.', 'Laura Vance'],
    ['Our director, B. Amaya, has led us since 2004.', 'B. Amaya'],
    ['Our director, Edith Lowe, has led us since 2004.', 'Edith Lowe'],
  ])('is reported: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });

  it.each([
    'We order the strings in August, before the first lesson.',
    'We put in $900 from our spring plant sale and ask for the rest.',
    'Recitals grew to 50-60 neighbors and 20-30 pupils.',
    'Apprentices stay for a placement of 6 to 9 months.',
    'On Sunday 30 May we play in the park.',
    'The costs include repair of cases and bows ($250).',
    'Our president, Peter Vance, and our vice-president, Laura Vance, started it all.',
    'Our director, Rosa Amaya, has led us since 2004.',
    'Our director, R. Amaya, has led us since 2004.',
  ])('is no alarm in its own place: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });
});
