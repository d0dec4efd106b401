import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { newServicesInForm } from './new-services-in-forms.ts';

const told = (text: string) =>
  newServicesInForm(
    paperOf(
      paperFrom(
        'return.pdf',
        'pdf',
        `Form 990 Return of Organization Exempt From Income Tax
        SCHEDULE O Supplemental Information to Form 990
        ${text}`,
      ),
    ),
    [],
  ).map((service) => service.text);

it('are what Schedule O says under the line that asks for them', () => {
  expect(
    told(`# FORM 990, PART III, LINE 2
    IN JUNE THE ORGANIZATION OPENED A WEEKLY REPAIR CAFE IN THE FIRE HALL.
    # FORM 990, PART VI, SECTION B, LINE 11B
    THE RETURN WAS REVIEWED BY THE TREASURER BEFORE IT WAS FILED.`),
  ).toEqual(['In June the organization opened a weekly repair cafe in the fire hall.']);
  expect(
    told('FORM 990, PART III, LINE 2: THE ORGANIZATION BEGAN TO LEND OUT ITS TENTS TO SCHOOLS.'),
  ).toEqual(['The organization began to lend out its tents to schools.']);
});

it('are none where another line is answered', () => {
  expect(
    told(`# FORM 990, PART III, LINE 4D
    OTHER SERVICES ARE THE LENDING OF TENTS AND THE REPAIR OF BICYCLES.`),
  ).toEqual([]);
});
