import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const nameOf = (text: string) => extractOrganization([paperFrom('paper', 'html', text)]).name;

describe('a body that changed its name', () => {
  it.each([
    [
      '# Charitable Trust\nThe Trust was set up by deed in 1971 under the name of the Guild of Basketmakers Relief Fund.\nIn 1994 it changed its name from Relief Fund to Charity Trust.',
      'Guild of Basketmakers Charity Trust',
    ],
    [
      '# History\nIn 2003, the society was renamed the Fern Valley Nature Trust.',
      'Fern Valley Nature Trust',
    ],
    [
      '# Who we are\nThe association changed its name in 2011, from Tarn Deaf Club to Tarn Hearing Link.',
      'Tarn Hearing Link',
    ],
  ])('is called what it is called now: %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each(['Charitable Trust', 'Our Benevolent Fund', 'The Private Foundation'])(
    'is not called by its kind alone: %s',
    (kind) => {
      expect(nameOf(`# ${kind}\nGrants are made twice a year.`)).toBeUndefined();
    },
  );

  it('takes no name from a street or a program that was renamed', () => {
    expect(nameOf('# News\nThe street was renamed Harbor Row Avenue in 1990.')).toBeUndefined();
  });
});
