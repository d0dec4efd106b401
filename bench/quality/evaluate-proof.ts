/**
 * Measures the proof on sentences that somebody wrote of an applicant, some of them false:
 *   npx tsx --conditions=@grantwright/source bench/quality/evaluate-proof.ts FOLDER [--today=YYYY-MM-DD]
 * FOLDER holds `applicants.json`, as for drafts, and `planted.json`: by applicant the sentences, each with the words
 * of it that are false. Prints what was not reported, what was reported although it is true, and how many of each.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkClaims } from '@grantwright/ai';
import { z } from 'zod';
import { applicantsSchema } from './applicants.ts';
import { readPaper } from './read-paper.ts';

const plantedSchema = z.object({
  drafts: z.array(
    z.object({
      applicant: z.string(),
      sentences: z.array(z.object({ text: z.string(), false: z.array(z.string()) })),
    }),
  ),
});

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--'));
const today =
  args.find((arg) => arg.startsWith('--today='))?.slice(8) ?? new Date().toISOString().slice(0, 10);
if (!folder) throw new Error('Which folder? It must hold applicants.json and planted.json.');

const parse = async <T>(schema: z.ZodType<T>, file: string): Promise<T> =>
  schema.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;

const { applicants } = await parse(applicantsSchema, 'applicants.json');
const { drafts } = await parse(plantedSchema, 'planted.json');
const sum = { false: 0, reported: 0, true: 0, alarms: 0 };

for (const { applicant, sentences } of drafts) {
  const of = applicants.find(({ organizationInfo }) => organizationInfo.name === applicant);
  if (!of) throw new Error(`${applicant} is not among the applicants.`);
  const documents = await Promise.all(
    of.documents.map(async (name) => ({
      documentId: name,
      name,
      reading: await readPaper(folder, name),
    })),
  );
  for (const { text, false: wrong } of sentences) {
    const { claims } = checkClaims({
      content: [{ type: 'paragraph', children: [{ text }] }],
      sources: { ...of, documents, requirements: [], sections: [] },
      today,
    });
    const reported = claims
      .filter(({ source }) => source.type === 'unsupported')
      .map((claim) => claim.text.toLowerCase());
    if (wrong.length === 0) {
      sum.true += 1;
      if (reported.length > 0) sum.alarms += 1;
      if (reported.length > 0) console.log(`alarm   ${text}   (${reported.join(' | ')})`);
      continue;
    }
    sum.false += 1;
    const isFound = wrong
      .map((words) => words.toLowerCase())
      .some((words) => reported.some((said) => said.includes(words) || words.includes(said)));
    if (isFound) sum.reported += 1;
    else console.log(`missed  ${text}   (${wrong.join(' | ')})`);
  }
}
console.log(
  `\n${sum.false} false: ${percent(sum.reported, sum.false)} reported; ${sum.true} true: ${percent(sum.alarms, sum.true)} alarmed`,
);
