/**
 * Measures how the built-in analyst reads an organization's papers, on a folder with an answer key:
 *   npx tsx --conditions=@grantwright/source bench/quality/evaluate-extraction.ts FOLDER [--show]
 * FOLDER holds `expected.json` (`organizations`: by file, what a careful person finds) and the papers
 * that it names. `--show` prints the values that are right, too.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractOrganization } from '@grantwright/ai';
import { answerKeySchema } from './answer-key.ts';
import { readPaper } from './read-paper.ts';
import { scoreExtraction } from './score-extraction.ts';

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--'));
const show = args.includes('--show');
if (!folder) throw new Error('Which folder? It must hold expected.json and the papers it names.');

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;

const key = answerKeySchema.parse(
  JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')),
);
const totals = { right: 0, wrong: 0, unjudged: 0, missed: 0, misplaced: 0 };

for (const [file, expected] of Object.entries(key.organizations)) {
  const reading = await readPaper(folder, file);
  const score = scoreExtraction(expected, extractOrganization([{ name: file, reading }]), reading);
  console.log(
    `\n${file}: ${score.right.length} right, ${score.wrong.length} wrong, ${score.missed.length} missed`,
  );
  if (show)
    for (const { field, value } of score.right) console.log(`  right    ${field}: ${value}`);
  for (const { field, value, expected: wanted } of score.wrong)
    console.log(`  wrong    ${field}: ${value}   (key: ${wanted ?? '-'})`);
  for (const { field, value } of score.missed) console.log(`  missed   ${field}: ${value}`);
  for (const { field, value } of score.unjudged) console.log(`  unjudged ${field}: ${value}`);
  for (const { field, quote, page } of score.misplaced)
    console.log(`  quote not there: ${field} (page ${page ?? '-'}): ${quote ?? '-'}`);
  for (const name of Object.keys(totals) as (keyof typeof totals)[])
    totals[name] += score[name].length;
}
console.log(
  `\nprecision ${percent(totals.right, totals.right + totals.wrong)}, recall ${percent(totals.right, totals.right + totals.missed)}, unjudged ${totals.unjudged}, quotes misplaced ${totals.misplaced}`,
);
