import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Pell Harbor Ferry Museum',
    achievements:
      'Shipwright Tomas Ferreira caulked the hull of the ferry Marjorie in 2024. Lydia Okun keeps the accounts.',
    additionalInfo:
      'The oral histories were taped between 1981 and 1990 by the harbor pilot August Lindqvist. Wren Castle will be the guide for the school tours at half time. The night heron was seen at Gannet Cove. Saltmarsh Council owns the slip, and our landlord, Brine Estates Ltd, will end the lease. Lydia Okun asked Saltmarsh about parking.',
  },
};

describe('what the sources tell of another', () => {
  it.each([
    ['The harbor pilot Tomas Ferreira taped the oral histories.', 'Tomas Ferreira'],
    ['Lydia Okun will be the guide for the school tours.', 'Lydia Okun'],
    ['The hull of the ferry was caulked by Wren Castle.', 'Wren Castle'],
  ])('is reported of a name: %s', (text, name) => {
    expect(falseIn(text, sources)).toContain(name);
  });

  it.each([
    'The harbor pilot August Lindqvist taped the oral histories.',
    'Wren Castle will be the guide for the school tours.',
    'Tomas Ferreira caulked the hull of the ferry.',
    'Lydia Okun has helped us for years.',
    'The Ferry Museum tapes the oral histories of the harbor.',
  ])('is no alarm of its own: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });
});
