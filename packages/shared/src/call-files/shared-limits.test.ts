import { describe, expect, it } from 'vitest';
import type { Analysis } from '../contract/analysis.ts';
import { add, amendment, withRequirements } from './testing/add-file.ts';
import { analysisOf, harborNotice, requirement } from './testing/harbor-call.ts';

describe('a limit shared by several sections', () => {
  const quote = 'The project narrative and the work plan together may have 10 pages.';
  const sections = ['Project narrative', 'Work plan'];
  const current = {
    ...harborNotice(),
    details: { ...harborNotice().details, sharedLimits: [{ pages: 10, sections, quote }] },
  };
  current.details.requirements.push(requirement(quote, 'limit'));
  const limitsAfter = (added: Analysis) =>
    add(added, amendment, current).analysis.details.sharedLimits;

  it('is replaced by that of a later file', () => {
    const later = { pages: 12, sections: sections.toReversed(), quote: 'Now 12 pages.' };
    expect(limitsAfter(analysisOf({ sharedLimits: [later] }))).toMatchObject([
      { pages: 12, file: 1 },
    ]);
  });

  it.each([
    ['The project narrative and the work plan together may have 12 pages.', 12],
    [
      'The limit of 10 pages for the project narrative and the work plan is raised to 12 pages.',
      12,
    ],
    ['The project narrative and the work plan together may have 8 to 10 pages.', 10],
    ['The project narrative and the work plan together may have 10 pages, double-spaced.', 10],
    ['Budgets are due in May.', 10],
  ])('has the length stated by a sentence that replaces it, if any: %s', (text, pages) => {
    expect(limitsAfter(withRequirements([text, 'limit']))).toMatchObject([{ pages, sections }]);
  });

  it('is distinct from the limit of a single section', () => {
    const text = 'The project narrative and the work plan together may have 12 pages.';
    const { analysis } = add(withRequirements([text, 'limit']), amendment, current);
    expect(analysis.details.sections.map(({ limit }) => limit?.pages)).toEqual([6, 2]);
  });

  it('is removed once a later file withdraws it', () => {
    const text = 'The limit of the project narrative and the work plan together no longer applies.';
    expect(limitsAfter(withRequirements([text, 'limit']))).toBeUndefined();
  });

  it('no longer covers a section that is withdrawn', () => {
    const withdrawn = withRequirements(['The work plan is no longer required.', 'content']);
    expect(limitsAfter(withdrawn)).toMatchObject([{ pages: 10, sections: ['Project narrative'] }]);
  });
});
