import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const about = `# About Tarn Alliance
Tarn Alliance is a nonprofit organization in the valley.
`;
const programsOf = (text: string) =>
  valuesOf(paperFrom('page', 'html', about + text)).currentProjects;

describe('what an organization runs', () => {
  it.each([
    'Every weekend, Tarn Alliance holds open days at the mill and the quay.',
    'There are many needs here, and we make donations to the following every year.',
  ])('may be what it does week by week or year by year: “%s”', (text) => {
    expect(programsOf(text)).toBe(text);
  });

  it('is told under a short name with its article, and under letters that skip a sign', () => {
    const page = (text: string) =>
      valuesOf(
        paperFrom(
          'page',
          'html',
          `# About\nElm Valley Food Bank & Aid Society is a nonprofit organization.\n${text}`,
        ),
      ).currentProjects;
    for (const text of [
      'The Elm Valley Food Bank partners with two schools to provide breakfast on Mondays.',
      'EVFBAS runs a weekly pantry in the old mill.',
    ])
      expect(page(text)).toBe(text);
  });

  it('may be a list of short names under its heading', () => {
    expect(
      programsOf(`## Our Programs
      - Food pantry
      - Job training
      - Two concerts a year`),
    ).toBe('Food pantry\nJob training\nTwo concerts a year');
  });

  it('may stand under headings as large as the one over them, up to the page’s next part', () => {
    expect(
      programsOf(`## Services
      ## Food Pantry
      Every Tuesday we hand out groceries to families.
      ## Job Training
      Twelve weeks of classes for adults.
      ## Get involved
      Come and help us on a Saturday.`),
    ).toBe(
      'Food Pantry: Every Tuesday we hand out groceries to families.\nJob Training: Twelve weeks of classes for adults.',
    );
  });

  it('keeps a programme’s own name, though it ends with the word of a label', () => {
    expect(
      programsOf(`## Programs and Services
      We serve the valley through:
      - Teaching Assistant Program ($40,000): two people who help in class
      - Arts Integration: music and drama for everybody`),
    ).toContain('Teaching Assistant Program ($40,000): two people who help in class');
  });

  it.each([
    'We run a weekly food pantry.',
    'Each summer we host a free camp for 60 children.',
    'Tarn Alliance partners with the county to provide free dental care for children.',
    'Our dues pay for the hall as well as for programs like Bright Start, summer camps, and Aloha Grants.',
  ])('is told by one sentence about one thing: %s', (sentence) => {
    expect(programsOf(sentence)).toBe(sentence);
  });

  it.each(['We provide support to everybody.', 'We hold these truths dear.'])(
    'is nothing that no programme is named for: %s',
    (sentence) => {
      expect(programsOf(sentence)).toBeUndefined();
    },
  );

  it('is how the organization says that it goes about its mission', () => {
    expect(
      programsOf(`Tarn Alliance will deliver its mission by:
      - running a weekly food pantry
      - training adults for work`),
    ).toBe('running a weekly food pantry\ntraining adults for work');
  });

  it('is what it holds and hosts of all that it aims to do', () => {
    expect(
      programsOf(`## Our Mission
      Tarn Alliance exists to stand beside the library of the town in all that it does.
      Members meet in May. We aim to:
      - Support the staff of the county with advice and a helping hand
      - Provide a calendar of events such as lectures, movies and book sales
      - Conduct fund-raising sales for the reading room`),
    ).toBe(
      'Provide a calendar of events such as lectures, movies and book sales\nConduct fund-raising sales for the reading room',
    );
  });

  it('may stand in a table below its heading, a row a programme', () => {
    expect(
      programsOf(`## Services
      | Service | Place |
      | Community nursing | At home, seven days a week |
      | Bereavement support | Groups for families |`),
    ).toBe(
      'Community nursing: At home, seven days a week\nBereavement support: Groups for families',
    );
  });

  it('goes on behind the year that a sentence opens with', () => {
    const sentence =
      'Formed in 1974, the alliance now runs 22 teams for boys and girls, two adult sides and a walking group.';
    expect(programsOf(sentence)).toBe(sentence);
  });

  it('is a list that only its number announces', () => {
    const sentence =
      'Four programs: fostering, pet food, clinics, and Shelter House account for 88 percent of our work.';
    expect(programsOf(sentence)).toBe(sentence);
  });
});
