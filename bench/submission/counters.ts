/**
 * Compares the product's counters with independent counts of 200 texts:
 *   npm run bench -- submission/counters [--texts=200]
 * The texts mix smart quotes, CRLF, tabs, emoji, combining marks, and other scripts. The words and characters are those
 * that LibreOffice stores in the properties of their Word file, where it counts like Word (LibreOffice also ends words at
 * Korean syllables and
 * at dashes, so the texts have none, and counts an emoji as one character, so that the code units are added). The rules of portals are written down here a second time. Needs
 * LibreOffice and unzip.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { applicationToDocx } from '@grantwright/applications/export';
import { measureBlocks, measureText } from '@grantwright/shared/submission';
import type { RichDocument } from '@grantwright/shared/richtext';
import { convertWithLibreOffice } from '../lib/libre-office.ts';
import { numberFlag } from '../lib/number-flag.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { seededRandom } from '../lib/seeded-random.ts';

const { values: flags } = parseArgs({ options: { texts: { type: 'string', default: '200' } } });
const run = promisify(execFile);

const words =
  'We serve 1,240 families, and “no family waits”, it’s our rule. école e\u0301cole Z\u0105\u0308 na\u00EFve ' +
  '😀 👩🏿\u200D🚀 👨\u200D👩\u200D👧 🇺🇸 ❤\uFE0F $12,500.50 50% (a) and/or a.b@example.org ½ ‘so’ … ' +
  'Привет שלום مرحبا 助成金 日本 हिन्दी 𝒜𝓁 • - & C++ #1 https://example.org/a?b=c';
const pieces = words.split(' ');
const gaps = [' ', ' ', ' ', ' ', ' ', '\u00A0', '\t', '\r\n', '\n', '\r\n\r\n'];

function createText(random: () => number): string {
  const pick = (among: readonly string[]) => among[Math.floor(random() * among.length)] ?? '';
  const length = 1 + Math.floor(random() * 60);
  return Array.from({ length }, () => pick(pieces) + pick(gaps))
    .join('')
    .trim();
}

/** The rules of portals, written down independently of the product. */
const portalRules = {
  // the limit of a text area in a browser: UTF-16 units, a line break is one
  browser: (text: string) => Buffer.byteLength(text.replaceAll('\r\n', '\n'), 'utf16le') / 2,
  // the same, as a server receives it (grants.gov Workspace forms, ASP.NET): a line break is two
  crlf: (text: string) => Buffer.byteLength(text.replaceAll(/\r\n|\n/g, '\r\n'), 'utf16le') / 2,
  // databases that count characters (PostgreSQL, Python): an astral character is one
  'code-points': (text: string) => Array.from(text.replaceAll('\r\n', '\n')).length,
};

const toDocument = (text: string): RichDocument =>
  text.split(/\r\n|\n/).map((line) => ({ type: 'paragraph', children: [{ text: line }] }));

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** How many code units of a text LibreOffice does not count. */
const countUncounted = (text: string): number =>
  [...segmenter.segment(text)].reduce(
    (sum, { segment }) => sum + (segment === '\r\n' ? 0 : segment.length - 1),
    0,
  );

async function main({ folder }: Bench): Promise<void> {
  const random = seededRandom(34);
  const texts = Array.from({ length: numberFlag('--texts', flags.texts) }, () =>
    createText(random),
  );
  const problems: string[] = [];
  const paths: string[] = [];
  for (const [index, text] of texts.entries()) {
    const { characters } = measureText(text);
    for (const [rule, count] of Object.entries(portalRules)) {
      const counted = characters[rule as keyof typeof portalRules];
      if (counted !== count(text))
        problems.push(`${rule}: ${counted}, not ${count(text)}: ${JSON.stringify(text)}`);
    }
    const heading = { title: '', grantProgram: '', organizationName: '', date: '' };
    const file = await applicationToDocx({
      ...heading,
      document: toDocument(text),
      format: { pageNumbers: false },
    });
    paths.push(join(folder, `${index}.docx`));
    await writeFile(paths[index] ?? '', file);
  }
  const counted = await convertWithLibreOffice(folder, 'odt', paths);
  for (const [index, path] of counted.entries()) {
    const { stdout } = await run('unzip', ['-p', path, 'meta.xml']);
    const read = (name: string) =>
      Number(new RegExp(`meta:${name}-count="(\\d+)"`).exec(stdout)?.[1] ?? 0);
    const { words: own, characters } = measureBlocks(toDocument(texts[index] ?? ''));
    const uncounted = countUncounted(texts[index] ?? '');
    const pairs = {
      words: [own, read('word')],
      'with spaces': [characters.word, read('character') + uncounted],
      'without spaces': [
        characters['word-without-spaces'],
        read('non-whitespace-character') + uncounted,
      ],
    };
    for (const [name, [ours, theirs]] of Object.entries(pairs))
      if (ours !== theirs)
        problems.push(
          `${name}: ${ours}, not ${theirs}: ${JSON.stringify(texts[index])} ${basename(path)}`,
        );
  }
  for (const problem of problems) console.log(problem);
  console.log(`${texts.length} texts, ${problems.length} counts that differ`);
}

await runBenchmark(main);
