import { expect, it } from 'vitest';
import { listChecks, createChecks } from './static-checks.mjs';

/** @param {string[]} files */
const listNames = (files) => createChecks(files).map(({ name }) => name);

it.each([
  ['a service', 'services/ai/src/app.ts', ['types of server', 'dependency rules']],
  ['the web app', 'web/src/main.tsx', ['types of web', 'dependency rules']],
  [
    'shared code',
    'packages/shared/src/contract/job.ts',
    ['types of server', 'types of web', 'dependency rules'],
  ],
  ['a script', 'scripts/start.mjs', ['types of server']],
])('checks the types that depend on %s', (_, file, expected) => {
  expect(listNames([file]).sort()).toEqual(['format', 'lint', 'wording', ...expected].sort());
});

it('checks only the format and wording of a Markdown page', () => {
  expect(listNames(['README.md'])).toEqual(['format', 'wording']);
});

it('checks nothing if nothing changed', () => {
  expect(createChecks([])).toEqual([]);
});

it('includes every check of a change in the list of all checks', () => {
  const all = listChecks().map(({ name }) => name);
  expect(all).toEqual(expect.arrayContaining(listNames(['packages/shared/src/contract/job.ts'])));
});
