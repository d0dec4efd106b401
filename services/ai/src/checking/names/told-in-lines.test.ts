import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Lantern Street Weaving Group',
    additionalInfo:
      '- Ines Faro, weaving. 20 yrs at the mill\n- Hugo Brandt, English, 4 yrs with us\nThe loom comes from Mr. Pascoe, who moved away (Mr. Pascoe retired). We walk in Quarry Park with Greta Lund on Sundays. Dr. Mina Sato runs the dye garden at the college. She will look over our hard recipes for free. Cambrian Wools gave yarn. Saint Brannock College is near; Rhys Penry there will examine for the spinner’s diploma free. Dr. Yusuf Amadi has given his Tuesdays without pay since 2015. The paid dyer may be his friend, Dr. Colm Reid.',
  },
};
const reported = (text: string): string[] => falseIn(text, sources);

describe('who does what, told in a line or in the next sentence', () => {
  it.each([
    ['Hugo Brandt teaches the weaving.', 'Hugo Brandt'],
    ['Ines Faro teaches English.', 'Ines Faro'],
    ['Greta Lund looks over our difficult recipes for free.', 'Greta Lund'],
    ['Dr. Colm Reid gives his Tuesdays without pay.', 'Dr. Colm Reid'],
    ['Cambrian Wools will examine the women for the spinner’s diploma.', 'Cambrian Wools'],
  ])('is reported of another: %s', (text, name) => {
    expect(reported(text)).toContain(name);
  });

  it.each([
    'Ines Faro teaches the weaving.',
    'Hugo Brandt teaches English.',
    'Dr. Mina Sato looks over our difficult recipes for free.',
    'Dr. Yusuf Amadi gives his Tuesdays without pay.',
    'Saint Brannock College will examine the women for the spinner’s diploma.',
    'Greta Lund walks with us in Quarry Park.',
  ])('is no alarm: %s', (text) => {
    expect(reported(text)).toEqual([]);
  });
});
