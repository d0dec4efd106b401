import { describe, expect, it } from 'vitest';
import { inASentence } from './in-a-sentence.ts';

const names: ReadonlySet<string> = new Set(['Lakeview']);
const written = (text: string, results = false) => inASentence(text, { names, results });

describe('a note without a verb', () => {
  it.each([
    // who is what
    ['Executive Director Maria Ochoa', 'Our executive director is Maria Ochoa.'],
    [
      'director Thu Nguyễn (LICSW), lead navigator Jean-Pierre Habi, nurse advisor Awa Bah RN',
      'Our director is Thu Nguyễn (LICSW), our lead navigator is Jean-Pierre Habi, and our nurse advisor is Awa Bah RN.',
    ],
    [
      'Sister Ruth Kane runs it since 2014, cook Big Al Rossi (used to be a guest), treasurer Jo Vogt CPA retired',
      'Sister Ruth Kane has run it since 2014; our cook is Big Al Rossi (used to be a guest), and our treasurer is Jo Vogt CPA (retired).',
    ],
    ['Dir. of Programs Xenia Peña', 'Our director of programs is Xenia Peña.'],
    // counts of people
    [
      '38 active members, all unpaid, 14 of them under 30',
      'We have 38 active members, all unpaid, 14 of them under 30.',
    ],
    ['60 volunteers a week from 9 churches', 'We have 60 volunteers a week from 9 churches.'],
    ['85 kids now, ages 8 to 17', 'We now serve 85 kids, ages 8 to 17.'],
    // what is lacking
    [
      'No hydrants outside the village - 83 of our 88 square miles need tanker water',
      'There are no hydrants outside the village; 83 of our 88 square miles need tanker water',
    ],
    ['No vet at all in 9 of our 26 towns', 'There is no vet at all in 9 of our 26 towns.'],
    // measures
    ['median age 43', 'The median age is 43.'],
    ['guests: 55% have a job', 'Of our guests, 55% have a job.'],
    ['20% more guests than 2023', 'There are 20% more guests than in 2023.'],
    [
      'Arrests on our six blocks: 31 in 2015, 12 in 2025',
      'Arrests on our six blocks went from 31 in 2015 to 12 in 2025.',
    ],
    // what is done to a thing
    ['kitchen built 1962', 'The kitchen was built in 1962.'],
    [
      'food inspected by the city; the last score was 98',
      'Our food is inspected by the city; the last score was 98.',
    ],
    // labels
    ['Top languages: Spanish, Swahili, Dari', 'The top languages are Spanish, Swahili, and Dari.'],
    ['rest from a USDA loan', 'The rest will come from a USDA loan.'],
    ['van in service by March 15, 2028', 'The van will be in service by March 15, 2028.'],
    ['Order by September 1, 2027', 'We will order by September 1, 2027.'],
    ['new tanker 3,000 gallons: $412,000', 'The new tanker (3,000 gallons) costs $412,000.'],
  ])('%s', (note, sentence) => {
    expect(written(note)).toBe(sentence);
  });

  it.each([
    [
      '4,100 acres conserved, including 23 preserves',
      'We have conserved 4,100 acres, including 23 preserves.',
    ],
    [
      'Named Clinic of the Year by the state in 2023',
      'We were named Clinic of the Year by the state in 2023.',
    ],
    ['0 dropouts in 4 years', 'We have had no dropouts in 4 years.'],
  ])('among results: %s', (note, sentence) => {
    expect(written(note, true)).toBe(sentence);
  });

  it.each([
    '20 laptops',
    'back by July 6',
    'Families served in 2025 reported better sleep',
    '43 volunteers built two houses',
    'Grace and the choir',
    'vet clinic on wheels',
    '1 in 4 children in the district does not finish school',
  ])('is left alone where its verb is not certain: %s', (note) => {
    expect(written(note)).toBeUndefined();
  });
});
