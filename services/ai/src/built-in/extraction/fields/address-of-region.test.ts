import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const placeOf = (text: string) =>
  extractOrganization([paperFrom('paper', 'html', text)]).contactInfo;

describe('a town and its state in another country', () => {
  it.each([
    ['## Est. 2014 Tezpur, Assam', { city: 'Tezpur', state: 'Assam' }],
    ['## Location\nHubli, Karnataka', { city: 'Hubli', state: 'Karnataka' }],
    ['Location: Hubli, Karnataka', { city: 'Hubli', state: 'Karnataka' }],
    ['## District\nSonitpur, Assam', { state: 'Assam' }],
    [
      'Based in Guelph, Ontario, our association trains guide dogs.',
      { city: 'Guelph', state: 'Ontario' },
    ],
    ['Our trust is based in Sonitpur district, Assam.', { state: 'Assam' }],
  ])('are read from “%s”', (text, place) => {
    expect(placeOf(`# Asha Learning Trust\n${text}`)).toEqual(place);
  });

  it.each([
    'Our partner, the Dawn School, is based in Hubli, Karnataka.',
    'She studied law in Guelph, Ontario.',
    'In 2019 a flood struck Tezpur, Assam.',
  ])('are not taken from “%s”', (text) => {
    expect(placeOf(`# Elm Row Choir\n${text}`)).toBeUndefined();
  });
});
