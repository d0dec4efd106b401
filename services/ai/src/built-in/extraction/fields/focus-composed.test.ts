import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const focusOf = (text: string) =>
  valuesOf(paperFrom('page', 'html', `# Tarn Alliance\n${text}`)).focusAreas;

describe('focus areas that no paper lists', () => {
  it.each([
    [
      'Tarn Alliance is a 501(c)(3) nonprofit dedicated to supporting veterans through archery, fishing and long walks.',
      'Supporting veterans through archery, fishing and long walks',
    ],
    [
      'Tarn Alliance is a non-profit organization offering meals, clothing and rent to families living within the Tarn School District.',
      'Meals, clothing and rent to families',
    ],
    [
      'Tarn Alliance was established in 2016 with the aim of addressing the needs of young mothers and orphaned children in Uganda.',
      'Addressing the needs of young mothers and orphaned children',
    ],
    [
      'Tarn Alliance has few rules. The main objective of our trust is to take care of old fruit trees of every kind.',
      'Care of old fruit trees of every kind',
    ],
    [
      'Tarn Alliance is a local club founded by neighbors with a vision for the upkeep of quiet footpaths and old stone stiles.',
      'Upkeep of quiet footpaths and old stone stiles',
    ],
    [
      'Everyone is needed to reach our goal of ending hunger among old people.',
      'Ending hunger among old people',
    ],
  ])('are what it works on in so many words: %s', (text, focus) => {
    expect(focusOf(text)).toBe(focus);
  });

  it('are the parts of its list of purposes, without the verbs of every such list', () => {
    expect(
      focusOf(`Tarn Alliance's beliefs and purposes are the following:
      - The belief that the lake can be clean again
      - To support, encourage, and fund research on algae
      - To increase public awareness of the lake`),
    ).toBe('Research on algae, public awareness of the lake');
  });

  it.each([
    'Tarn Alliance is a nonprofit organization dedicated to Barnaby Elm.',
    'Tarn Alliance is a nonprofit organization dedicated to serving the Hmong community in Oregon.',
    'Tarn Alliance is a nonprofit organization dedicated to fairness on earth by teaching people how wages are set.',
    'Tarn Alliance is a nonprofit organization dedicated to enriching lunch at PS 21 in Salem.',
    'Tarn Alliance is a nonprofit organization committed to excellence in all that is done.',
    'Our goal is to empower neighbors to embrace their own gifts and thrive in a kinder town.',
    'Tarn Alliance is a nonprofit organization dedicated to warm rooms where old people can meet others.',
    'The county is a public body dedicated to keeping roads open in winter.',
  ])('are nothing that is one thing, a virtue, or another’s: %s', (text) => {
    expect(focusOf(text)).toBeUndefined();
  });

  it('are what a line says that it works on', () => {
    expect(
      focusOf('We work on stream restoration, fish passage and environmental education.'),
    ).toBe('stream restoration, fish passage and environmental education');
  });

  it('are not whom by title a body helps, in a line that announces a list', () => {
    expect(
      focusOf(
        'The goal of the Alliance is to assist the Choir Master in the work of the year as follows:',
      ),
    ).toBeUndefined();
  });
});

it('leaves no verb cut in two, and takes each purpose of a list', () => {
  const value = valuesOf(
    paperFrom(
      'constitution.html',
      'html',
      'The objectives of the Basque Circle are:\n(a) To promote and preserve Basque dances, songs and language.\n(b) To foster friendship among members.\n(c) To provide tutoring and advice to newcomers.',
    ),
  ).focusAreas;
  expect(value).toBe('Basque dances, songs and language, tutoring and advice to newcomers');
});
