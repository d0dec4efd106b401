import { describe, expect, it } from 'vitest';
import { analysisSchema } from '../contract/analysis.ts';
import { removeCallFile } from './remove-call-file.ts';
import { add, amendment, notice, requirementsOf, withRequirements } from './testing/add-file.ts';
import { analysisOf, fileOf, harborNotice } from './testing/harbor-call.ts';

const faq = fileOf('faq');
const waiver = withRequirements(['The match requirement is waived.', 'amount']);
const map = withRequirements(['Attach a map of the site.', 'attachment']);
const amended = () => add(waiver).analysis;
const withFaq = () => add(map, faq, amended()).analysis;

describe('removing a file', () => {
  it('leaves the facts of the remaining files unchanged', () => {
    expect(removeCallFile(withFaq(), 1).details).toEqual(add(map, faq).analysis.details);
    expect(removeCallFile(withFaq(), 2).details).toEqual(amended().details);
    expect(analysisSchema.parse(withFaq()).fileAnalyses).toHaveLength(3);
  });

  it('leaves only the analysis of the last remaining file', () => {
    const { details, ...rest } = harborNotice();
    expect(removeCallFile(amended(), 1)).toEqual({
      ...rest,
      details: { ...details, files: [notice] },
    });
    expect(removeCallFile(amended(), 1).fileAnalyses).toBeUndefined();
  });

  it('leaves the analysis of the second file if the first one is removed', () => {
    const analysis = removeCallFile(amended(), 0);
    expect(analysis.details.files).toEqual([amendment]);
    expect(requirementsOf({ analysis })).toEqual(['The match requirement is waived.']);
  });

  it('restores an amendment to which the notice was added', () => {
    const current = analysisOf({ isCall: false, files: [amendment] });
    const { analysis } = add(harborNotice(), notice, current);
    expect(analysis.details.files).toEqual([notice, amendment]);
    expect(removeCallFile(analysis, 0)).toEqual(current);
  });
});
