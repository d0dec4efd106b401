/**
 * Drafts an application of every applicant for every call with the built-in analyst, and measures it:
 *   npx tsx --conditions=@grantwright/source bench/quality/evaluate-drafts.ts FOLDER [--today=YYYY-MM-DD] [--show]
 * FOLDER holds the calls and `applicants.json`: what each organization says of itself and answers, and
 * which calls (files) to draft for. `--show` prints the drafts, to be read aloud.
 */
import { loadDraftModel } from '@grantwright/analyst';
import { draftOf } from './draft-of.ts';
import { inputsOf } from './inputs-of.ts';
import { scoreDraft, textOf } from './score-draft.ts';

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--'));
const today =
  args.find((arg) => arg.startsWith('--today='))?.slice(8) ?? new Date().toISOString().slice(0, 10);
const show = args.includes('--show');
if (!folder) throw new Error('Which folder? It must hold applicants.json and the calls it names.');

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;

const sum = {
  drafts: 0,
  sections: 0,
  served: 0,
  filled: 0,
  retold: 0,
  sentences: 0,
  unsupported: 0,
  repeated: 0,
  parroted: 0,
  over: 0,
};

const model = await loadDraftModel();
for await (const { call, input } of inputsOf(folder, today)) {
  const { organizationInfo } = input;
  const draft = await draftOf(input, model);
  const score = scoreDraft(input, draft);
  console.log(
    `${organizationInfo.name} for ${call}: served ${score.served} and filled ${score.filled} of ${score.sections}, told again ${score.retold.length}, repeated ${score.repeated.length} and copied ${score.parroted.length} of ${score.sentences}, unsupported ${score.unsupported.length}, over the limit ${score.over.length}, gaps ${score.gaps.length}`,
  );
  for (const line of score.unsupported) console.log(`  unsupported  ${line}`);
  for (const line of score.repeated) console.log(`  repeated     ${line}`);
  for (const line of score.parroted) console.log(`  copied       ${line}`);
  for (const line of score.over) console.log(`  too long     ${line}`);
  if (show)
    for (const { name, blocks } of draft)
      console.log(`\n## ${name}\n${blocks.map(textOf).join('\n')}`);
  sum.drafts += 1;
  sum.sections += score.sections;
  sum.served += score.served;
  sum.filled += score.filled;
  sum.retold += score.retold.length;
  sum.sentences += score.sentences;
  sum.unsupported += score.unsupported.length;
  sum.repeated += score.repeated.length;
  sum.parroted += score.parroted.length;
  sum.over += score.over.length;
}
console.log(
  `\n${sum.drafts} drafts: sections served ${percent(sum.served, sum.sections)} and filled ${percent(sum.filled, sum.sections)}, told again ${percent(sum.retold, sum.sentences)}, repeated ${percent(sum.repeated, sum.sentences)}, copied ${percent(sum.parroted, sum.sentences)}, unsupported ${sum.unsupported}, over the limit ${sum.over}`,
);
