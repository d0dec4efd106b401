import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const newsletter = (text: string) =>
  valuesOf(
    paperFrom(
      'page',
      'html',
      `# Kettle Park Neighbors Association
      Kettle Park Neighbors Association looks after nine blocks and the park between them.
      ${text}`,
    ),
  );

describe('what a paper says of others', () => {
  it.each([
    'Our thanks to the Rotary Club, and to the Parks Department, 1 Park Way, Dayton, OH 45402, 937-555-0100.',
    'County Health Department: 555 First Street, Boise, ID 83702',
    'The meeting was held at the Memorial Hall, 3 Station Street, Dayton, OH 45402',
  ])('is no address of its own: %s', (text) => {
    expect(newsletter(text).contactInfo?.address).toBeUndefined();
  });

  it.each([
    'The City offers free trees every spring; call 937-555-0111.',
    'Contact: phone (555) 555-5555.',
    'Phone: 123-456-7890',
  ])('is no telephone of its own, nor is a template’s: %s', (text) => {
    expect(newsletter(text).contactInfo?.phone).toBeUndefined();
  });

  it.each([
    'Our thanks to the Rotary Club, which served 120 families in May.',
    'Last year the state served 40,000 meals in schools.',
    'Lorem ipsum dolor sit amet 1,000 families served.',
  ])('is no result of its own: %s', (text) => {
    expect(newsletter(text).pastAchievements).toBeUndefined();
  });

  it('is not its board, nor how to give, behind its programmes', () => {
    expect(
      newsletter(`# Programs
      ## Head Start
      The Head Start program serves 120 children.
      ## Adult English
      Free classes, mornings and evenings.
      ## Board of Directors
      Luis Vega, Chair`).currentProjects,
    ).toBe(
      'Head Start: The Head Start program serves 120 children.\nAdult English: Free classes, mornings and evenings.',
    );
  });
});

describe('what is its own among it', () => {
  it('is the telephone behind the name in one line, whoever stands in the line above', () => {
    expect(
      newsletter(`Luis Vega, Chair
      Kettle Park Neighbors Association | PO Box 9, Dayton, OH 45401 | (937) 555-0140 | Fax (937) 555-0141`)
        .contactInfo,
    ).toMatchObject({ phone: '(937) 555-0140', address: 'PO Box 9' });
  });

  it('is the name below the title of its minutes', () => {
    expect(
      valuesOf(
        paperFrom(
          'minutes',
          'docx',
          `MINUTES OF THE ANNUAL GENERAL MEETING
          of the Wombat Flats Progress Association Inc.
          Present: 22 members.`,
        ),
      ).name,
    ).toBe('Wombat Flats Progress Association Inc.');
  });
});
