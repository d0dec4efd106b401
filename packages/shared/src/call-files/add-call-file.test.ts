import { describe, expect, it } from 'vitest';
import { analysisSchema, type Analysis, type AnalysisDetails } from '../contract/analysis.ts';
import { limits } from '../contract/constants.ts';
import { findAiStance } from '../submission/ai-policy/find-ai-stance.ts';
import { listQuotedFacts } from '../submission/facts/map-facts.ts';
import { addCallFile } from './add-call-file.ts';
import { notACallNotes } from './notes/analysis-notes.ts';
import { notice, amendment, add, doubts, withRequirements } from './testing/add-file.ts';
import { analysisOf, fileOf, harborNotice, requirement } from './testing/harbor-call.ts';

describe('an added file', () => {
  it('is named in the list of files and by each of its facts', () => {
    const { analysis } = add(withRequirements(['Attach a map of the site.', 'attachment']));
    const files = listQuotedFacts(analysis.details).map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set([0, 1]));
    expect(analysis.details.files).toEqual([notice, amendment]);
    expect(analysis.details.requirements.at(-1)).toMatchObject({ file: 1 });
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
  });

  it('changes nothing if it is added again', () => {
    const added = withRequirements(['The match requirement is waived.', 'amount']);
    const { analysis } = add(added);
    expect(add(added, amendment, analysis)).toEqual({ analysis, changes: [] });
    const stored = { ...amendment, documentId: '64b000000000000000000001' };
    expect(add(added, stored, analysis)).toEqual({ analysis, changes: [] });
  });

  it('is added again if it is a web page that has changed', () => {
    const page = fileOf('notice', 'https://example.org/call');
    const quote = 'Applications are due September 24, 2027, by 5:00 p.m. ET.';
    const extended = analysisOf({
      ...harborNotice().details,
      deadline: { date: '2027-09-24', time: '17:00', timeZone: 'ET', quote },
    });
    const again = (added: Analysis) =>
      addCallFile({ current: harborNotice(), added, currentFile: page, addedFile: page }).analysis;
    expect(again(extended).details).toMatchObject({
      files: [page, page],
      deadline: { date: '2027-09-24', file: 1 },
    });
    expect(again(harborNotice())).toEqual(harborNotice());
  });

  it('changes nothing if it is the notice itself, analyzed with different wording', () => {
    const { analysis, changes } = add(harborNotice(), fileOf('notice', 'notice-2.pdf'));
    expect(changes).toEqual([]);
    const { files: _, ...details } = analysis.details;
    const withoutFiles = (given: AnalysisDetails) =>
      JSON.parse(
        JSON.stringify(given, (key, value: unknown) => (key === 'file' ? undefined : value)),
      );
    const { requirements: __, ...rest } = withoutFiles(details);
    const { requirements: ___, ...own } = withoutFiles(harborNotice().details);
    expect(rest).toEqual(own);
    expect(analysis.requirements).toEqual(harborNotice().requirements);
  });

  it('modifies neither of the two analyses', () => {
    const [current, added] = [harborNotice(), withRequirements(['Section 4 is deleted.'])];
    addCallFile({ current, added, currentFile: notice, addedFile: amendment });
    expect(current).toEqual(harborNotice());
  });

  it('is not added once the limit on files is reached', () => {
    const files = Array.from({ length: limits.callFiles }, (_, index) =>
      fileOf('faq', `faq-${index}.pdf`),
    );
    const current = { ...harborNotice(), details: { ...harborNotice().details, files } };
    expect(add(withRequirements(['Attach a map.']), amendment, current)).toEqual({
      analysis: current,
      changes: [],
    });
  });

  it('is placed first if it is the notice and the current file is its amendment', () => {
    const deadline = {
      date: '2027-09-24',
      quote: 'The due date is extended to September 24, 2027.',
    };
    const { analysis } = addCallFile({
      current: analysisOf({ isCall: false, status: 'not-a-call', deadline }),
      added: harborNotice(),
      currentFile: amendment,
      addedFile: notice,
    });
    expect(analysis.details).toMatchObject({
      files: [notice, amendment],
      isCall: true,
      status: 'open',
      deadline: { date: '2027-09-24', file: 1 },
    });
    expect(analysis.grantProgram).toBe('Public Talks');
  });

  it.each(['amendment', 'notice'] as const)(
    'changes nothing if it repeats a file with the same name: %s',
    (kind) => {
      const currentFile = fileOf(kind === 'notice' ? 'amendment' : 'notice', 'call.pdf');
      const current = harborNotice();
      const addedFile = fileOf(kind, 'call.pdf');
      expect(addCallFile({ current, added: harborNotice(), currentFile, addedFile })).toEqual({
        analysis: current,
        changes: [],
      });
    },
  );

  it('becomes the notice if a file with the same name states only part of it', () => {
    const { deadline } = harborNotice().details;
    const { analysis } = addCallFile({
      current: analysisOf({ deadline }),
      added: harborNotice(),
      currentFile: fileOf('amendment', 'call.pdf'),
      addedFile: fileOf('notice', 'call.pdf'),
    });
    expect(analysis.details.files?.map(({ kind }) => kind)).toEqual(['notice', 'amendment']);
    expect(analysis.requirements).toEqual(harborNotice().requirements);
  });

  it('leaves out optional and later requirements beyond the limit, with a note of their total', () => {
    const optional = { ...requirement('You may attach photos.'), mandatory: false };
    const many = Array.from({ length: limits.requirements - 2 }, (_, index) =>
      requirement(`Describe topic ${String.fromCodePoint(0x4e00 + index)}.`),
    );
    const { analysis } = add(
      withRequirements(['Attach a map of the site.'], ['Attach a plan.'], ['Attach a letter.']),
      amendment,
      analysisOf({ requirements: [optional, ...many] }),
    );
    expect(analysis.requirements).toEqual([
      ...many.map(({ text }) => text),
      'Attach a map of the site.',
      'Attach a plan.',
    ]);
    const note = (count: number) =>
      `${count} requirements are not listed: the list holds at most 200. Check the files of the call for the rest.`;
    expect(analysis.details.notes).toEqual([note(2)]);
    const third = add(withRequirements(['Attach a budget.']), fileOf('faq'), analysis);
    expect(third.analysis.details.notes).toEqual([note(3)]);
  });
});

