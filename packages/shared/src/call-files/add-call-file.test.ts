import { describe, expect, it } from 'vitest';
import { analysisSchema, type Analysis, type AnalysisDetails } from '../contract/analysis.ts';
import type { CallChange, CallFile } from '../contract/call-facts.ts';
import { limits } from '../contract/constants.ts';
import { quotedFacts } from '../submission/facts/map-quoted.ts';
import { addCallFile } from './add-call-file.ts';
import { analysisOf, fileOf, harborNotice, requirement } from './testing/harbor-call.ts';

const notice = fileOf('notice');
const amendment = fileOf('amendment');

const add = (added: Analysis, addedFile: CallFile = amendment, current = harborNotice()) =>
  addCallFile({ current, added, currentFile: notice, addedFile });
const withRequirements = (...texts: Parameters<typeof requirement>[]): Analysis =>
  analysisOf({ requirements: texts.map((each) => requirement(...each)) });
const texts = (changes: readonly CallChange[]) =>
  changes.map(({ about, before, after }) => [about, before?.text, after?.text]);
const doubts = (changes: readonly CallChange[]) =>
  changes.map(({ about, mayContradict = false }) => [about, mayContradict]);
const requirementsOf = ({ analysis }: { analysis: Analysis }) =>
  analysis.details.requirements.map(({ text }) => text);

