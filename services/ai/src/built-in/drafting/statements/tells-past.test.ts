import { describe, expect, it } from 'vitest';
import { tellsPast, touchesPast } from './tells-past.ts';

describe('what is told as over', () => {
  it.each([
    'We opened six community gardens in the Flats.',
    'The plant sale on June 7 alone brought 240 people to the yard.',
    'Eleven apprentices worked with nine retired masons at three sites.',
    'We have been a registered charity since March 2014.',
    'Between April and June 2025 the choir visited 14 care homes.',
    'The gauge at Fuller Weir showed less than 4 mg of oxygen on 12 days.',
    'Marta reported on the hedge trial of March 3, 2026.',
    'Our volunteers drove 3,120 patients to the hospital.',
    'Since 2015 they have repaired 412 wheelchairs.',
    'The Lions Club wrote to us that it pays $900.',
  ])('hears %s', (text) => {
    expect(tellsPast(text)).toBe(true);
  });

  it.each([
    'We will open the second garden in May 2028.',
    'Each trained volunteer visits two households a week.',
    'Classes are held on Mondays and Thursdays in the church hall.',
    'Adults aged 60 or more and children named by the school take part together.',
    'We hope that 30 of the 36 learners have finished by June.',
    'The boats built by our pupils go to the sailing club.',
    'Two retired nurses lead the group every Friday.',
    'A card for each visit, counted in June by a neighbour who was not there.',
    'Six raised beds, a shed and a fence are planned for the north side.',
  ])('leaves %s', (text) => {
    expect(tellsPast(text)).toBe(false);
  });

  it('knows days and years that are over', () => {
    expect(touchesPast('Three benches are unveiled on May 3, 2025.', '2026-11-24')).toBe(true);
    expect(touchesPast('Doors open on May 3, 2027.', '2026-11-24')).toBe(false);
    expect(touchesPast('Every Friday two cooks make soup for 60.', '2026-11-24')).toBe(false);
  });
});
