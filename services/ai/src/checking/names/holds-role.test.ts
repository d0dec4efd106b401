import { describe, expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Bell Canyon Hospice',
    additionalInfo:
      'Executive director Imelda Rausch-Otieno. Our board has 9 members; its chair is Lorna Vandersee, a retired nurse, treasurer is Paul Ames.\nShift lead Dorothy "Dot" Simmons came in 2006, and Rev. Harold Timmons sits on the board.\nChief Anselmo Baca, chief since 2016. Training officer Cody Pruitt.\nThe botanist is Dr Nora Lee Park. Our pianist Ana Diaz plays.\nThe school began with two teachers, Wanda Ickes and Reginald "Reggie" Voss.\nThe Bowen Center at Ball State University surveyed us.',
  },
};

describe('a person named by a role', () => {
  it.each([
    ['Executive director Lorna Vandersee signed the letter.', 'Lorna Vandersee'],
    ['Chief Cody Pruitt will manage the grant.', 'Cody Pruitt'],
    ['Board chair Imelda Rausch-Otieno leads the search.', 'Imelda Rausch-Otieno'],
    ['Cody Pruitt, our executive director, will manage it.', 'Cody Pruitt'],
    ['Our treasurer is Lorna Vandersee.', 'Lorna Vandersee'],
    ['The botanist is Dr Ana Diaz.', 'Ana Diaz'],
    ['Cody Pruitt has been executive director since 2016.', 'Cody Pruitt'],
    ['Shift lead Dorothy "Dot" Vennor lived here.', 'Vennor'],
  ])('that the sources give to another is reported: %s', (text, name) => {
    expect(falseIn(text, sources)).toContain(name);
  });

  it.each([
    'Executive director Imelda Rausch-Otieno signed the letter.',
    'Board chair Lorna Vandersee leads the search.',
    'Chief Baca will manage the grant, and Cody Pruitt, our training officer, will teach.',
    'Project manager Wanda Ickes keeps the books.',
    'Teacher Reggie Voss opened the school.',
    'Ball State’s Bowen Center surveyed us.',
    'Our treasurer is Paul Ames.',
    'The botanist is Dr Nora Lee Park, the pianist Ana Diaz.',
    'Executive Director Dr. Rausch-Otieno signed the letter.',
    'Shift lead Dorothy "Dot" Simmons came to us. Round-the-clock care is given.',
  ])('that is theirs, or nobody else’s, is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });
});

it('may have a short title in the sources', () => {
  const notes = {
    organizationInfo: {
      name: 'Sturgeon Lake Circle',
      additionalInfo: 'Exec. Dir. Nora Lee Park, half time admin. Our chair is Ana Diaz.',
    },
  };
  expect(falseIn('Our executive director is Nora Lee Park.', notes)).toEqual([]);
  expect(falseIn('Our executive director is Ana Diaz.', notes)).toContain('Ana Diaz');
});

describe('a role told in a list of people', () => {
  const people = {
    organizationInfo: {
      name: 'Quern Valley Band',
      additionalInfo:
        'Trustees (5): Selma Birk (chair), Joss Fenn (treasurer), Sister Una Hale, Piet Marsh, Dr Asha Rao. Staff: Tove Lind, musical director; Hugh Dray, accompanist.\nTove Lind runs it day to day. Piet Marsh teaches; he had his own violin workshop in Cremona for 14 years.\nTove keeps the register and does the 20, 40 and 80 day calls because they pick up for her.',
    },
  };
  it.each([
    ['The band’s board is chaired by Piet Marsh.', 'Piet Marsh'],
    ['Joss Fenn chairs the board.', 'Joss Fenn'],
    ['Joss Fenn is the accompanist of all our choirs.', 'Joss Fenn'],
    ['Selma Birk is the band’s treasurer.', 'Selma Birk'],
    ['Tove Lind had her own violin workshop in Cremona for 14 years.', 'Tove Lind'],
    ['Piet Marsh makes the calls after 20, 40 and 80 days.', 'Piet Marsh'],
  ])('is reported of another: %s', (text, name) => {
    expect(falseIn(text, people)).toContain(name);
  });
  it.each([
    'The band’s board is chaired by Selma Birk.',
    'Selma Birk chairs the board.',
    'Hugh Dray is the accompanist of all our choirs.',
    'Joss Fenn is the band’s treasurer.',
    'Piet Marsh had his own violin workshop in Cremona for 14 years.',
    'Tove Lind makes the calls after 20, 40 and 80 days.',
  ])('is no alarm of its own: %s', (text) => {
    expect(falseIn(text, people)).toEqual([]);
  });
});
