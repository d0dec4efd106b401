import { computeProbability, type Network } from '../../model/network.ts';
import { listContentWords } from '../../text/normalize.ts';
import { listComparableStems } from '../../text/stem.ts';
import type { Doc } from '../../document/split-into-units.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { type Candidate, listNameCandidates } from './candidates.ts';
import { chooseName } from './choose-name.ts';
import { computeNameFeatures } from './compute-name-features.ts';
import { createIntroductionTest } from './create-introduction-test.ts';
import { isOrganizationName } from './is-organization-name.ts';
import { isProgramTitle, removeDocumentNoun } from './is-program-title.ts';
import { nounPatterns } from './name-patterns.ts';
import { createNameTest } from './possible-name.ts';
import { removeSiteName } from './remove-site-name.ts';
import { trimProgramWords } from './trim-program-words.ts';

const maxLength = 150;
/** A candidate that shares this fraction of the program's words is another form of the program's name. */
const shareOfProgram = 0.85;

/** Below this probability, the title of the document names the program better than its most probable name. */
const minProgram = 0.1;
/** "Request for Proposals" names the program unless a name of its own is at least this share as probable. */
const shareOfGeneric = 0.75;
/** Minimum probability of a funder without a noun for an organization in its name. */
const minFunder = 0.4;
/** Minimum number of mentions of a funder if nothing else shows that it is the funder. */
const minMentions = 3;

/** Finds the names of the program and the funder, if the document states them. */
export function findNames(
  doc: Doc,
  units: readonly ClassifiedUnit[],
  { programs, funders }: { programs: Network; funders: Network },
): { program: string; funder?: string } {
  const candidates = listNameCandidates(doc, units);
  const isPossibleName = createNameTest(units);
  const features = computeNameFeatures(doc, units, candidates);
  const isName = candidates.map(({ text }) => isPossibleName(text));
  const isIntroduced = createIntroductionTest(doc, units);
  const chooseBest = (
    network: Network,
    isPossible: (candidate: Candidate, probability: number) => boolean,
  ) => {
    const possible = candidates.flatMap((candidate, index) => {
      const vector = features[index];
      if (!vector || !isName[index]) return [];
      const probability = computeProbability(network, vector, 'name');
      return isPossible(candidate, probability) ? [{ candidate, probability }] : [];
    });
    return chooseName(
      possible.map(({ candidate }) => candidate),
      possible.map(({ probability }) => probability),
    );
  };
  const titled = chooseBest(programs, ({ text }) => isProgramTitle(text));
  const likeliest = chooseBest(programs, () => true);
  const minTitled = Math.max(minProgram, shareOfGeneric * (likeliest?.probability ?? 0));
  const named = titled && titled.probability >= minTitled ? titled : likeliest;
  // The title of the document or its site names the program that the text calls "Request for Proposals".
  const framed = chooseBest(programs, isProgramInFrame);
  const best = named && isProgramTitle(named.text) ? named : (framed ?? named);
  const { title = '' } = doc.extractedText;
  const isBetter = (best?.probability ?? 0) < minProgram && isTitleOfText(title, units);
  const program = best && !isBetter ? best.text : title;
  const withoutDocument = removeDocumentNoun(program);
  const programWords = new Set(listComparableStems(program));
  const minProbability = funders.threshold ?? 0;
  const chooseFunder = (isFunder: (candidate: Candidate, probability: number) => boolean) =>
    chooseBest(
      funders,
      (candidate, probability) =>
        probability >= minProbability &&
        computeWordShare(candidate.text, programWords) < shareOfProgram &&
        isFunder(candidate, probability),
    );
  const funder =
    chooseFunder((candidate, probability) =>
      isOrganizationName(candidate, probability >= minFunder || isIntroduced(candidate)),
    ) ??
    chooseFunder(
      (candidate) =>
        candidate.units.length >= minMentions &&
        !/\d/.test(candidate.text) &&
        isOrganizationName(candidate, true),
    );
  const name = isProgramTitle(withoutDocument) ? withoutDocument : program;
  const otherNames = candidates.map(({ text }) => text);
  const organization = funder && trimProgramWords(funder.text, otherNames);
  return {
    program: (organization ? removeSiteName(name, organization) : name).slice(0, maxLength),
    ...(organization && { funder: organization.slice(0, maxLength) }),
  };
}

/** Whether a title of the document or its site is the name of a program, unlike the name of a file. */
const isProgramInFrame = ({ text, sources }: Candidate): boolean =>
  sources.has('frame') &&
  !/\.\w{2,5}$/.test(text) &&
  isProgramTitle(text) &&
  [nounPatterns.grant, nounPatterns.program, nounPatterns.fellowship, nounPatterns.fund].some(
    (noun) => noun.test(text),
  );

/** Whether a title is that of the text, unlike the name of a file or "Untitled document". */
function isTitleOfText(title: string, units: readonly ClassifiedUnit[]): boolean {
  const words = listContentWords(title);
  const textWords = new Set(units.flatMap(({ text }) => listContentWords(text)));
  return words.length > 1 && isProgramTitle(title) && words.every((word) => textWords.has(word));
}

function computeWordShare(text: string, words: ReadonlySet<string>): number {
  const sharedWords = new Set(listComparableStems(text).filter((word) => words.has(word)));
  return sharedWords.size / Math.max(1, words.size);
}
