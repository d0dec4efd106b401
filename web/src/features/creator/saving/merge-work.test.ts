import type { Submission } from '@grantwright/shared/contract';
import { createEmptyDocument } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { aNote, anAnalysis } from '../testing/builders.ts';
import { newApplication, type Work } from '../state/creator-state.ts';
import { getWork } from '../state/unsaved-work.ts';
import { alignKeys } from './merge-fields.ts';
import { mergeWork } from './merge-work.ts';

const saved: Work = {
  ...getWork(newApplication),
  title: 'Shelter Fund',
  analysis: anAnalysis(),
  answers: { 'How many?': '120', 'Since when?': '2012' },
};

const withSubmission = (submission: Submission, work = saved): Work => ({ ...work, submission });
const aBudget = (cost: number): Submission => ({
  budget: { currency: 'USD', lines: [{ item: 'Beds', cost, requested: cost }] },
});
const notApplicable = (requirement: string) =>
  ({ requirement, state: 'not-applicable', reason: 'We are a school.' }) as const;

describe('merging two versions', () => {
  it.each(['mine', 'theirs'] as const)(
    'keeps parts that only one version changed, whichever version is preferred: %s',
    (preferred) => {
      const mine = { ...saved, title: 'Shelter Fund 2027' };
      const theirs = withSubmission(aBudget(900), { ...saved, grantProgram: 'Roofs' });
      const { work, lostParts } = mergeWork({ base: saved, mine, theirs }, preferred);
      expect(work).toMatchObject({ title: 'Shelter Fund 2027', grantProgram: 'Roofs' });
      expect(work.submission).toEqual(aBudget(900));
      expect(lostParts).toEqual([]);
    },
  );

  it('keeps the preferred version of a part that both changed, and lists the part', () => {
    const versions = {
      base: saved,
      mine: withSubmission(aBudget(500)),
      theirs: withSubmission(aBudget(900)),
    };
    expect(mergeWork(versions, 'mine')).toMatchObject({
      work: { submission: aBudget(500) },
      lostParts: ['budget'],
    });
    expect(mergeWork(versions, 'theirs').work.submission).toEqual(aBudget(900));
  });

  it('lists nothing if both versions have the same change', () => {
    const mine = withSubmission(aBudget(900));
    const theirs = withSubmission(structuredClone(aBudget(900)));
    expect(mergeWork({ base: saved, mine, theirs }, 'mine').lostParts).toEqual([]);
  });

  it('merges answers by question and the checklist by requirement', () => {
    const mine = withSubmission(
      { checklist: [notApplicable('Audit')], dismissed: ['budget: none'] },
      { ...saved, answers: { ...saved.answers, 'How many?': '150' } },
    );
    const theirs = withSubmission(
      { checklist: [notApplicable('Match')], dismissed: ['format: font'] },
      { ...saved, answers: { ...saved.answers, 'Since when?': '2010' } },
    );
    const { work, lostParts } = mergeWork({ base: saved, mine, theirs }, 'theirs');
    expect(work.answers).toEqual({ 'How many?': '150', 'Since when?': '2010' });
    const requirements = work.submission?.checklist?.map(({ requirement }) => requirement);
    expect(requirements?.sort()).toEqual(['Audit', 'Match']);
    expect(work.submission?.dismissed?.sort()).toEqual(['budget: none', 'format: font']);
    expect(lostParts).toEqual([]);
  });

  it('does not restore parts that one version removed', () => {
    const base = withSubmission({ ...aBudget(500), confirmation: 'A-1' });
    const mine = { ...base, title: 'Mine' };
    const theirs = withSubmission({ confirmation: 'A-1' });
    const { work } = mergeWork({ base, mine, theirs }, 'mine');
    expect(work.submission).toEqual({ confirmation: 'A-1' });
    expect(work.title).toBe('Mine');
  });

  it.each(['mine', 'theirs'] as const)(
    'keeps the fields that describe a text together with that text, and lists them: %s',
    (preferred) => {
      const mine = withSubmission({ writtenBy: [], sections: { leftOut: ['Need'] } });
      const theirs = {
        ...withSubmission({ writtenBy: ['openai'] }),
        writerNotes: [aNote()],
      };
      const { work, lostParts } = mergeWork({ base: saved, mine, theirs }, preferred);
      const kept = { mine, theirs }[preferred];
      expect(work.submission).toEqual(kept.submission);
      expect(work.writerNotes).toBe(kept.writerNotes);
      expect(lostParts).toEqual(['sections']);
    },
  );

  it.each(['mine', 'theirs'] as const)(
    'keeps limits that either version added, and none that one of them removed: %s',
    (preferred) => {
      const limitOf = (section: string) => ({ pages: 2, sections: [section] });
      const withLimits = (...names: string[]) =>
        withSubmission({
          sections: {
            ...(names[0] === 'Need' && { leftOut: ['Team'] }),
            limits: names.map(limitOf),
          },
        });
      const { work, lostParts } = mergeWork(
        {
          base: withLimits('Budget', 'Plan'),
          mine: withLimits('Need', 'Budget', 'Plan'),
          theirs: withLimits('Plan', 'Goals'),
        },
        preferred,
      );
      expect(work.submission?.sections?.limits?.map(({ sections }) => sections[0]).sort()).toEqual([
        'Goals',
        'Need',
        'Plan',
      ]);
      expect(work.submission?.sections?.leftOut).toEqual(
        { mine: ['Team'], theirs: undefined }[preferred],
      );
      expect(lostParts).toEqual(['sections']);
    },
  );

  it.each(['mine', 'theirs'] as const)(
    'keeps the preferred version of a limit that both changed, and lists the limits: %s',
    (preferred) => {
      const words = { words: 900, sections: ['Need', 'Plan'] };
      const withPages = (pages: number, sections = ['Need', 'Plan']) =>
        withSubmission({ sections: { limits: [{ pages, sections }, words] } });
      const { work, lostParts } = mergeWork(
        { base: withPages(1), mine: withPages(2, ['Plan', 'Need']), theirs: withPages(3) },
        preferred,
      );
      const [pages, ...others] = work.submission?.sections?.limits ?? [];
      expect(pages?.pages).toBe({ mine: 2, theirs: 3 }[preferred]);
      expect(others).toEqual([words]);
      expect(lostParts).toEqual(['limits']);
    },
  );

  it('does not list the choice of sections if only the limits differ', () => {
    const limits = [{ words: 500, sections: ['Need'] }];
    const versions = { base: saved, mine: saved, theirs: withSubmission({ sections: { limits } }) };
    const { work, lostParts } = mergeWork(versions, 'mine');
    expect(work.submission).toEqual({ sections: { limits } });
    expect(lostParts).toEqual([]);
  });

  it('keeps my text and my choice of documents', () => {
    const mine = { ...saved, documentIds: ['document-1'] };
    const theirs = { ...saved, title: 'Theirs', document: createEmptyDocument() };
    const { work } = mergeWork({ base: saved, mine, theirs }, 'theirs');
    expect(work.documentIds).toEqual(['document-1']);
    expect(work.document).toBe(mine.document);
  });
});

it('reuses objects of the reference that have the same content', () => {
  const reference = { analysis: anAnalysis(), answers: { a: '1' } };
  const aligned = alignKeys({ analysis: anAnalysis(), answers: { a: '2' } }, reference);
  expect(aligned.analysis).toBe(reference.analysis);
  expect(aligned.answers).toEqual({ a: '2' });
});
