import { describe, expect, it } from 'vitest';
import type { Analysis } from '../contract/analysis.ts';
import { changeFileKind } from './change-file-kind.ts';
import { guessFileKind } from './guess-file-kind.ts';
import { removeCallFile } from './remove-call-file.ts';
import {
  add,
  amendment,
  notice,
  requirementsOf,
  texts,
  withRequirements,
} from './testing/add-file.ts';
import { analysisOf, fileOf, harborNotice, requirement } from './testing/harbor-call.ts';

const newVersion = fileOf('new-version');
const form = fileOf('form');
const filesOf = ({ details }: Analysis) => details.files?.map(({ kind }) => kind);

/** The notice without its match, with another deadline, another number of copies, and without a work plan. */
const revisedNotice = (): Analysis => {
  const { details, ...rest } = harborNotice();
  const { deadline: _, budgetRules: __, steps: ___, keyFacts: ____, ...others } = details;
  const quote = 'Applications are due October 8, 2027, by 5:00 p.m. ET.';
  return analysisOf(
    {
      ...others,
      deadline: { date: '2027-10-08', time: '17:00', timeZone: 'ET', quote },
      requirements: [
        requirement('Use 12-point type and 1-inch margins.', 'format'),
        requirement('Submit three copies of the proposal to the regional office.', 'submission'),
        requirement('Letters of support from two partners are required.', 'attachment'),
        requirement('Applicants must have an office in the county.', 'eligibility'),
      ],
      sections: details.sections.slice(0, 1),
    },
    { grantProgram: rest.grantProgram },
  );
};
const replaced = () => add(revisedNotice(), newVersion);

describe('a new version of the call', () => {
  it('leaves only its own facts', () => {
    const { analysis } = replaced();
    expect(requirementsOf({ analysis })).toEqual(requirementsOf({ analysis: revisedNotice() }));
    expect(analysis.details.deadline).toMatchObject({ date: '2027-10-08', file: 1 });
    expect(analysis.details.budgetRules).toBeUndefined();
    expect(analysis.sections.map(({ name }) => name)).toEqual(['Project narrative']);
    expect(filesOf(analysis)).toEqual(['notice', 'new-version']);
  });

  it('lists what it changes and what it no longer states', () => {
    const { analysis, changes: added } = replaced();
    expect(analysis.details.changes).toEqual(added);
    const changes = texts(added);
    expect(changes).toEqual(
      expect.arrayContaining([
        ['Deadline', 'September 10, 2027, 5:00 p.m. ET', 'October 8, 2027, 5:00 p.m. ET'],
        ['Section', 'Work plan', undefined],
        ['Matching funds', 'A one-to-one match is required.', undefined],
        [
          'How to submit',
          'Submit ten copies of the proposal to the regional office.',
          'Submit three copies of the proposal to the regional office.',
        ],
      ]),
    );
    expect(changes.flat()).not.toContain('Use 12-point type and 1-inch margins.');
  });

  it('replaces the amendments before it, but not the forms', () => {
    const amended = add(withRequirements(['Attach a map.', 'attachment']), amendment).analysis;
    const withForm = add(
      withRequirements(['Sign the form.', 'submission']),
      form,
      amended,
    ).analysis;
    const { analysis } = add(revisedNotice(), newVersion, withForm);
    expect(requirementsOf({ analysis })).toContain('Sign the form.');
    expect(requirementsOf({ analysis })).not.toContain('Attach a map.');
    const signed = analysis.details.requirements.find(({ text }) => text === 'Sign the form.');
    expect(signed?.file).toBe(2);
  });

  it('is merged like an amendment if the user corrects its kind, and can be removed', () => {
    const { analysis } = replaced();
    const files = analysis.details.files ?? [];
    const corrected = changeFileKind(analysis, { files, index: 1, kind: 'amendment' });
    expect(requirementsOf({ analysis: corrected })).toContain('A one-to-one match is required.');
    expect(removeCallFile(analysis, 1).details).toEqual({
      ...harborNotice().details,
      files: [notice],
    });
  });

  it('comes after the notice, even if the notice is added to it', () => {
    const current = { ...revisedNotice() };
    current.details = { ...current.details, files: [newVersion] };
    const { analysis } = add(harborNotice(), notice, current);
    expect(filesOf(analysis)).toEqual(['notice', 'new-version']);
    expect(analysis.details.deadline?.date).toBe('2027-10-08');
    expect(analysis.details.budgetRules).toBeUndefined();
  });

  it('changes nothing if it repeats a page of the same name', () => {
    const repeated = fileOf('new-version', notice.name);
    expect(add(harborNotice(), repeated).changes).toEqual([]);
    expect(filesOf(add(harborNotice(), repeated).analysis)).toBeUndefined();
    expect(add(revisedNotice(), repeated).changes.length).toBeGreaterThan(2);
  });

  it('does not report statements as removed if its list of requirements is incomplete', () => {
    const cut = revisedNotice();
    cut.details = { ...cut.details, isIncomplete: true };
    const changes = texts(add(cut, newVersion).changes);
    expect(changes.flat()).not.toContain('A one-to-one match is required.');
  });
});

describe('guessing the kind of a file', () => {
  it('finds a new version by the statements that it repeats, regardless of its name', () => {
    const call = harborNotice();
    const kindOf = (analysis: Analysis) =>
      guessFileKind({ name: 'Amendment 2.pdf', analysis, call });
    const { details } = harborNotice();
    const requirements = details.requirements.slice(1);
    expect(kindOf(analysisOf({ ...details, requirements }))).toBe('new-version');
    expect(kindOf(withRequirements(['A one-to-one match is required.', 'amount']))).toBe(
      'amendment',
    );
    expect(guessFileKind({ name: 'Correction notice.pdf' })).toBe('amendment');
  });
});
