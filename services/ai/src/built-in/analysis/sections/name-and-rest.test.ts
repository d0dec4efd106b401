import { describe, expect, it } from 'vitest';
import { nameAndRest } from './name-and-rest.ts';

const nameOf = (text: string): string | undefined => nameAndRest(text)?.name;

describe('the name of a listed part', () => {
  it('ends where the item begins to tell about it', () => {
    expect(
      nameOf('Abstract summarizing the project in 200 words; this may be used in announcements.'),
    ).toBe('Abstract');
    expect(nameOf('Work plan giving a timeline of the agenda to be pursued, with key dates.')).toBe(
      'Work plan',
    );
    expect(nameOf('Human subjects plan if the work would require the approval of a board.')).toBe(
      'Human subjects plan',
    );
  });

  it('never ends within a row', () => {
    expect(nameOf('What changes for girls and for the school')).toBe(
      'What changes for girls and for the school',
    );
  });

  it('says whose letter it is', () => {
    expect(nameOf('One letter from a partner, one page')).toMatch(/^One letter from a partner/);
    expect(nameOf('Letter from the head of your school, with the date of the visit.')).toMatch(
      /^Letter from the head/,
    );
  });

  it('comes without the condition and the order before it', () => {
    expect(
      nameOf(
        'If applicable, provide letter of agreement to work with the collection from the institution.',
      ),
    ).toBe('Letter of agreement');
    expect(nameOf('Where relevant, include a summary of related projects.')).toBe(
      'Summary of related projects',
    );
  });

  it('says of what a list is', () => {
    expect(nameOf('A list of the people on the project team and their roles.')).toBe(
      'List of the people on the project team',
    );
    expect(nameOf('List of key personnel and their qualifications')).toBe(
      'List of key personnel and their qualifications',
    );
  });

  it('keeps the clause of a long question', () => {
    expect(
      nameOf(
        'A brief explanation of how this project advances our mission of improving credibility and/or advancing journalism.',
      ),
    ).toBe('How this project advances our mission');
  });

  it('is not whom it is asked of', () => {
    expect(
      nameAndRest(
        'For students requesting the maximum award of $350: Official invitation to the conference',
      ),
    ).toEqual({
      name: 'Official invitation to the conference',
      rest: 'For students requesting the maximum award of $350.',
    });
    expect(nameOf('For more information: Contact the grants office')).toBeUndefined();
  });

  it('keeps what a section approaches', () => {
    expect(nameOf('Approach to your selected area and population in focus')).toBe(
      'Approach to your selected area and population in focus',
    );
  });

  it('may name a currency, but no amount', () => {
    expect(nameOf('Budget in US$ (including justification of trips to museums).')).toBe(
      'Budget in US$',
    );
    expect(nameOf('Awards of $5,000')).toBeUndefined();
  });
});

describe('a part that is counted', () => {
  it.each([
    ['Section C. Work Plan and Calendar', 'Work Plan and Calendar'],
    ['Part 2: Need in the Valley', 'Need in the Valley'],
    ['Attachment 3. Letter of Commitment (one page)', 'Letter of Commitment'],
    ['Section D. Learning Plan with County Partner', 'Learning Plan with County Partner'],
  ])('is called by its title: %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});

describe('a question whose first words ask nothing', () => {
  it.each([
    'How have you worked with us before?',
    'How will this proposal, if granted, benefit your neighbors?',
  ])('keeps its name whole: %s', (question) => {
    expect(nameAndRest(`${question} Some examples are talks and visits.`)?.name).toBe(question);
  });

  it('is no end of a list in a sentence', () => {
    expect(nameAndRest('and, for sports clubs, a risk assessment')?.name).toBe('Risk assessment');
  });
});
