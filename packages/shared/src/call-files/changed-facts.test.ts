import { describe, expect, it } from 'vitest';
import type { Analysis } from '../contract/analysis.ts';
import {
  amendment,
  add,
  withRequirements,
  texts,
  doubts,
  requirementsOf,
} from './testing/add-file.ts';
import { analysisOf, fileOf, harborNotice } from './testing/harbor-call.ts';

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

  it('replace the earlier amounts, and each names its file', () => {
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

  it('is removed everywhere, and both sentences are listed as a change', () => {
    const result = add(withRequirements([waiver, 'amount']));
    expect(isGone(result)).toBe(true);
    expect(result.analysis.details.budgetRules).not.toHaveProperty('match');
    expect(requirementsOf(result)).toContain(waiver);
    expect(result.changes).toMatchObject([
      { about: 'Matching funds', before: { file: 0 }, after: { text: waiver, file: 1 } },
    ]);
  });

  it('is kept if it is withdrawn only for some applicants', () => {
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

  it('may be a section or an attachment, identified by name or number', () => {
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

  it('is never a section of which only the limit is removed', () => {
    const { analysis } = add(
      withRequirements(['The page limit for the work plan is removed.', 'limit']),
    );
    expect(analysis.sections.map(({ name }) => name)).toContain('Work plan');
  });

  it('is shown next to its withdrawal if a later file restores it', () => {
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
      'a number for the same item',
      'Submit four copies of the proposal to the regional office.',
      'submission',
    ],
  ] as const)('replace the earlier statement with %s', (_, text, kind) => {
    const result = add(withRequirements([text, kind]));
    expect(requirementsOf(result).join(' ')).not.toContain('Submit ten copies');
    expect(result.changes).toMatchObject([{ about: 'How to submit', after: { text } }]);
  });

  it('do not replace an earlier statement that says more, but are listed as a possible contradiction', () => {
    const result = add(withRequirements(['Use 11-point type.', 'format']));
    expect(requirementsOf(result)).toContain('Use 12-point type and 1-inch margins.');
    expect(doubts(result.changes)).toEqual([['Format', true]]);
  });

  it('are not listed if only the wording differs', () => {
    const rewording = 'Required are letters of support from two partners';
    const result = add(withRequirements([rewording, 'attachment']), fileOf('faq'));
    expect(result.changes).toEqual([]);
    expect(requirementsOf(result)).not.toContain(rewording);
    expect(
      result.analysis.details.requirements.find(({ kind }) => kind === 'attachment')?.moreQuotes,
    ).toEqual([{ quote: rewording, file: 1 }]);
  });

  it('are listed if an amendment adds them', () => {
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
  it('have the limit and points of the later file', () => {
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

  it('have the limit that a sentence states for the named section', () => {
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

  it('replace the default sections of a notice that does not name any', () => {
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
