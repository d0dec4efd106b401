import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const values = (text: string) => valuesOf(paperFrom('return.pdf', 'pdf', text));

describe('Part III of a Form 990', () => {
  const form = values(`Form 990 Return of Organization Exempt From Income Tax
    C Name of organization LANTERN STREET ARTS INC D Employer identification number
    Number and street 9 LANTERN STREET 36-5550114
    City or town, state or province, country, and ZIP or foreign postal code
    MCALLEN, TX 78501
    I Tax-exempt status: X 501(c)(3)
    1 Briefly describe the organization's mission or most significant activities: ART CLASSES FOR CHILDREN.
    Part III Statement of Program Service Accomplishments
    1 Briefly describe the organization's mission:
    LANTERN STREET ARTS OPENS THE DOORS OF ART TO EVERY CHILD IN HIDALGO COUNTY, WHATEVER
    THE FAMILY CAN PAY.
    2 Did the organization undertake any significant program services during the year?
    4 Describe the organization's program service accomplishments for each of its three largest program services.
    4a (Code: ) (Expenses $ 81,200. including grants of $ 0. ) (Revenue $ 4,310. )
    SATURDAY STUDIO - FREE PAINTING AND CLAY CLASSES FOR CHILDREN AGES 6 TO 14 AT
    TWO LIBRARIES. 412 CHILDREN FINISHED A COURSE IN 2021.
    4b (Code: ) (Expenses $ 22,000. including grants of $ ) (Revenue $ ) MURALS ON MAIN: YOUNG PEOPLE PLAN AND PAINT A WALL WITH AN ARTIST.
    4c (Code: ) (Expenses $ 9,400. including grants of $ ) (Revenue $ )
    4d Other program services (Describe on Schedule O.)
    (Expenses $ 2,000. including grants of $ ) (Revenue $ )
    4e Total program service expenses 114,600.
    Part IV Checklist of Required Schedules
    28 Was the organization a party to a business transaction with one of the following parties?
    Part V Statements Regarding Other IRS Filings
    | 4a | At any time during the calendar year, did the organization have an interest in a foreign account? | No |`);

  it('gives the programmes with their names, over all their lines', () => {
    expect(form.currentProjects).toBe(
      'Saturday Studio: Free painting and clay classes for children ages 6 to 14 at two libraries.\nMurals on Main: Young people plan and paint a wall with an artist.',
    );
  });

  it('gives what they did, and no ages for a count', () => {
    expect(form.pastAchievements).toBe('Saturday Studio: 412 children finished a course in 2021.');
  });

  it('gives the mission that says more, written as a sentence', () => {
    expect(form.missionStatement).toBe(
      'Lantern Street Arts opens the doors of art to every child in Hidalgo County, whatever the family can pay.',
    );
  });

  it('gives the town as it is spelled', () => {
    expect(form.contactInfo?.city).toBe('McAllen');
  });

  it('gives the purpose that stands below the box which points to it', () => {
    expect(
      valuesOf(
        paperFrom(
          'ez',
          'pdf',
          `Form 990-EZ Short Form Return of Organization Exempt From Income Tax
          What is the organization's primary exempt purpose? SEE BELOW
          To keep the old mill at Larch turning and to teach the trade of the miller.`,
        ),
      ).missionStatement,
    ).toBe('To keep the old mill at Larch turning and to teach the trade of the miller.');
  });

  it('is silent where Schedule O tells it', () => {
    const silent = values(`Form 990 Return of Organization Exempt From Income Tax
      1 Briefly describe the organization's mission:
      SEE SCHEDULE O
      4a (Code: ) (Expenses $ 81,200. including grants of $ ) (Revenue $ )
      SEE SCHEDULE O
      4b (Code: ) (Expenses $ including grants of $ ) (Revenue $ )`);
    expect(silent).not.toHaveProperty('missionStatement');
    expect(silent).not.toHaveProperty('currentProjects');
  });
});

describe('Part III of a 990-EZ', () => {
  const form = values(`Form 990-EZ Short Form Return of Organization Exempt From Income Tax
    C Name of organization WILLOW LANE TOY LIBRARY
    Part III Statement of Program Service Accomplishments (see the instructions for Part III)
    What is the organization's primary exempt purpose? (Required for section
    LENDING TOYS TO FAMILIES WHO CANNOT BUY THEM 501(c)(3) and 501(c)(4)
    Describe the organization's program service accomplishments for each of its three largest program services, organizations; optional for
    28 TOY LENDING: 1,870 LOANS TO 240 FAMILIES IN
    THE WILLOW LANE NEIGHBORHOOD.
    | (Grants $ ) If this amount includes foreign grants, check here | 28a | 6,120 |
    | 29 | REPAIR DAY, ON WHICH VOLUNTEERS MEND WHAT IS BROKEN |
    | (Grants $ ) | 29a | 410 |
    30
    (Grants $ ) If this amount includes foreign grants, check here 30a
    32 Total program service expenses 6,530
    Part IV List of Officers, Directors, Trustees, and Key Employees
    28 HOURS A WEEK IS WHAT THE LIBRARIAN WORKS WITHOUT PAY`);

  it('gives the purpose without the head of the next column', () => {
    expect(form.missionStatement).toBe('Lending toys to families who cannot buy them');
  });

  it('gives lines 28 to 30, however their numbers stand', () => {
    expect(form.currentProjects).toBe(
      'Toy Lending: 1,870 loans to 240 families in the Willow Lane neighborhood.\nRepair day, on which volunteers mend what is broken',
    );
    expect(form.pastAchievements).toBe(
      'Toy Lending: 1,870 loans to 240 families in the Willow Lane neighborhood.',
    );
  });
});

it('takes a title that a full stop ends, and what was answered of new services', () => {
  const form = values(`Form 990 Return of Organization Exempt From Income Tax
    C Name of organization ALDER READING ROOM INC D Employer identification number
    Part III Statement of Program Service Accomplishments
    2 Did the organization undertake any significant program services during the year which were not listed on the prior Form 990? Yes. In May the Room began a lunch club for night workers in Salem; see Schedule O.
    4a (Code: ) (Expenses $ 81,200 including grants of $ 0) (Revenue $ 0)
    EVENING CLASSES. 112 adults learned to read a newspaper.
    4e Total program service expenses 81,200`);
  expect(form.currentProjects).toBe(
    'In May the Room began a lunch club for night workers in Salem.\nEvening Classes: 112 adults learned to read a newspaper.',
  );
});