describe('a file that is not a call', () => {
  it('contributes its facts', () => {
    const { analysis } = add(
      analysisOf({
        isCall: false,
        status: 'not-a-call',
        requirements: [requirement('Fonts smaller than 10 points are not accepted.', 'format')],
        eligibility: { eligible: [{ text: 'Tribes may apply.' }], ineligible: [] },
        notes: [notACallNotes.supplement.write({}), 'A note.'],
      }),
      fileOf('faq'),
    );
    expect(analysis.details).toMatchObject({ isCall: true, status: 'open' });
    expect(analysis.details.eligibility?.eligible.at(-1)).toMatchObject({
      text: 'Tribes may apply.',
      file: 1,
    });
    expect(analysis.details.notes.at(-1)).toBe('A note.');
    expect(analysis.details.notes.join(' ')).not.toContain('looks like');
  });

  it.each([
    ['faq', 'Seed Grants', 'Seed Trust'],
    ['form', '', undefined],
    ['budget-template', '', undefined],
  ] as const)(
    "provides the program's name only if it is not a form: %s",
    (kind, program, funder) => {
      const named = analysisOf({ funder: 'Seed Trust' }, { grantProgram: 'Seed Grants' });
      const { analysis } = add(named, fileOf(kind), analysisOf({}));
      expect([analysis.grantProgram, analysis.details.funder]).toEqual([program, funder]);
      expect(add(named, fileOf(kind)).analysis.grantProgram).toBe('Public Talks');
    },
  );
});

describe('rules on AI', () => {
  const rule = (text: string) => [{ text, quote: text }];
  const current = analysisOf({ aiPolicy: rule('Applications may not be written by AI.') });

  it('come from the later file if two files contradict each other', () => {
    const allowed = rule('The use of AI to write an application must be disclosed.');
    const { analysis, changes } = add(analysisOf({ aiPolicy: allowed }), amendment, current);
    expect(analysis.details.aiPolicy).toEqual([{ ...allowed[0], file: 1 }]);
    expect(changes).toMatchObject([
      { about: 'AI policy', before: { file: 0 }, after: { file: 1 } },
    ]);
  });

  it.each([
    'AI tools may be used for translation.',
    'Applicants must disclose any use of AI in their research.',
  ])('on another use do not lift a ban on AI-written text: %s', (text) => {
    const { analysis, changes } = add(analysisOf({ aiPolicy: rule(text) }), fileOf('faq'), current);
    expect(findAiStance(analysis.details.aiPolicy).stance).toBe('forbids');
    expect(analysis.details.aiPolicy?.map(({ file }) => file)).toEqual([0, 1]);
    expect(doubts(changes)).toEqual([['AI policy', true]]);
  });

  it('in a later file can forbid what an earlier file allows', () => {
    const allowing = analysisOf({ aiPolicy: rule('AI tools are permitted.') });
    const forbidden = rule('Applications may not be written by AI.');
    const { analysis } = add(analysisOf({ aiPolicy: forbidden }), amendment, allowing);
    expect(analysis.details.aiPolicy).toEqual([{ ...forbidden[0], file: 1 }]);
  });
});
