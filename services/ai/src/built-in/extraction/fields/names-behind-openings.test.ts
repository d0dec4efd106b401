import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const nameOf = (text: string) => extractOrganization([paperFrom('paper', 'html', text)]).name;

describe('a name behind where or since when a body is', () => {
  it.each([
    ['Based in Guelph, Ontario, the Elm Row Choir brings together sixty singers.', 'Elm Row Choir'],
    ['Founded in 1988 by two nurses, Tarn Home Visits supports carers.', 'Tarn Home Visits'],
    [
      'For over forty years, Mill Lane Puppet Players has performed in schools.',
      'Mill Lane Puppet Players',
    ],
  ])('is read from “%s”', (text, name) => {
    expect(nameOf(`# About us\n${text}`)).toBe(name);
  });

  it('is none where a person or the body itself follows', () => {
    expect(nameOf('# Team\nBased in Leeds, Dr Ann Farr has sung with us.')).toBeUndefined();
    expect(nameOf('# About us\nBased in Leeds, we bring singers together.')).toBeUndefined();
  });
});
