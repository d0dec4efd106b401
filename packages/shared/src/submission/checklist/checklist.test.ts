import { describe, expect, it } from 'vitest';
import type { Requirement } from '../../contract/analysis.ts';
import { limits, requirementKinds } from '../../contract/constants.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { changeChecklist } from './change-checklist.ts';
import { listChecklistItems } from './list-checklist-items.ts';
import { countChecklistProgress } from './count-checklist-progress.ts';

const requirement = (text: string, kind: Requirement['kind'] = 'content'): Requirement => ({
  text,
  kind,
  mandatory: true,
});
const details = analysisDetails({
  requirements: [requirement('Describe the need.'), requirement('Submit by mail.', 'submission')],
  attachments: [
    { name: 'Budget form', required: true },
    { name: 'Photos', required: false },
  ],
});
const states = (submission: Parameters<typeof listChecklistItems>[1], analysis = details) =>
  listChecklistItems(analysis, submission).map(({ state, reason }) => reason ?? state);

describe('the checklist', () => {
  it('starts with every requirement open', () => {
    expect(states(undefined)).toEqual(['open', 'open']);
    expect(listChecklistItems(undefined, undefined)).toEqual([]);
  });

  it('leaves out facts that do not require action', () => {
    const requirements = requirementKinds.map((kind) => requirement(kind, kind));
    expect(
      listChecklistItems(analysisDetails({ requirements }), undefined).map(
        (item) => item.requirement.kind,
      ),
    ).toEqual(['limit', 'attachment', 'format', 'content', 'submission']);
  });

  it('leaves out requirements that the attachments cover', () => {
    const attach = { ...requirement('Attach the audit.', 'attachment'), isAttached: true };
    expect(states(undefined, analysisDetails({ requirements: [attach] }))).toEqual([]);
  });

  it('shows completed requirements, and inapplicable requirements with their reason', () => {
    const checklist = [
      { requirement: 'Describe the need.', state: 'done' as const },
      {
        requirement: 'Submit by mail.',
        state: 'not-applicable' as const,
        reason: 'They take e-mail.',
      },
    ];
    expect(states({ checklist })).toEqual(['done', 'They take e-mail.']);
  });

  it.each([undefined, '', '  '])(
    'keeps an inapplicable requirement open if its reason is %j',
    (reason) => {
      const item = { requirement: 'Describe the need.', state: 'not-applicable' as const };
      expect(states({ checklist: [{ ...item, ...(reason !== undefined && { reason }) }] })[0]).toBe(
        'open',
      );
    },
  );

  it('keeps the state of a requirement whose numbering or spacing differs in a later analysis', () => {
    const checklist = [{ requirement: '2. Describe  the need', state: 'done' as const }];
    expect(states({ checklist })).toEqual(['done', 'open']);
  });
});

describe('changeChecklist', () => {
  const first = changeChecklist(undefined, ['A'], { state: 'done' });

  it('replaces the state of one requirement', () => {
    const both = changeChecklist(first, ['B'], {
      state: 'not-applicable',
      reason: 'Ours is online.',
    });
    expect(both).toEqual([
      { requirement: 'A', state: 'done' },
      { requirement: 'B', state: 'not-applicable', reason: 'Ours is online.' },
    ]);
    expect(changeChecklist(both, ['A'], { state: 'open' })).toEqual([both[1]]);
    expect(changeChecklist(both, ['B'], { state: 'done' })[1]).toEqual({
      requirement: 'B',
      state: 'done',
    });
  });

  it('replaces the state of several requirements, even if their numbering differs', () => {
    const reason = 'We apply on paper.';
    expect(
      changeChecklist([...first, { requirement: '2. B.', state: 'done' }], ['B', 'C'], {
        state: 'not-applicable',
        reason,
      }),
    ).toEqual([
      { requirement: 'A', state: 'done' },
      { requirement: 'B', state: 'not-applicable', reason },
      { requirement: 'C', state: 'not-applicable', reason },
    ]);
  });

  it('keeps the list within its maximum length', () => {
    const full = Array.from({ length: limits.checklist }, (_, index) => ({
      requirement: `Requirement ${String.fromCodePoint(0x4e00 + index)}`,
      state: 'done' as const,
    }));
    const changed = changeChecklist(full, ['New'], { state: 'done' });
    expect(changed).toHaveLength(limits.checklist);
    expect(changed.at(-1)?.requirement).toBe('New');
  });
});

describe('countChecklistProgress', () => {
  it('counts requirements and required attachments', () => {
    expect(countChecklistProgress(details, undefined)).toEqual({ done: 0, total: 3 });
    const checklist = changeChecklist(undefined, ['Describe the need.'], { state: 'done' });
    const attachments = [{ name: 'Budget form', required: true, state: 'ready' as const }];
    expect(countChecklistProgress(details, { checklist, attachments })).toEqual({
      done: 2,
      total: 3,
    });
  });

  it('counts an inapplicable attachment as done only if it has a reason', () => {
    const row = { name: 'Budget form', required: true, state: 'not-applicable' as const };
    const done = (reason?: string) =>
      countChecklistProgress(details, { attachments: [{ ...row, ...(reason && { reason }) }] })
        ?.done;
    expect([done(), done('Part of the portal.')]).toEqual([0, 1]);
  });

  it('returns undefined if nothing is tracked', () => {
    expect(countChecklistProgress(undefined, undefined)).toBeUndefined();
    expect(countChecklistProgress(analysisDetails({}), { checklist: [] })).toBeUndefined();
  });
});
