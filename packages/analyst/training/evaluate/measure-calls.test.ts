import { expect, it } from 'vitest';
import { type CallOutcome, measureCalls } from './measure-calls.ts';
import type { CallScore } from './score-call.ts';

const nothing = { labeled: 0, quoted: 0 };
const units: CallScore['units'] = {
  deadline: { labeled: 4, quoted: 1 },
  eligibility: nothing,
  amount: nothing,
  limit: nothing,
  attachment: nothing,
  format: nothing,
  content: nothing,
  evaluation: nothing,
  submission: nothing,
  'after-award': nothing,
};
const statement = (verdict: 'right' | 'idle' | 'unjudged') => ({
  kind: 'deadline' as const,
  text: '',
  places: [],
  verdict,
  isRepeated: false,
});
const score: CallScore = {
  units,
  statements: [statement('right'), statement('idle'), statement('unjudged')],
  keyed: {
    facts: [
      { kind: 'deadline', units: [1], found: true, inKind: false },
      { kind: 'limit', units: [2], found: false, inKind: false },
    ],
    sections: { found: ['Budget'], missed: ['Need'], extra: ['Page', 'Menu'] },
    program: true,
    deadline: false,
    deadlineDate: true,
  },
};
const outcome = (
  status: CallOutcome['status'],
  predicted: CallOutcome['predicted'],
  scored?: CallScore,
): CallOutcome => ({ file: 'a.pdf', status, predicted, lost: 0, ...(scored && { score: scored }) });

it('aggregates the metrics of several documents', () => {
  const { overall, kinds, documents } = measureCalls([
    outcome('open', 'open', score),
    outcome('rolling', 'not-a-call'),
    outcome('closed', 'not-a-call'),
    outcome('not-a-call', 'open', score),
  ]);
  expect(documents).toEqual({ judged: 4, labeled: 1, keyed: 1, lostUnits: 0 });
  expect(overall).toMatchObject({
    'facts found': { part: 1, whole: 2 },
    'facts found in their kind': { part: 0, whole: 2 },
    'statements right': { part: 1, whole: 2 },
    'statements wrong': { part: 1, whole: 2 },
    'sections F1': { part: 2, whole: 5 },
    'program named': { part: 1, whole: 1 },
    'funder named': { part: 0, whole: 0 },
    'call or not': { part: 1, whole: 3 },
    'calls recognized': { part: 1, whole: 2 },
    'others refused': { part: 0, whole: 1 },
  });
  expect(kinds.deadline?.units).toEqual({ share: 0.25, part: 1, whole: 4 });
});

it('counts exact statuses if the analyst distinguishes them', () => {
  const { overall } = measureCalls([outcome('open', 'open'), outcome('closed', 'open')]);
  expect(overall['status right']).toEqual({ share: 0.5, part: 1, whole: 2 });
});
