import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What the page writes instead of a whole path. */
const shortened = { 'shared/': 'packages/shared/src/', 'local/': 'packages/local/test/' };

const page = await readFile(`${root}docs/SECURITY.md`, 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));

test('the page has a line for each promise', () => {
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows.map((row) => [row.split('|')[1]?.trim(), row]))(
  'promise %s names evidence that exists',
  async (_id, row) => {
    const { tests, files } = evidenceOf(row ?? '');
    const missing: string[] = [];
    for (const file of files)
      if ((await textOf(file)) === undefined) missing.push(`${file} does not exist`);
    for (const { file, title } of tests)
      if (!(await textOf(file))?.includes(title)) missing.push(`${file} has no test "${title}"`);
    expect(missing).toEqual([]);
    expect(row).toMatch(/`[\w./-]+\.test\.ts`|deviation|_open_/);
  },
);

type Evidence = { files: string[]; tests: { file: string; title: string }[] };

/** The files in back quotes, and each title in quotation marks with the test file named last before it. */
function evidenceOf(row: string): Evidence {
  const files: string[] = [];
  const tests: Evidence['tests'] = [];
  for (const [, path, title] of row.matchAll(/`([\w./-]+\.(?:ts|tsx|yml|mjs))`|"([^"]+)"/g)) {
    const file = files.at(-1);
    if (path !== undefined) files.push(wholePath(path));
    else if (title !== undefined && file?.includes('.test.')) tests.push({ file, title });
  }
  return { files, tests };
}

function wholePath(path: string): string {
  const [short, whole] = Object.entries(shortened).find(([each]) => path.startsWith(each)) ?? [];
  return short && whole ? path.replace(short, whole) : path;
}

/** The text of a file of the repository; undefined where there is none. */
const textOf = (path: string): Promise<string | undefined> =>
  readFile(root + path, 'utf8').catch(() => undefined);
