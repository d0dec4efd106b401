import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { productWords } from '@grantwright/auth';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Path abbreviations on the page. */
const shortened = {
  'shared/': 'packages/shared/src/',
  'local/': 'packages/local/test/',
  'auth/': 'services/auth/',
};

const page = await readFile(`${root}docs/SECURITY.md`, 'utf8');
const asvs = await readFile(`${root}docs/ASVS.md`, 'utf8');
/** Each guarantee with the indented lines below it. */
const guarantees = page.match(/^- \*\*\d.*(?:\n {2,}.*)*/gm) ?? [];

test('docs/SECURITY.md lists more than 40 guarantees', () => {
  expect(guarantees.length).toBeGreaterThan(40);
});

/** The number of requirements in each section of chapters 6 and 7 of OWASP ASVS 5.0. */
const sections = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 8, '6.4': 6, '6.5': 8, '6.6': 4, '6.7': 2, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 3, '7.6': 2 },
};
const requirements = [
  ...asvs.matchAll(/^- \*\*([\d.]+)\*\* \((\d), ([a-z ]+)\).*((?:\n {2}.*)+)/gm),
];

test('docs/ASVS.md lists every requirement of chapters 6 and 7, each with a level and a status', () => {
  const all = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(requirements.map(([, id]) => id)).toEqual(all);
  for (const [, id, level, status] of requirements) {
    expect(['1', '2', '3'], id).toContain(level);
    expect(['met', 'partly met', 'not met', 'not applicable'], id).toContain(status);
  }
});

test('docs/ASVS.md quotes tests that exist', async () => {
  expect(parseEvidence(asvs).tests.length).toBeGreaterThan(80);
  expect(await listMissing(asvs)).toEqual([]);
});

test("docs/ASVS.md lists the product's words that do not count in passwords", () => {
  const paragraph = /## Words in passwords\n\n([^]*?)\n\n/.exec(asvs)?.[1]?.replaceAll('\n', ' ');
  expect(paragraph).toContain(productWords.join(', '));
});

test.each(guarantees.map((guarantee) => [/\*\*(.*?)\*\*/.exec(guarantee)?.[1], guarantee]))(
  '%s quotes tests that exist',
  async (_id, guarantee) => {
    expect(await listMissing(guarantee)).toEqual([]);
    expect(guarantee).toMatch(/`[\w./-]+\.test\.ts`|Deviation/);
  },
);

/** Returns the files and tests quoted in the text that do not exist. */
async function listMissing(text: string): Promise<string[]> {
  const { tests, files } = parseEvidence(text);
  const missing: string[] = [];
  for (const file of files)
    if ((await readText(file)) === undefined) missing.push(`${file} does not exist`);
  for (const { file, title } of tests)
    if (!(await readText(file))?.includes(title)) missing.push(`${file} has no test "${title}"`);
  return missing;
}

type Evidence = { files: string[]; tests: { file: string; title: string }[] };

/** Returns the files in backquotes, and each quoted title, which may be wrapped, with the test file that precedes it. */
function parseEvidence(text: string): Evidence {
  const files: string[] = [];
  const tests: Evidence['tests'] = [];
  for (const [, path, title] of text.matchAll(/`([\w./-]+\.(?:ts|tsx|yml|mjs))`|"([^"]+)"/g)) {
    const file = files.at(-1);
    if (path !== undefined) files.push(wholePath(path));
    else if (title !== undefined && file && /\.(?:test|spec)\./.test(file))
      tests.push({ file, title: title.replaceAll(/\s+/g, ' ') });
  }
  return { files, tests };
}

function wholePath(path: string): string {
  const [short, whole] = Object.entries(shortened).find(([each]) => path.startsWith(each)) ?? [];
  return short && whole ? path.replace(short, whole) : path;
}

/** Returns the text of a file in the repository, or undefined if it does not exist. */
const readText = (path: string): Promise<string | undefined> =>
  readFile(root + path, 'utf8').catch(() => undefined);
