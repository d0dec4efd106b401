import { words } from '../text/words.ts';
import type { Finding } from './finding.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

/** So many words in a row, the value first, are copied and no chance. */
const copied = 7;

/** "nine hours a week for 44 weeks at": a source says just that, whatever another says of hours. */
export const saidLiterally = (
  finding: Finding,
  text: string,
  exact: readonly Occurrence[],
  index: SourceIndex,
): Occurrence | undefined => {
  const run = words(text.slice(finding.start)).slice(0, copied);
  const source = run.length === copied ? index.firstWith('words', run) : undefined;
  return source && exact.find(({ sentence }) => index.texts[sentence] === source);
};

/** So many words in a row, after at most so many others, are copied as well. */
const copiedApart = 5;
const mostBetween = 3;

/** "129 patients had not been in for over a year" of "129 had not been in for over a year". */
export const saidApart = (
  finding: Finding,
  text: string,
  exact: readonly Occurrence[],
  index: SourceIndex,
): Occurrence | undefined => {
  const [value = '', ...rest] = words(text.slice(finding.start, finding.start + longestRun));
  for (let between = 0; between <= mostBetween; between++) {
    const run = rest.slice(between, between + copiedApart);
    const source = run.length === copiedApart ? index.firstWith('words', run) : undefined;
    const before = source?.words
      .split(` ${run.join(' ')} `)[0]
      ?.trim()
      .split(' ');
    if (source && before?.slice(-mostBetween - 1).includes(value))
      return exact.find(({ sentence }) => index.texts[sentence] === source);
  }
  return undefined;
};
const longestRun = 120;
