import { describe, expect, it } from 'vitest';
import type { Requirement } from '../../contract/analysis.ts';
import { findApplicationFormat, pickFormatChanges } from './find-application-format.ts';

const rule = (text: string): Requirement => ({ text, kind: 'format', mandatory: true });
const details = {
  requirements: [rule('Use 12-point Calibri.'), rule('Each page shows the applicant’s name.')],
};

describe('findApplicationFormat', () => {
  it("applies the applicant's changes to the funder's rules", () => {
    const organizationName = 'Harbor Street';
    const input = { details, organizationName };
    expect(findApplicationFormat({ ...input, changes: undefined })).toEqual({
      font: 'Calibri',
      fontSize: 12,
      header: 'Harbor Street',
    });
    expect(findApplicationFormat({ ...input, changes: { fontSize: 11, header: '' } })).toEqual({
      font: 'Calibri',
      fontSize: 11,
      header: '',
    });
  });

  it('returns undefined if neither the funder nor the applicant states anything', () => {
    const nothing = { details: { requirements: [] }, changes: {} };
    expect(findApplicationFormat(nothing)).toBeUndefined();
    expect(findApplicationFormat({ details: undefined, changes: undefined })).toBeUndefined();
  });
});

describe('pickFormatChanges', () => {
  it("leaves out the funder's values, and default values for which the funder states none", () => {
    const funderFormat = { fontSize: 12, header: 'Harbor Street' };
    expect(
      pickFormatChanges({ fontSize: 12, margin: 1, header: 'Harbor Street' }, funderFormat),
    ).toEqual({});
    expect(pickFormatChanges({ header: '' }, {})).toEqual({});
  });

  it('keeps default values if the funder states different values', () => {
    const changes = { fontSize: 11, header: '' };
    expect(pickFormatChanges(changes, { fontSize: 12, header: 'Harbor Street' })).toEqual(changes);
  });
});
