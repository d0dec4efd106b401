import { expect, it } from 'vitest';
import type { Requirement } from '../contract/analysis.ts';
import { analysisDetails } from '../submission/testing/analysis-details.ts';
import { guessFileKind } from './guess-file-kind.ts';

it.each([
  ['Harbor_Fund_Amendment-2.pdf', 'amendment'],
  ['Addendum 1 to RFP.docx', 'amendment'],
  ['NOFO-modification-0003.pdf', 'amendment'],
  ['Modification of the 2027 call.pdf', 'amendment'],
  ['Harbor Fund modification.pdf', 'amendment'],
  ['Home Modification Program NOFO.pdf', 'notice'],
  ['Home Modification 2027.pdf', 'notice'],
  ['deadline-extension.pdf', 'amendment'],
  ['Deadline extended.docx', 'amendment'],
  ['FAQ.docx', 'faq'],
  ['Questions and Answers 2027.pdf', 'faq'],
  ['Q&A round 1.pdf', 'faq'],
  ['Budget worksheet.xlsx', 'budget-template'],
  ['Budget template, revised.xlsx', 'budget-template'],
  ['Extension Program guidelines.pdf', 'notice'],
  ['2027 costs.xlsx', 'budget-template'],
  ['Application form.docx', 'form'],
  ['Appendix B.pdf', 'form'],
  ['Harbor Fund 2027 guidelines.pdf', 'notice'],
  ['Call for information.pdf', 'notice'],
])('guesses the kind of a file from its name: %s', (name, kind) => {
  expect(guessFileKind({ name })).toBe(kind);
});

it('uses the analysis if the name is inconclusive', () => {
  const kindOf = (text: string, grantProgram = '') => {
    const requirement: Requirement = { text, kind: 'content', mandatory: true };
    return guessFileKind({
      name: 'document 7.pdf',
      analysis: {
        requirements: [text],
        sections: [],
        grantProgram,
        details: analysisDetails({ requirements: [requirement] }),
      },
    });
  };
  expect(kindOf('The deadline is extended to May 24, 2027.')).toBe('amendment');
  expect(kindOf('Apply online.', 'Harbor Fund: Frequently Asked Questions')).toBe('faq');
  expect(kindOf('Apply online.', 'Harbor Fund')).toBe('notice');
  expect(kindOf('Apply online.', 'Home Modification')).toBe('notice');
  expect(kindOf('Apply online.', 'Harbor Fund: Modification 2')).toBe('amendment');
});
