/**
 * Measures the built-in analyst on a folder of documents with an answer key:
 *   npx tsx --conditions=@grantwright/source bench/quality/evaluate.ts FOLDER [--today=YYYY-MM-DD] [--show]
 * FOLDER holds `expected.json` and the documents that it names. `--show` prints every line found.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyzeGuidelines } from '@grantwright/ai';
import { answerKeySchema } from './answer-key.ts';
import { readPaper } from './read-paper.ts';
import { scoreGuidelines } from './score-guidelines.ts';

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--'));
const today =
  args.find((arg) => arg.startsWith('--today='))?.slice(8) ?? new Date().toISOString().slice(0, 10);
const show = args.includes('--show');
if (!folder)
  throw new Error('Which folder? It must hold expected.json and the documents it names.');

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${Math.round((100 * part) / whole)}%`;
const f1 = (found: number, missed: number, extra: number): string =>
  found === 0 ? '0.00' : ((2 * found) / (2 * found + missed + extra)).toFixed(2);

const key = answerKeySchema.parse(
  JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')),
);
const totals = { facts: 0, found: 0, invented: 0, noise: 0, lines: 0, named: 0, documents: 0 };

for (const [file, expected] of Object.entries(key.guidelines)) {
  const reading = await readPaper(folder, file);
  const start = process.cpuUsage();
  const analysis = analyzeGuidelines({ reading, today });
  const cpu = process.cpuUsage(start);
  const score = scoreGuidelines(expected, analysis, reading);
  const facts = score.found.length + score.missed.length;
  console.log(`\n${file}`);
  console.log(
    `  program  ${analysis.grantProgram}${score.programmeNamed ? '' : '   (key: ' + (expected.programme ?? '-') + ')'}`,
  );
  console.log(`  funder   ${analysis.details.funder ?? '-'}`);
  console.log(
    `  facts    ${score.found.length} of ${facts} (${percent(score.found.length, facts)})`,
  );
  for (const { field, value } of score.missed) console.log(`           missed ${field}: ${value}`);
  console.log(
    `  sections F1 ${f1(score.sectionsFound.length, score.sectionsMissed.length, score.sectionsExtra.length)}`,
  );
  for (const section of score.sectionsMissed) console.log(`           missed ${section}`);
  for (const section of score.sectionsExtra) console.log(`           extra  ${section}`);
  console.log(
    `  lines    ${score.lines}, noise ${score.noise.length}, inventions ${score.invented.length}, CPU ${Math.round((cpu.user + cpu.system) / 1000)} ms`,
  );
  for (const line of [...score.noise, ...score.invented]) console.log(`           ${line}`);
  if (show)
    for (const { kind, text } of analysis.details.requirements) console.log(`  [${kind}] ${text}`);
  totals.facts += facts;
  totals.found += score.found.length;
  totals.invented += score.invented.length;
  totals.noise += score.noise.length;
  totals.lines += score.lines;
  totals.named += score.programmeNamed ? 1 : 0;
  totals.documents += 1;
}
console.log(
  `\n${totals.documents} documents: facts ${percent(totals.found, totals.facts)}, inventions ${totals.invented}, noise ${percent(totals.noise, totals.lines)}, programs named ${percent(totals.named, totals.documents)}`,
);
