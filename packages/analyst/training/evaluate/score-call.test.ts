import { expect, it } from 'vitest';
import type { AnalysisResult } from './analysts.ts';
import { resolveCallKey, type ResolvedCallKey } from '../labels/resolve-call-key.ts';
import { createLocator } from '../labels/locate.ts';
import { scoreCall } from './score-call.ts';
import type { Role } from '../labels/vocabulary.ts';

const units = [
  { text: 'Garden Fund of Elm County' },
  { text: 'Apply by May 1, 2027 at 17:00.' },
  { text: 'Charities may apply.' },
  { text: 'Awards are up to $400.' },
  { text: 'Describe your garden in at most 200 words.' },
  { text: 'Gardens are beautiful.' },
];
const roles = new Map<number, Role[]>([
  [0, ['program']],
  [1, ['deadline']],
  [2, ['eligible']],
  [3, ['amount']],
  [4, ['prompt', 'limit']],
  [5, ['other']],
]);
const key: ResolvedCallKey = {
  status: 'open',
  program: 'Garden Fund',
  funder: 'Elm County',
  deadline: { date: '2027-05-01', time: '17:00' },
  sections: [],
  facts: [
    { kind: 'deadline', units: new Set([1]) },
    { kind: 'eligibility', units: new Set([2]) },
    { kind: 'amount', units: new Set([3]) },
    { kind: 'limit', units: new Set([4]) },
  ],
  lost: 0,
};
const result = (details: Partial<AnalysisResult['details']>): AnalysisResult => ({
  requirements: [],
  sections: [],
  grantProgram: 'The Garden Fund',
  details: {
    provider: 'built-in',
    isCall: true,
    requirements: [],
    sections: [],
    questions: [],
    notes: [],
    ...details,
  },
});
const requirement = (kind: 'amount' | 'eligibility', quote: string) => ({
  kind,
  quote,
  text: quote,
  mandatory: true,
});
const locate = createLocator(units);

it('counts facts that are quoted anywhere, and facts that are quoted under the right kind', () => {
  const { keyed, statements } = scoreCall(
    result({
      requirements: [
        requirement('amount', 'Charities may apply.'),
        requirement('amount', 'Awards are up to $400.'),
        requirement('amount', 'Gardens are beautiful.'),
      ],
      deadline: { date: '2027-05-01', time: '17:00', quote: 'Apply by May 1, 2027' },
      sections: [
        {
          name: 'Your garden',
          description: '',
          required: true,
          prompts: ['Describe your garden'],
        },
      ],
    }),
    roles,
    locate,
    key,
  );
  expect(keyed?.facts.map(({ kind, found, inKind }) => [kind, found, inKind])).toEqual([
    ['deadline', true, true],
    ['eligibility', true, false],
    ['amount', true, true],
    ['limit', true, false],
  ]);
  expect(statements.map(({ verdict }) => verdict)).toEqual(['misfiled', 'right', 'idle', 'right']);
  expect(keyed).toMatchObject({ program: true, funder: false, deadline: true });
});

it('accepts any year if the key has none, and expects nothing if the key is empty', () => {
  const deadlineOf = (deadline: ResolvedCallKey['deadline'], date?: string, time?: string) =>
    scoreCall(
      result({ ...(date && { deadline: { date, ...(time && { time }) } }) }),
      roles,
      locate,
      {
        ...key,
        deadline,
        funder: null,
      },
    ).keyed;
  expect(deadlineOf({ date: '--05-01', time: null }, '2031-05-01')?.deadline).toBe(true);
  expect(deadlineOf({ date: '--05-01', time: null }, '2031-05-02')?.deadline).toBe(false);
  expect(deadlineOf({ date: '2027-05-01', time: '17:00' }, '2027-05-01')).toMatchObject({
    deadline: false,
    deadlineDate: true,
    funder: true,
  });
  expect(deadlineOf({ date: '2027-05-01', time: '24:00' }, '2027-05-01', '23:59')?.deadline).toBe(
    true,
  );
  expect(deadlineOf(null)?.deadline).toBe(true);
  expect(deadlineOf(null, '2027-05-01')?.deadline).toBe(false);
});

it('counts labeled units that a statement of their kind quotes', () => {
  const { units: counted } = scoreCall(
    result({
      requirements: [requirement('eligibility', 'Charities may apply. Awards are up to $400.')],
    }),
    roles,
    locate,
  );
  expect(counted.eligibility).toEqual({ labeled: 1, quoted: 1 });
  expect(counted.amount).toEqual({ labeled: 1, quoted: 0 });
});

it('finds the current units of a key, and counts those that have changed', () => {
  const today = (unit: number) => (unit === 9 ? undefined : { unit, start: 0 });
  expect(
    resolveCallKey(
      {
        status: 'open',
        program: { unit: 0, start: 0, end: 11 },
        funder: { unit: 9, start: 0, end: 4 },
        deadline: null,
        sections: [{ unit: 4, start: 14, end: 20 }],
        facts: [
          { kind: 'amount', units: [3, 9] },
          { kind: 'contact', units: [9] },
        ],
      },
      today,
      units,
    ),
  ).toEqual({
    status: 'open',
    program: 'Garden Fund',
    funder: undefined,
    deadline: null,
    sections: [{ name: 'garden', units: new Set([4]) }],
    facts: [{ kind: 'amount', units: new Set([3]) }],
    lost: 1,
  });
});
