/**
 * Puts false figures, dates and names into drafts that the built-in analyst made, one at a time, and counts how many
 * the proof reports, and how many of the true facts it reports too:
 *   npx tsx --conditions=@grantwright/source bench/quality/evaluate-planted.ts FOLDER [--today=YYYY-MM-DD] [--show]
 * FOLDER holds the calls and `applicants.json`, as for evaluate-drafts.ts. What is put in stands nowhere in what the
 * applicant said. `--show` prints what was missed and what was reported of true facts.
 */
import { checkClaims } from '@grantwright/ai';
import { loadDraftModel } from '@grantwright/analyst';
import type { Claim } from '@grantwright/shared/contract';
import { draftOf } from './draft-of.ts';
import { inputsOf } from './inputs-of.ts';
import { falseValue } from './false-value.ts';
import { replaced } from './replaced.ts';

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--'));
const today =
  args.find((arg) => arg.startsWith('--today='))?.slice(8) ?? new Date().toISOString().slice(0, 10);
const show = args.includes('--show');
if (!folder) throw new Error('Which folder? It must hold applicants.json and the calls it names.');

/** So many in each draft: 200 in five applications of five organizations each. */
const planted = 8;
const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
const isUnsupported = ({ source }: Claim): boolean => source.type === 'unsupported';
const sum = { facts: 0, alarms: 0, planted: 0, reported: 0 };

const model = await loadDraftModel();
for await (const { call, input } of inputsOf(folder, today)) {
  const { organizationInfo } = input;
  const content = await draftOf(input, model);
  const { claims } = checkClaims({ content, sources: input, today });
  sum.facts += claims.length;
  sum.alarms += claims.filter(isUnsupported).length;
  if (show)
    for (const { text, section } of claims.filter(isUnsupported))
      console.log(`alarm   ${organizationInfo.name}, ${call}: ${section ?? ''}: ${text}`);
  const known = JSON.stringify([input, content]);
  const supported = claims.filter((claim) => !isUnsupported(claim));
  const step = Math.max(1, Math.floor(supported.length / planted));
  let put = 0;
  for (let at = 0; at < supported.length && put < planted; at += step) {
    const claim = supported[at];
    const wrong = claim && falseValue(claim, known);
    const changed = claim && wrong && replaced(content, claim, wrong);
    if (!changed) continue;
    put += 1;
    sum.planted += 1;
    const said = checkClaims({ content: changed, sources: input, today }).claims.filter(
      isUnsupported,
    );
    const isFound = said.some(({ text }) => text.includes(wrong) || wrong.includes(text));
    if (isFound) sum.reported += 1;
    else if (show)
      console.log(`missed  ${organizationInfo.name}, ${call}: ${claim.text} → ${wrong}`);
  }
}
console.log(
  `\n${sum.planted} false: ${percent(sum.reported, sum.planted)} reported; ${sum.facts} true facts: ${percent(sum.alarms, sum.facts)} reported`,
);
