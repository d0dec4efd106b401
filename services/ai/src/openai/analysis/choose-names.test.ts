import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { modelAnalysis } from '../../../test/model-analysis.ts';
import { paragraph, createExtractedText } from '../../../test/extracted-texts.ts';
import { createEvidence } from './evidence.ts';
import { chooseNames, chooseTitle } from './choose-names.ts';

const heading = (text: string, level = 1): Block => ({ type: 'heading', level, text });
const extractedText = createExtractedText(
  heading('Request for Proposals: Orchard Schools Program'),
  paragraph('The Department of Parks'),
  paragraph('Office of Gardens'),
);
const chooseStatedNames = (grantProgram: string | null, funder: string | null) =>
  chooseNames(createEvidence(extractedText), [modelAnalysis({ grantProgram, funder })]);

describe('the names of the program and the funder', () => {
  it.each([
    ['as written', 'Orchard Schools Program', 'Department of Parks', 'Department of Parks'],
    [
      'followed by an acronym',
      'Orchard Schools Program (OSP)',
      'Department of Parks (DP)',
      'Department of Parks',
    ],
    [
      'from several lines',
      'Orchard Schools Program',
      'Office of Gardens, Department of Parks',
      'Office of Gardens, Department of Parks',
    ],
    [
      'followed by a word that is not in the document',
      'Orchard Schools Program',
      'Department of Parks Council',
      'Department of Parks',
    ],
    ['swapped', 'Department of Parks', 'Orchard Schools Program', 'Department of Parks'],
    ['not in the document', 'Golden Spade Award', 'Quimby Trust', undefined],
    ['missing', null, null, undefined],
    ['the funder twice', 'Office of Gardens', 'Office of Gardens', 'Office of Gardens'],
  ])('are taken from the document if the model states them %s', (_, program, funder, expected) => {
    expect(chooseStatedNames(program, funder)).toEqual({
      program: 'Orchard Schools Program',
      funder: expected,
    });
  });
});

it('keeps the word that identifies a program if the model joins two names', () => {
  const joined = createExtractedText(
    heading('Orchard Growers Summer Congress (OGSC) 2027, June 1 to 4'),
    heading('Travel Grant'),
  );
  const parts = [
    modelAnalysis({ grantProgram: 'Orchard Growers Summer Congress 2027 Travel Grant' }),
  ];
  expect(chooseNames(createEvidence(joined), parts).program).toBe('Travel Grant');
});

it('keeps the period of an abbreviation', () => {
  const named = createExtractedText(paragraph('Orchard Friends, Inc. gives grants.'));
  const parts = [modelAnalysis({ grantProgram: null, funder: 'Orchard Friends, Inc.' })];
  expect(chooseNames(createEvidence(named), parts).funder).toBe('Orchard Friends, Inc.');
});

describe('the title of a document', () => {
  it.each([
    ['Riverbend Fund | Call for Applications 2027', 'Riverbend Fund'],
    ['FY 2027 Notice of Funding Opportunity', ''],
    ['Guidelines', ''],
    ['Summer Reading Grants', 'Summer Reading Grants'],
  ])('%j yields the program %j', (text, title) => {
    expect(chooseTitle(createExtractedText(heading(text), paragraph('Text.')))).toBe(title);
  });

  it("comes from the file's metadata only if no heading states it", () => {
    const untitled = { ...createExtractedText(paragraph('Text.')), title: 'Orchard Grants' };
    expect(chooseTitle(untitled)).toBe('Orchard Grants');
    expect(chooseTitle({ ...untitled, title: 'rfp_final.docx' })).toBe('');
  });
});
