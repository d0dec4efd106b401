import { describe, expect, it } from 'vitest';
import { normalizeName, isName, listNamePhrases, toTitleCase } from './list-name-phrases.ts';

describe('listNamePhrases', () => {
  it.each([
    ['Bylaws of the Larch River Fund', 'Larch River Fund'],
    ['Welcome to Friends of Larch Park', 'Friends of Larch Park'],
    ['Action for Larch County Annual Report', 'Action for Larch County'],
    ['To the Board of Directors of Code for Larch', 'Code for Larch'],
  ])('finds a name in "%s"', (text, name) => {
    expect(listNamePhrases(text)).toContain(name);
  });

  it('ignores phrases that consist of labels and function words', () => {
    expect(listNamePhrases('Annual Report and Financial Statement')).toEqual([]);
  });
});

describe('isName', () => {
  it('rejects a generic noun for organizations', () => {
    expect(isName('The Foundation')).toBe(false);
    expect(isName('Larch Foundation')).toBe(true);
  });
});

describe('normalizeName', () => {
  it('returns the same form for all spellings of a name', () => {
    expect(normalizeName('THE LARCH FUND, INC.')).toBe(normalizeName('Larch Fund'));
  });
});

describe('toTitleCase', () => {
  it('converts a name in capitals to title case', () => {
    expect(toTitleCase('FRIENDS OF LARCH PARK')).toBe('Friends of Larch Park');
    expect(toTitleCase('Larch Park')).toBe('Larch Park');
  });
});
