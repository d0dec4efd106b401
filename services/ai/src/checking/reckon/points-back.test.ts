import { describe, expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Otter Creek Strings',
    foundedYear: 1979,
    additionalInfo:
      'We teach 32 children between 6 and 11 years, and about 90 parents come to the recitals. Recitals draw 50-60 neighbors and 20-30 pupils. We run two practice rooms in Salida and one in Buena Vista. Lessons run 30 weeks, three hours a week on two afternoons. Handbooks are in Spanish, Ute and three other languages. We have played in Salida, Leadville, Gunnison and Pueblo. Two of the five teachers are cellists. Our annual budget is $48,000. The choir has 40 singers, at least 30 of them children. 45 percent of the cellos are new. Nine of the twenty violins are new.',
  },
  answers: [
    {
      question: 'What will it cost?',
      answer:
        'In all $6,400. Teacher, 90 hours at $40: $3,600. Twelve cellos at $150: $1,800. Hall, ten evenings at $100: $1,000. We raise $1,600 at the spring fair and ask for $4,800.',
    },
    {
      question: 'When does it start and end?',
      answer: 'From 1 February 2027 to 31 January 2028.',
    },
  ],
};

describe('what a sentence says of the one before', () => {
  it.each([
    'We raise $1,600 at the spring fair and ask for $4,800. That is 75 percent of the whole cost.',
    'We teach 32 children, and about 90 parents come. Together that is some 120 people.',
    'Recitals draw 50-60 neighbors and 20-30 pupils. That is between 70 and 90 people each time.',
    'We ask for $4,800. That comes to $150 for each of the 32 children.',
    'We ask for $4,800. That comes to $150 per child.',
    'Lessons run 30 weeks, three hours a week on two afternoons. In all that is 90 hours.',
    'We run three practice rooms, two in Salida and one in Buena Vista.',
    'The three items together come to $6,400.',
    'Our handbooks are in five languages, Spanish and Ute among them.',
    'We have played in four towns.',
    'The project runs for twelve months.',
    'Three quarters of the 40 singers are children.',
    'Nine of the twenty violins, 45 percent, are new.',
    'Two fifths of our five teachers are cellists.',
    'We have taught for more than forty years, nearly half a century.',
    'We ask for $4,800. The grant would be a tenth of it, as our annual budget is $48,000.',
  ])('is no alarm where it follows: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    [
      'We raise $1,600 at the spring fair and ask for $4,800. That is 65 percent of the whole cost.',
      '65 percent',
    ],
    ['We teach 32 children, and about 90 parents come. Together that is some 150 people.', '150'],
    [
      'Recitals draw 50-60 neighbors and 20-30 pupils. That is between 70 and 110 people each time.',
      '110',
    ],
    ['We ask for $4,800. That comes to $180 for each of the 32 children.', '$180'],
    ['We ask for $4,800. That comes to $180 per child.', '$180'],
    ['Lessons run 30 weeks, three hours a week on two afternoons. In all that is 60 hours.', '60'],
    ['We run four practice rooms, two in Salida and one in Buena Vista.', 'four'],
    ['The five items together come to $6,400.', 'five'],
    ['Our handbooks are in seven languages, Spanish and Ute among them.', 'seven'],
    ['We have played in six towns.', 'six'],
    ['The project runs for ten months.', 'ten'],
    ['Nine of the twenty violins, 75 percent, are new.', '75 percent'],
    ['Half of our five teachers are cellists.', 'Half'],
    ['We have taught for a quarter of a century.', 'a quarter of a century'],
  ])('is reported where it does not: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