describe('an added file', () => {
  it('gives every fact its file, and itself a place in the list of files', () => {
    const { analysis } = add(withRequirements(['Attach a map of the site.', 'attachment']));
    const files = quotedFacts(analysis.details).map(({ file }) => file);
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

  it('changes nothing if it is the notice itself in other words of the analyst', () => {
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

  it('does not change the analyses that it is made from', () => {
    const [current, added] = [harborNotice(), withRequirements(['Section 4 is deleted.'])];
    addCallFile({ current, added, currentFile: notice, addedFile: amendment });
    expect(current).toEqual(harborNotice());
  });

  it('is not added beyond the limit of files', () => {
    const files = Array.from({ length: limits.callFiles }, (_, index) =>
      fileOf('faq', `faq-${index}.pdf`),
    );
    const current = { ...harborNotice(), details: { ...harborNotice().details, files } };
    expect(add(withRequirements(['Attach a map.']), amendment, current)).toEqual({
      analysis: current,
      changes: [],
    });
  });

  it('comes after the notice even if the notice is added to it', () => {
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

  it('keeps lists within their limits, with the facts of the new file', () => {
    const many = Array.from({ length: limits.requirements }, (_, index) =>
      requirement(`Describe topic ${String.fromCodePoint(0x4e00 + index)}.`),
    );
    const { analysis } = add(
      withRequirements(['Attach a map of the site.']),
      amendment,
      analysisOf({ requirements: many }),
    );
    expect(analysis.details.requirements).toHaveLength(limits.requirements);
    expect(analysis.requirements.at(-1)).toBe('Attach a map of the site.');
  });
});

describe('a new deadline', () => {
  const quote = 'The due date is extended from September 10, 2027 to September 24, 2027.';
  const extended = (over: Partial<AnalysisDetails['deadline']> = {}) =>
    analysisOf({
      deadline: { date: '2027-09-24', quote, ...over },
      steps: [{ kind: 'application', date: '2027-09-24', words: 'September 24, 2027', quote }],
      requirements: [requirement(quote, 'deadline')],
      keyFacts: { deadline: { text: quote, quote }, costs: [] },
    });

  it('wins, with the time of day that it leaves unchanged', () => {
    const result = add(extended());
    expect(result.analysis.details).toMatchObject({
      deadline: { date: '2027-09-24', time: '17:00', timeZone: 'ET', quote, file: 1 },
      keyFacts: { deadline: { text: quote, file: 1 } },
    });
    expect(texts(result.changes)).toEqual([
      ['Deadline', 'September 10, 2027, 5:00 p.m. ET', 'September 24, 2027, 5:00 p.m. ET'],
    ]);
    expect(result.changes[0]?.before).toMatchObject({ file: 0, page: 1 });
    expect(requirementsOf(result).join(' ')).not.toContain('Applications are due');
    const steps = result.analysis.details.steps ?? [];
    expect(steps.map(({ kind, date }) => [kind, date])).toEqual([
      ['application', '2027-09-24'],
      ['letter-of-intent', '2027-08-02'],
      ['event', '2027-07-01'],
    ]);
    expect(result.analysis.details.notes).toEqual([
      'The new deadline states no time of day: the one shown is that of the earlier deadline.',
    ]);
  });

  it('has its own time if it states one', () => {
    const { analysis } = add(extended({ time: '23:59', timeZone: 'PT' }));
    expect(analysis.details.deadline).toMatchObject({ time: '23:59', timeZone: 'PT' });
  });

  it('may only have another time of day', () => {
    const later = 'The time of the deadline is changed from 5:00 p.m. to 11:59 p.m.';
    const { analysis, changes } = add(withRequirements([later, 'deadline']));
    expect(analysis.details.deadline).toMatchObject({
      date: '2027-09-10',
      time: '23:59',
      timeZone: 'ET',
      file: 1,
    });
    expect(texts(changes)[0]).toEqual([
      'Deadline',
      'September 10, 2027, 5:00 p.m. ET',
      'September 10, 2027, 11:59 p.m. ET',
    ]);
  });

  it('without a year is in the year of the earlier one', () => {
    const { analysis } = add(extended({ date: '2026-09-24', isYearInferred: true }));
    expect(analysis.details.deadline).toMatchObject({ date: '2027-09-24' });
    expect(analysis.details.deadline).not.toHaveProperty('isYearInferred');
  });

  it('does not win with the value that its sentence replaces', () => {
    const { analysis, changes } = add(analysisOf({ deadline: { date: '2027-09-10', quote } }));
    expect(analysis.details.deadline?.file).toBe(0);
    expect(changes).toEqual([]);
  });

  it('is not the due date of something else', () => {
    const other = 'Letters of intent are now due August 9, 2027.';
    const { analysis, changes } = add(
      analysisOf({
        deadline: { date: '2027-08-09', quote: other },
        steps: [
          { kind: 'letter-of-intent', date: '2027-08-09', words: 'August 9, 2027', quote: other },
        ],
      }),
    );
    expect(analysis.details.deadline?.date).toBe('2027-09-10');
    expect(texts(changes)).toEqual([['Letter of intent', 'August 2, 2027', 'August 9, 2027']]);
  });

  it('does not return to one that an amendment replaced', () => {
    const { analysis } = add(extended());
    const faq = analysisOf({
      deadline: { date: '2027-09-10', quote: 'When is it due? On September 10, 2027.' },
    });
    const again = add(faq, fileOf('faq'), analysis);
    expect(again.analysis.details.deadline?.date).toBe('2027-09-24');
    expect(doubts(again.changes)).toEqual([['Deadline', true]]);
    expect(again.analysis.details.changes).toHaveLength(2);
  });

  it('may be of another round if answers name an earlier day', () => {
    const last = { date: '2026-09-15', quote: 'The deadline is September 15, 2026.' };
    const { analysis, changes } = add(analysisOf({ deadline: last }), fileOf('faq'));
    expect(analysis.details.deadline?.date).toBe('2027-09-10');
    expect(doubts(changes)).toEqual([['Deadline', true]]);
  });

  it('does not come from a form', () => {
    const form = add(extended(), fileOf('form'));
    expect(form.analysis.details.deadline?.date).toBe('2027-09-10');
    expect(doubts(form.changes)[0]).toEqual(['Deadline', true]);
  });
});

describe('changed amounts', () => {
  const changed = analysisOf({
    award: {
      floor: { amount: 7_500, currency: 'USD', quote: 'Up to $7,500, previously $5,000.' },
      ceiling: { amount: 7_500, currency: 'USD', quote: 'Up to $7,500, previously $5,000.' },
      total: { amount: 150_000, currency: 'USD', quote: 'The total is now $150,000.' },
      count: { value: 25, quote: 'We expect to make 25 grants.' },
    },
    budgetRules: { indirect: { percent: 15, quote: 'Indirect costs may be up to 15 percent.' } },
  });

  it('win, each with its file', () => {
    const { analysis, changes } = add(changed);
    expect(texts(changes)).toEqual([
      ['Minimum award', '$1,000', '$7,500'],
      ['Maximum award', '$5,000', '$7,500'],
      ['Total funding', '$100,000', '$150,000'],
      ['Number of awards', '20 awards', '25 awards'],
      ['Indirect costs', '10%', '15%'],
    ]);
    expect(analysis.details.award?.ceiling).toMatchObject({ amount: 7_500, file: 1 });
    expect(analysis.details.budgetRules).toMatchObject({
      match: { percent: 100, file: 0 },
      indirect: { percent: 15, file: 1 },
    });
  });

  it('do not turn a new maximum into a minimum', () => {
    const current = harborNotice();
    const { floor: _, ...award } = current.details.award ?? {};
    const { analysis } = add(changed, amendment, {
      ...current,
      details: { ...current.details, award },
    });
    expect(analysis.details.award).not.toHaveProperty('floor');
    expect(analysis.details.award?.ceiling?.amount).toBe(7_500);
  });
});

describe('a withdrawn requirement', () => {
  const waiver = 'The match requirement is waived.';
  const isGone = ({ analysis }: { analysis: Analysis }) =>
    !JSON.stringify({ ...analysis.details, changes: [] }).includes('one-to-one');

  it('is removed everywhere, and listed with both sentences', () => {
    const result = add(withRequirements([waiver, 'amount']));
    expect(isGone(result)).toBe(true);
    expect(result.analysis.details.budgetRules).not.toHaveProperty('match');
    expect(requirementsOf(result)).toContain(waiver);
    expect(result.changes).toMatchObject([
      { about: 'Matching funds', before: { file: 0 }, after: { text: waiver, file: 1 } },
    ]);
  });

  it('stays if it is only withdrawn for some', () => {
    const partial = 'The match requirement is waived for tribal applicants.';
    const result = add(withRequirements([partial, 'amount']));
    expect(isGone(result)).toBe(false);
    expect(requirementsOf(result)).toContain(partial);
    expect(result.changes.length).toBeGreaterThan(0);
    expect(result.changes.every(({ mayContradict }) => mayContradict)).toBe(true);
  });

  it('is not withdrawn by a form', () => {
    expect(isGone(add(withRequirements([waiver, 'amount']), fileOf('form')))).toBe(false);
  });

  it('may be a section or an attachment, by its name or number', () => {
    const { analysis, changes } = add(
      withRequirements(
        ['The work plan is no longer required.', 'content'],
        ['Letters of support are not required.', 'attachment'],
      ),
    );
    expect(analysis.sections.map(({ name }) => name)).toEqual(['Project narrative']);
    expect(analysis.details.attachments?.map(({ name, required }) => [name, required])).toEqual([
      ['Letters of support', false],
      ['Budget form', true],
    ]);
    expect(doubts(changes)).toEqual([
      ['Section', false],
      ['Attachment', false],
    ]);
  });

  it('is not the section whose limit is removed', () => {
    const { analysis } = add(
      withRequirements(['The page limit for the work plan is removed.', 'limit']),
    );
    expect(analysis.sections.map(({ name }) => name)).toContain('Work plan');
  });

  it('that returns in a later file is shown next to its withdrawal', () => {
    const { analysis } = add(withRequirements([waiver, 'amount']));
    const again = add(
      withRequirements(['A one-to-one match is required.', 'amount']),
      fileOf('faq'),
      analysis,
    );
    expect(texts(again.changes)).toEqual([
      ['Matching funds', waiver, 'A one-to-one match is required.'],
    ]);
    expect(doubts(again.changes)).toEqual([['Matching funds', true]]);
  });
});

describe('changed statements', () => {
  it.each([
    [
      'a number that is named with the old one',
      'The number of copies of the proposal is reduced from ten copies to four copies.',
      'submission',
    ],
    [
      'a number about the same',
      'Submit four copies of the proposal to the regional office.',
      'submission',
    ],
  ] as const)('replace the earlier one with %s', (_, text, kind) => {
    const result = add(withRequirements([text, kind]));
    expect(requirementsOf(result).join(' ')).not.toContain('Submit ten copies');
    expect(result.changes).toMatchObject([{ about: 'How to submit', after: { text } }]);
  });

  it('leave a statement that says more, as a possible contradiction', () => {
    const result = add(withRequirements(['Use 11-point type.', 'format']));
    expect(requirementsOf(result)).toContain('Use 12-point type and 1-inch margins.');
    expect(doubts(result.changes)).toEqual([['Format', true]]);
  });

  it('are no changes if they say the same in other words', () => {
    const said = 'Required are letters of support from two partners';
    const result = add(withRequirements([said, 'attachment']), fileOf('faq'));
    expect(result.changes).toEqual([]);
    expect(requirementsOf(result)).not.toContain(said);
    expect(
      result.analysis.details.requirements.find(({ kind }) => kind === 'attachment')?.moreQuotes,
    ).toEqual([{ quote: said, file: 1 }]);
  });

  it('of an amendment are listed if they are new', () => {
    const { changes } = add(
      withRequirements(
        ['Applicants must now also submit a data plan.', 'content'],
        ['All other terms remain unchanged.', 'content'],
      ),
    );
    expect(texts(changes)).toEqual([
      ['Content', undefined, 'Applicants must now also submit a data plan.'],
    ]);
  });
});

describe('sections, criteria and attachments', () => {
  it('have the later limit and points', () => {
    const { analysis, changes } = add(
      analysisOf({
        sections: [
          {
            name: 'The Project Narrative',
            description: '',
            required: true,
            prompts: ['What is the project narrative?', 'Who benefits?'],
            limit: { pages: 8 },
            points: 50,
            quote: 'Project Narrative: 8 pages, 50 points',
          },
          { name: 'Data plan', description: 'How data is kept.', required: true, prompts: [] },
        ],
        criteria: [{ name: 'Need', points: 30 }],
        attachments: [{ name: 'Map', required: true }],
      }),
    );
    expect(analysis.details.sections[0]).toMatchObject({
      name: 'Project narrative',
      limit: { pages: 8 },
      points: 50,
      prompts: ['What is the project narrative?', 'Who benefits?'],
      file: 1,
    });
    expect(analysis.sections.map(({ name }) => name)).toEqual([
      'Project narrative',
      'Work plan',
      'Data plan',
    ]);
    expect(texts(changes)).toEqual([
      ['Length: Project narrative', '6 pages', '8 pages'],
      ['Points: Project narrative', '40 points', '50 points'],
      ['Section', undefined, 'Data plan'],
      ['Attachment', undefined, 'Map'],
      ['Points: Need', '40 points', '30 points'],
    ]);
  });

  it('have a limit that a sentence gives a section by its name', () => {
    const { analysis, changes } = add(
      withRequirements([
        'The limit for the project narrative is raised from 6 pages to 9 pages.',
        'limit',
      ]),
    );
    expect(analysis.details.sections[0]).toMatchObject({ limit: { pages: 9 }, file: 1 });
    expect(analysis.details.sections[1]).toMatchObject({ limit: { pages: 2 }, file: 0 });
    expect(texts(changes)).toEqual([['Length: Project narrative', '6 pages', '9 pages']]);
  });

  it('replace the usual sections of a notice that names none', () => {
    const current = analysisOf({}, { sections: [{ name: 'Project Summary', description: '' }] });
    const form = analysisOf({
      sections: [{ name: 'Need', description: '', required: true, prompts: [] }],
    });
    expect(add(form, fileOf('form'), current).analysis.sections).toEqual([
      { name: 'Need', description: '' },
    ]);
    expect(add(analysisOf({}), fileOf('form'), current).analysis.sections).toEqual(
      current.sections,
    );
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
        notes: ['This document looks like an amendment, not like the call itself.', 'A note.'],
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
  ] as const)('names the program only if it is not a form: %s', (kind, program, funder) => {
    const named = analysisOf({ funder: 'Seed Trust' }, { grantProgram: 'Seed Grants' });
    const { analysis } = add(named, fileOf(kind), analysisOf({}));
    expect([analysis.grantProgram, analysis.details.funder]).toEqual([program, funder]);
    expect(add(named, fileOf(kind)).analysis.grantProgram).toBe('Public Talks');
  });
});

describe('rules on AI', () => {
  const rule = (text: string) => [{ text, quote: text }];
  const current = analysisOf({ aiPolicy: rule('Applications may not be written by AI.') });

  it('are those of the later file if they contradict', () => {
    const allowed = rule('The use of AI to write an application must be disclosed.');
    const { analysis, changes } = add(analysisOf({ aiPolicy: allowed }), amendment, current);
    expect(analysis.details.aiPolicy).toEqual([{ ...allowed[0], file: 1 }]);
    expect(changes).toMatchObject([
      { about: 'AI policy', before: { file: 0 }, after: { file: 1 } },
    ]);
  });
});
