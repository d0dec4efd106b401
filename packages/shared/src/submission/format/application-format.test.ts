import { describe, expect, it } from 'vitest';
import type { Requirement } from '../../contract/analysis.ts';
import { applicationFormat, formatChanges } from './application-format.ts';

const rule = (text: string): Requirement => ({ text, kind: 'format', mandatory: true });
const details = {
  requirements: [rule('Use 12-point Calibri.'), rule('Each page shows the applicant’s name.')],
};

describe('the format of an application', () => {
  it('has the funder’s rules, and the applicant’s changes over them', () => {
    const organizationName = 'Harbor Street';
    const given = { details, organizationName };
    expect(applicationFormat({ ...given, changes: undefined })).toEqual({
      font: 'Calibri',
      fontSize: 12,
      header: 'Harbor Street',
    });
    expect(applicationFormat({ ...given, changes: { fontSize: 11, header: '' } })).toEqual({
      font: 'Calibri',
      fontSize: 11,
      header: '',
    });
  });

  it('is undefined if neither states anything', () => {
    const nothing = { details: { requirements: [] }, changes: {} };
    expect(applicationFormat(nothing)).toBeUndefined();
    expect(applicationFormat({ details: undefined, changes: undefined })).toBeUndefined();
  });
});

describe('the changes of a format', () => {
  it('leave out what the funder states, and the usual look where the funder states nothing', () => {
    const stated = { fontSize: 12, header: 'Harbor Street' };
    expect(formatChanges({ fontSize: 12, margin: 1, header: 'Harbor Street' }, stated)).toEqual({});
    expect(formatChanges({ header: '' }, {})).toEqual({});
  });

  it('keep the usual look where the funder states another', () => {
    const changes = { fontSize: 11, header: '' };
    expect(formatChanges(changes, { fontSize: 12, header: 'Harbor Street' })).toEqual(changes);
  });
});
