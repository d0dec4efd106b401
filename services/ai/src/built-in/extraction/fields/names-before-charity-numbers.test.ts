import { describe, expect, it } from 'vitest';
import { extractOrganization } from '../extract-organization.ts';
import { paperFrom } from '../fixtures/reading-of.ts';

const nameOf = (text: string) => extractOrganization([paperFrom('minutes', 'docx', text)]).name;

describe('whose minutes a hall’s are', () => {
  it.each([
    [
      'Larch Lane Village Hall (Registered Charity No, 274999) Minutes of the Annual General Meeting held at the Village Hall\nThe Hall is in good repair. The Hall has a new roof.',
      'Larch Lane Village Hall',
    ],
    [
      'LARCH LANE PARISH HALLREGISTERED CHARITY 264999\nMINUTES OF AGM HELD ON 13 OCTOBER 2011\nThe Hall has been let.',
      'Larch Lane Parish Hall',
    ],
    ['# 31st AGM of Larch Hall – 21st July 2022\nThe hall was let.', 'Larch Hall'],
    [
      'Larch Lane Village Hall Management Committee\nMinutes of the AGM held on 12 December 2016\nThe hall is well used.',
      'Larch Lane Village Hall Management Committee',
    ],
  ])('is read from “%s”', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('is not the hall where a club meets', () => {
    expect(
      nameOf(
        '# Minutes of the Annual General Meeting of the Tarn Bowls Club held at Larch Village Hall\nThe Hall was full.',
      ),
    ).toBe('Tarn Bowls Club');
  });

  it('is not who pays for it', () => {
    expect(
      nameOf(
        'Supported by Larch Lane Trust, Registered Charity 264777\n# Tarn Bowls Club\nTarn Bowls Club has 40 members.',
      ),
    ).toBe('Tarn Bowls Club');
  });

  it('is not “Hall” alone, however often it acts', () => {
    expect(
      nameOf(
        'The Hall is open. The Hall has a board. The Hall was founded long ago. The Hall provides rooms. At the Hall we dance.',
      ),
    ).toBeUndefined();
  });
});
