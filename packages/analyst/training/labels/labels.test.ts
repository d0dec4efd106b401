import { expect, it } from 'vitest';
import { alignLabels, type LabeledDocument, readLabels, parseUnitRange } from './labels.ts';
import { hashUnit } from './hash-unit.ts';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const textsOf = (...texts: string[]) => texts.map((text) => ({ text }));
const labeled = (texts: string[], judged = 0): LabeledDocument => ({
  split: 'dev',
  hashes: texts.map(hashUnit),
  judged,
  roles: new Map(),
  fields: new Map(),
});

it('moves labels to the current units with the same text', () => {
  const document = labeled(['Title', 'Apply by May 1. Charities only.', 'Send a letter.']);
  document.roles.set(0, ['program']).set(1, ['deadline', 'eligible']).set(2, ['submit']);
  const { roles, lost, today } = alignLabels(
    document,
    textsOf('Title', 'Apply by May 1.', 'Charities only.', 'Send  a letter. '),
  );
  expect([...roles]).toEqual([
    [0, ['program']],
    [3, ['submit']],
  ]);
  expect(lost).toBe(1);
  expect(today(1)).toBeUndefined();
});

it("gives a joined unit the labels of its parts, and the first part's role as its main role", () => {
  const document = labeled(
    ['Title', 'Describe the need for', 'the project in 300 words.', 'Budget'],
    2,
  );
  document.roles.set(1, ['prompt']).set(2, ['limit', 'prompt']).set(3, ['section']);
  document.fields.set(1, [{ field: 'mission', owner: 'self' }]);
  const { roles, fields, lost, today } = alignLabels(
    document,
    textsOf('Title', 'Describe the need for the  project in 300 words.', 'Budget'),
  );
  expect([...roles]).toEqual([
    [1, ['prompt', 'limit']],
    [2, ['section']],
  ]);
  expect([...fields]).toEqual([
    [0, []],
    [1, [{ field: 'mission', owner: 'self' }]],
  ]);
  expect(lost).toBe(0);
  expect(today(2)).toEqual({ unit: 1, start: 'Describe the need for '.length });
});

it('returns an empty list for a judged unit without labels and nothing for an unjudged unit', () => {
  const document = labeled(['Garden Fund', 'Founded in 1999', 'Menu', 'Bylaws'], 3);
  document.fields.set(1, [{ field: 'founded', owner: 'self' }]);
  expect([
    ...alignLabels(document, textsOf('Garden Fund', 'Founded in 1999', 'Menu', 'Bylaws')).fields,
  ]).toEqual([
    [0, []],
    [1, [{ field: 'founded', owner: 'self' }]],
    [2, []],
  ]);
});

it('reads the label files in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'labels-'));
  const files = {
    'documents.tsv': 'document\tsplit\tjudged\thashes\nd1\ttrain\t2\taaaaaabbbbbb\nd2\tdev\t0\t\n',
    'status.tsv': 'document\tstatus\nd2\tnot-a-call\n',
    'roles.tsv': 'document\tunits\troles\nd1\t0-1\tprompt limit\n',
    'fields.tsv': 'document\tunits\tfield\towner\nd1\t1\tein\tself\nd1\t1\tphone\tother\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  expect(Object.fromEntries(await readLabels(folder))).toEqual({
    d1: {
      split: 'train',
      judged: 2,
      hashes: ['aaaaaa', 'bbbbbb'],
      roles: new Map([
        [0, ['prompt', 'limit']],
        [1, ['prompt', 'limit']],
      ]),
      fields: new Map([
        [
          1,
          [
            { field: 'ein', owner: 'self' },
            { field: 'phone', owner: 'other' },
          ],
        ],
      ]),
    },
    d2: {
      split: 'dev',
      judged: 0,
      hashes: [],
      status: 'not-a-call',
      roles: new Map(),
      fields: new Map(),
    },
  });
});

it('rejects an invalid range', () => {
  expect(parseUnitRange('4-6')).toEqual([4, 5, 6]);
  expect(() => parseUnitRange('6-4')).toThrow('not a range');
  expect(() => parseUnitRange('')).toThrow('not a range');
});
