import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { programsInCards } from './programs-in-cards.ts';

const cardsIn = (text: string): string | undefined =>
  programsInCards(paperOf(paperFrom('page', 'html', text)))[0]?.value;

it('reads the services that a page sets out side by side', () => {
  expect(
    cardsIn(`# Everything a new neighbor needs
    ## Housing Support
    Deposits, furniture and a visit from a volunteer in the first week.
    ## Language Classes
    English three mornings a week in the old post office, with child care.
    ## Legal Clinic
    Lawyers answer questions on papers and work on the first Monday.
    ## Contact
    Call us on weekdays between nine and four in the afternoon.`),
  ).toBe(
    [
      'Housing Support: Deposits, furniture and a visit from a volunteer in the first week.',
      'Language Classes: English three mornings a week in the old post office, with child care.',
      'Legal Clinic: Lawyers answer questions on papers and work on the first Monday.',
    ].join('\n'),
  );
});

it('takes no row of headings that tell what to give or who a body is', () => {
  expect(
    cardsIn(`## Vehicle Donation Program
    Give an old car and we shall collect it from wherever it stands.
    ## Volunteer Training
    Come to the hall on any Monday and learn how to sort the shelves.
    ## Gift Planning Services
    Leave something in your will for those who come after you here.
    ## Our Values
    We are kind to each other and to everyone who comes in here.`),
  ).toBeUndefined();
});
