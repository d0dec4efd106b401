import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chunks } from './chunks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Marks the end of what a lookahead names. */
const end = '$end';

/** The paths that a pattern names, one by one: `a(?:b|c)d?` has `abd?` and `acd?`; those in a lookahead count too. */
function pathsIn(pattern: string): string[] {
  const [group, kind, content = '', optional] = /\(\?([:!])([^()]*)\)(\?)?/.exec(pattern) ?? [];
  if (group === undefined) return pattern.split('|').map((path) => path.replace(/\$end.*/, ''));
  const isLookahead = kind === '!';
  const named = content.split('|').map((each) => (isLookahead ? each + end : each));
  const choices = isLookahead || optional ? [...named, ''] : named;
  return [...new Set(choices.flatMap((choice) => pathsIn(pattern.replace(group, () => choice))))];
}

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const lock: { packages: Record<string, unknown> } = JSON.parse(
  readFileSync(`${root}package-lock.json`, 'utf8'),
);
const installed = Object.keys(lock.packages).map((path) => `${path}/`);
const existing = [...tracked, ...installed].map((path) => `/${path}`);

it('lists each path that a pattern of a chunk names', () => {
  const pattern = /\/(?:a(?:-b)?|c\/(?!d\.|e)[a-z])\/|\/f\.tsx?/;
  const paths = [/\/a\//, /\/a-b\//, /\/c\/[a-z]\//, /\/c\/d\./, /\/c\/e/, /\/f\.tsx?/];
  expect(pathsIn(pattern.source).sort()).toEqual(paths.map(({ source }) => source).sort());
});

it.each(chunks)('the $name chunk names only files and packages that exist', ({ test }) => {
  const missing = pathsIn(test.source).filter((path) => {
    const pattern = new RegExp(path);
    return !existing.some((each) => pattern.test(each));
  });
  expect(missing).toEqual([]);
});
