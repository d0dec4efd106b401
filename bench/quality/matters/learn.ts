import type { Model } from '@grantwright/ai';

/** A text as somebody typed it: its sentences, each with the kind that a reader files it under. */
export type LabelledText = {
  kind: string;
  sentence: string;
  /** It goes on a paragraph that the sentence before it stands in. */
  goesOn: boolean;
}[];

/** Reads labelled sentences: `kind<TAB>sentence` a line, `--` between paragraphs, an empty line between texts. */
export const readLabelled = (file: string): LabelledText[] =>
  file.split(/\n\s*\n/).flatMap((text) => {
    const hasParagraphs = /^--$/m.test(text);
    const lines = text.split(/^--$/m).flatMap((paragraph) =>
      paragraph
        .split('\n')
        .flatMap((line) => {
          const [kind = '', sentence = ''] = line.split('\t');
          return kind && sentence ? [{ kind, sentence }] : [];
        })
        .map((line, at) => ({ ...line, goesOn: hasParagraphs && at > 0 })),
    );
    return lines.length > 0 ? [lines] : [];
  });

/** The year in which the notes were written. */
export const writtenIn = 2026;

const rounds = 40;
const step = 0.35;
/** Holds the weights of rare words down. */
const decay = 0.0002;
/** A word that one sentence alone has teaches nothing. */
const fewest = 2;

/** The order of the sentences in each round, the same in every run. */
const shuffled = (length: number, seed: number): number[] => {
  const order = Array.from({ length }, (_, at) => at);
  let state = seed * 2654435761 + 1;
  for (let at = length - 1; at > 0; at--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};

/** How much the neighbours say: below 1, since a text may turn at any sentence. */
const heedOfNeighbours = 0.7;

const transitions = (texts: LabelledText[], kinds: readonly string[]): number[][] => {
  const counts = kinds.map(() => kinds.map(() => 1));
  for (const text of texts)
    text.slice(1).forEach(({ kind }, at) => {
      const row = counts[kinds.indexOf(text[at]?.kind ?? '')];
      if (row) row[kinds.indexOf(kind)] = (row[kinds.indexOf(kind)] ?? 0) + 1;
    });
  return counts.map((row) => {
    const all = row.reduce((sum, each) => sum + each, 0);
    const raised = row.map((each) => (each / all) ** heedOfNeighbours);
    const whole = raised.reduce((sum, each) => sum + each, 0);
    return raised.map((each) => Number((each / whole).toFixed(4)));
  });
};

export type Learning = Model & { rows: Map<string, number[]> };

/** Logistic regression over the words of the sentences, by steps that shrink where much was learnt (AdaGrad). */
export const learn = (
  texts: LabelledText[],
  kinds: readonly string[],
  featuresOf: (sentence: string) => string[],
): Learning => {
  const all = texts.flat().map(({ kind, sentence }) => {
    const target = kinds.indexOf(kind);
    if (target < 0) throw new Error(`No such kind: ${kind} (${sentence})`);
    return { target, features: featuresOf(sentence) };
  });
  const counts = new Map<string, number>();
  for (const { features } of all)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const size = kinds.length;
  const rows = new Map<string, number[]>();
  const gone = new Map<string, number[]>();
  for (const [feature, count] of counts)
    if (count >= fewest) {
      rows.set(feature, new Array<number>(size).fill(0));
      gone.set(feature, new Array<number>(size).fill(1e-6));
    }
  const bias = new Array<number>(size).fill(0);
  const goneBias = new Array<number>(size).fill(1e-6);
  const own = all.map(({ features, target }) => ({
    target,
    features: features.flatMap((feature) => {
      const row = rows.get(feature);
      const past = gone.get(feature);
      return row && past ? [{ row, past }] : [];
    }),
  }));
  for (let round = 0; round < rounds; round++)
    for (const at of shuffled(own.length, round + 1)) {
      const { features, target } = own[at] ?? { features: [], target: 0 };
      const sums = bias.map((each, to) =>
        features.reduce((sum, { row }) => sum + (row[to] ?? 0), each),
      );
      const highest = Math.max(...sums);
      const raised = sums.map((sum) => Math.exp(sum - highest));
      const whole = raised.reduce((sum, each) => sum + each, 0);
      for (let to = 0; to < size; to++) {
        const error = (raised[to] ?? 0) / whole - (to === target ? 1 : 0);
        goneBias[to] = (goneBias[to] ?? 0) + error * error;
        bias[to] = (bias[to] ?? 0) - (step * error) / Math.sqrt(goneBias[to] ?? 1);
        for (const { row, past } of features) {
          const slope = error + decay * 20 * (row[to] ?? 0);
          past[to] = (past[to] ?? 0) + slope * slope;
          row[to] = (row[to] ?? 0) - (step * slope) / Math.sqrt(past[to] ?? 1);
        }
      }
    }
  const prior = kinds.map(
    (_, at) => all.filter(({ target }) => target === at).length / Math.max(1, all.length),
  );
  return {
    bias: bias.map((each) => Number(each.toFixed(3))),
    prior: prior.map((each) => Number(each.toFixed(4))),
    next: transitions(texts, kinds),
    rows,
    weights: new Map(
      [...rows].map(([feature, row]) => [
        feature,
        row.map((weight, at): [number, number] => [at, weight]),
      ]),
    ),
  };
};
