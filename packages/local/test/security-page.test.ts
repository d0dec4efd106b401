import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Path abbreviations on the page. */
const shortened = { 'shared/': 'packages/shared/src/', 'local/': 'packages/local/test/' };

const page = await readFile(`${root}docs/SECURITY.md`, 'utf8');
/** Each guarantee with the indented lines below it. */
const guarantees = page.match(/^- \*\*\d.*(?:\n {2,}.*)*/gm) ?? [];

test('docs/SECURITY.md lists guarantees', () => {
  expect(guarantees.length).toBeGreaterThan(40);
});

test.each(guarantees.map((guarantee) => [/\*\*(.*?)\*\*/.exec(guarantee)?.[1], guarantee]))(
  '%s quotes tests that exist',
  async (_id, guarantee) => {
    const { tests, files } = evidenceOf(guarantee);
    const missing: string[] = [];
    for (const file of files)
      if ((await textOf(file)) === undefined) missing.push(`${file} does not exist`);
    for (const { file, title } of tests)
      if (!(await textOf(file))?.includes(title)) missing.push(`${file} has no test "${title}"`);
    expect(missing).toEqual([]);
    expect(guarantee).toMatch(/`[\w./-]+\.test\.ts`|Deviation/);
  },
);

type Evidence = { files: string[]; tests: { file: string; title: string }[] };

/** The files in backquotes, and each quoted title with the test file that precedes it. */
function evidenceOf(guarantee: string): Evidence {
  const files: string[] = [];
  const tests: Evidence['tests'] = [];
  for (const [, path, title] of guarantee.matchAll(/`([\w./-]+\.(?:ts|tsx|yml|mjs))`|"([^"]+)"/g)) {
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

/** The text of a file in the repository; undefined when it does not exist. */
const textOf = (path: string): Promise<string | undefined> =>
  readFile(root + path, 'utf8').catch(() => undefined);
