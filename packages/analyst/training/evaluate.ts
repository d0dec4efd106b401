/**
 * Evaluates an analyst on the labeled documents in the corpus. See README.md for the method and the metrics:
 *   node --import tsx --conditions=@grantwright/source packages/analyst/training/evaluate.ts \
 *     --corpus FOLDER [--task calls|organizations|drafts|claims] [--split dev|train] [--json FILE] [--show DOCUMENT] \
 *     [--model FOLDER] [--sentences FILE] [--provider built-in|openai]
 */
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { openAnalyst } from './evaluate/analysts.ts';
import { summarizeCpuTimes } from './evaluate/cpu-times.ts';
import { evaluateCalls, showCall } from './evaluate/evaluate-calls.ts';
import { evaluateDrafts, showDraft } from './evaluate/evaluate-drafts.ts';
import { readOptions } from './evaluate/evaluate-options.ts';
import { evaluateOrganizations, showOrganization } from './evaluate/evaluate-organizations.ts';
import { measureCalls } from './evaluate/measure-calls.ts';
import { measureOrganizations } from './evaluate/measure-organizations.ts';
import { openModelAnalyst } from './evaluate/model-analyst.ts';
import { evaluateClaimCheck, showClaimCheck } from './claim-check/evaluate-claim-check.ts';
import { measureClaimCheck } from './claim-check/measure-claim-check.ts';
import { measureDrafts } from './evaluate/score-drafts.ts';
import {
  formatCallTables,
  formatDraftTable,
  formatOrganizationTables,
  claimCheckTable,
} from './evaluate/tables.ts';

const { task, json, provider, ...options } = readOptions(process.argv.slice(2), process.env.CORPUS);

const languageModel =
  provider === 'openai'
    ? openModelAnalyst(process.env, { ...options, log: console.error })
    : undefined;

async function evaluate() {
  if (task === 'claims') {
    const outcomes = await evaluateClaimCheck(options);
    if (options.show) console.log(outcomes.map(showClaimCheck).join(''));
    const measures = measureClaimCheck(outcomes);
    return { measures, tables: claimCheckTable(measures) };
  }
  const analyst = languageModel?.analyst ?? (await openAnalyst(options.cache, options.model));
  if (task === 'calls') {
    const outcomes = await evaluateCalls(analyst, options);
    if (options.show) console.log(outcomes.map(showCall).join('\n'));
    const measures = measureCalls(outcomes);
    return { measures, tables: formatCallTables(measures) };
  }
  if (task === 'drafts') {
    const outcomes = await evaluateDrafts(analyst, options);
    if (options.show) console.log(outcomes.map(showDraft).join('\n'));
    const measures = measureDrafts(outcomes.map(({ score }) => score));
    return { measures, tables: formatDraftTable(measures) };
  }
  const outcomes = await evaluateOrganizations(analyst, options);
  if (options.show) console.log(outcomes.map(showOrganization).join('\n'));
  const measures = measureOrganizations(outcomes);
  return { measures, tables: formatOrganizationTables(measures) };
}

const { measures, tables } = await evaluate();
if (!options.show) console.log(tables);
console.log(`\n${JSON.stringify(measures.documents)}\n${summarizeCpuTimes()}`);
if (languageModel) console.log(languageModel.describeUsage());
if (json) {
  const previousResults = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(await readFile(json, 'utf8').catch(() => '{}')));
  const { split, today } = options;
  const name = languageModel ? `${task} by ${languageModel.model}` : task;
  const results = { ...previousResults, [name]: { split, today, ...measures } };
  await writeFile(json, `${JSON.stringify(results, null, 2)}\n`);
}
