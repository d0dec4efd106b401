/** What was learnt of the words of each kind of sentence, and of which kind follows which. */
export type Model = {
  bias: number[];
  prior: number[];
  next: number[][];
  weights: ReadonlyMap<string, [kind: number, weight: number][]>;
};

/** As the weights lie in their file: what is too small to matter is left out. */
export type Learnt = { bias: number[]; prior: number[]; next: number[][]; weights: string };

const hundredth = 100;

/** Reads the weights, a feature a line: its name, a tab, and for each kind that it speaks for or against a letter and hundredths. */
export const modelOf = ({ bias, prior, next, weights }: Learnt): Model => ({
  bias,
  prior,
  next,
  weights: new Map(
    weights
      .split('\n')
      .filter(Boolean)
      .map((line): [string, [number, number][]] => {
        const [feature = '', told = ''] = line.split('\t');
        return [
          feature,
          [...told.matchAll(/([a-z])(-?\d+)/g)].map(([, letter = 'a', weight]) => [
            letter.charCodeAt(0) - 'a'.charCodeAt(0),
            Number(weight) / hundredth,
          ]),
        ];
      }),
  ),
});

/** The other way: weights as their file holds them. */
export const asText = (weights: ReadonlyMap<string, number[]>, least: number): string =>
  [...weights]
    .map(([feature, row]) => {
      const told = row
        .map((each, at) => {
          const weight = Math.round(each * hundredth);
          return Math.abs(weight) >= least * hundredth
            ? `${String.fromCharCode('a'.charCodeAt(0) + at)}${weight}`
            : '';
        })
        .join('');
      return told ? `${feature}\t${told}` : '';
    })
    .filter(Boolean)
    .sort()
    .join('\n');
