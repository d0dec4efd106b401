/**
 * Learns what the words of applicants' notes tell of and what the words of funders ask for, from the labelled
 * sentences beside this file:
 *   npx tsx --conditions=@grantwright/source bench/quality/matters/train.ts [--cross]
 * It writes the weights that the built-in analyst uses. `--cross` writes nothing: it leaves out each writer's file in
 * turn, learns from the others', and prints how many of the sentences left out are filed as their writer did.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  asks,
  asText,
  featuresOf,
  featuresOfAsk,
  matters,
  tieInParagraph,
  weighFeatures,
  weighWith,
} from '@grantwright/ai';
import { learn, readLabelled, writtenIn, type LabelledText } from './learn.ts';

type Task = {
  folder: string;
  kinds: readonly string[];
  features: (sentence: string) => string[];
  /** Whether the sentences of a text stand together, and tell of each other. */
  inTexts: boolean;
  file: string;
  name: string;
};

/** Each feature weighed under this changes nothing. */
const least = 0.3;
const here = import.meta.dirname;
const tasks: Task[] = [
  {
    folder: 'notes',
    kinds: matters,
    features: (sentence) => featuresOf(sentence, writtenIn),
    inTexts: true,
    file: 'weights.ts',
    name: 'learnt',
  },
  {
    folder: 'asks',
    kinds: asks,
    features: featuresOfAsk,
    inTexts: false,
    file: 'weights-of-asks.ts',
    name: 'learntOfAsks',
  },
];

const writersOf = async (folder: string): Promise<{ name: string; texts: LabelledText[] }[]> => {
  const files = (await readdir(join(here, folder))).filter((name) => name.endsWith('.tsv')).sort();
  return Promise.all(
    files.map(async (name) => ({
      name: `${folder}/${name}`,
      texts: readLabelled(await readFile(join(here, folder, name), 'utf8')),
    })),
  );
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;
const sureFrom = 0.6;

const best = (weights: number[]): number => weights.indexOf(Math.max(...weights));

const measure = (
  { kinds, features, inTexts }: Task,
  name: string,
  taught: LabelledText[],
  left: LabelledText[],
): void => {
  const model = learn(taught, kinds, features);
  const tally = { all: 0, right: 0, alone: 0, sure: 0, sureRight: 0 };
  for (const text of left) {
    const sentences = text.map(({ sentence }) => sentence);
    const together = inTexts
      ? weighWith(
          model,
          sentences,
          writtenIn,
          text.map((line) => ({ tie: line.goesOn ? tieInParagraph(line.sentence) : 0 })),
        )
      : [];
    text.forEach(({ kind, sentence }, at) => {
      const own = weighFeatures(features(sentence), model);
      const found = together[at] ?? own;
      const isRight = kinds[best(found)] === kind;
      const isSure = Math.max(...found) >= sureFrom;
      tally.all += 1;
      tally.right += isRight ? 1 : 0;
      tally.alone += kinds[best(own)] === kind ? 1 : 0;
      tally.sure += isSure ? 1 : 0;
      tally.sureRight += isSure && isRight ? 1 : 0;
    });
  }
  console.log(
    `${name}: ${percent(tally.right, tally.all)} of ${tally.all} sentences right (by their own words alone ${percent(tally.alone, tally.all)}); sure of ${percent(tally.sure, tally.all)}, of which right ${percent(tally.sureRight, tally.sure)}`,
  );
};

const write = async (
  { kinds, features, file, name }: Task,
  texts: LabelledText[],
): Promise<void> => {
  const { bias, prior, next, rows } = learn(texts, kinds, features);
  const list = (row: number[]): string => `[${row.join(', ')}]`;
  const target = join(here, '../../../services/ai/src/built-in/matters', file);
  await writeFile(
    target,
    `import type { Learnt } from './model.ts';

// Written by bench/quality/matters/train.ts from the labelled sentences beside it; not to be edited by hand.
export const ${name}: Learnt = {
  bias: ${list(bias)},
  prior: ${list(prior)},
  next: [${next.map(list).join(', ')}],
  weights: ${JSON.stringify(asText(rows, least))},
};
`,
  );
  console.log(`${target}: ${rows.size} words and pairs for ${kinds.length} kinds`);
};

for (const task of tasks) {
  const writers = await writersOf(task.folder);
  if (process.argv.includes('--cross'))
    for (const { name, texts } of writers)
      measure(
        task,
        name,
        writers.filter((other) => other.name !== name).flatMap((other) => other.texts),
        texts,
      );
  else
    await write(
      task,
      writers.flatMap(({ texts }) => texts),
    );
}
