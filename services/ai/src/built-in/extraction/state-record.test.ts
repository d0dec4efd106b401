import { describe, expect, it } from 'vitest';
import { extractOrganization } from './extract-organization.ts';
import { paperFrom } from './fixtures/reading-of.ts';

const record = (foot: string) =>
  extractOrganization([
    paperFrom(
      'record',
      'html',
      `# Business Entity Search
      | Entity name | Sweetgrass Ranger Camp |
      | Status | Active |
      | Formation date | 02/11/2013 |
      | Jurisdiction | Montana |
      | Principal office address | 12 Mill Lane, Big Timber, MT 59011 |
      ${foot}`,
    ),
  ]).contactInfo;

describe('a record of a state’s register of corporations', () => {
  it('gives the principal office and nothing of its keeper', () => {
    const contact = record(
      'Privacy | Business Division, 1 Capitol Way, Helena, MT 59601 406-555-0120 desk@montanasos.com',
    );
    expect(contact).toEqual({
      address: '12 Mill Lane',
      city: 'Big Timber',
      state: 'MT',
      postalCode: '59011',
    });
  });

  it('keeps a telephone beside its label', () => {
    expect(record('Entity phone: 406-555-0188')?.phone).toBe('406-555-0188');
  });
});
