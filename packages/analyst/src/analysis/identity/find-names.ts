import { computeProbability, type Network } from '../../model/network.ts';
import { listContentWords } from '../../text/normalize.ts';
import type { Doc } from '../../document/split-into-units.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { listNameCandidates } from './candidates.ts';
import { chooseName } from './choose-name.ts';
import { computeNameFeatures } from './compute-name-features.ts';
import { createNameTest } from './possible-name.ts';

const maxLength = 150;
/** A candidate that shares this fraction of the program's words is another form of the program's name. */
const shareOfProgram = 0.85;

/** Finds the names of the program and the funder, if the document states them. */
export function findNames(
  doc: Doc,
  units: readonly ClassifiedUnit[],
  { programs, funders }: { programs: Network; funders: Network },
): { program: string; funder?: string } {
  const candidates = listNameCandidates(doc, units);
  const features = computeNameFeatures(doc, units, candidates);
  const isName = createNameTest(units);
  const chooseBest = (network: Network, isPossible = isName) =>
    chooseName(
      candidates.filter(({ text }) => isPossible(text)),
      features
        .filter((_, index) => isPossible(candidates[index]?.text ?? ''))
        .map((vector) => computeProbability(network, vector, 'name')),
    );
  const program = chooseBest(programs)?.text ?? doc.extractedText.title ?? '';
  const programWords = new Set(listContentWords(program));
  const funder = chooseBest(
    funders,
    (text) => isName(text) && computeWordShare(text, programWords) < shareOfProgram,
  );
  return {
    program: program.slice(0, maxLength),
    ...(funder &&
      funder.probability >= (funders.threshold ?? 0) && {
        funder: funder.text.slice(0, maxLength),
      }),
  };
}

function computeWordShare(text: string, words: ReadonlySet<string>): number {
  const sharedWords = new Set(listContentWords(text).filter((word) => words.has(word)));
  return sharedWords.size / Math.max(1, words.size);
}
