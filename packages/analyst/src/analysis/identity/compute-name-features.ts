import type { Doc } from '../../document/split-into-units.ts';
import {
  computeFeatures,
  createFeatures,
  createFeaturesByName,
  type Features,
} from '../../model/features.ts';
import type { Role } from '../../model/roles.ts';
import { comparable, listContentWords } from '../../text/normalize.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { type Candidate, sources } from './candidates.ts';
import { genericWordPattern, listDomains, listNameContexts } from './create-introduction-test.ts';
import { createNameKey } from './create-name-key.ts';
import { nounPatterns, patternsAfter, patternsBefore } from './name-patterns.ts';

const roles: readonly Role[] = ['program', 'funder', 'purpose', 'head', 'contact', 'other'];

/** A candidate in its document. */
type CandidateContext = Candidate & {
  candidateUnits: readonly ClassifiedUnit[];
  firstIndex: number;
  contexts: readonly { before: string; after: string }[];
  words: readonly string[];
  key: string;
  otherKeys: readonly string[];
  document: {
    /** The title of the document and the names of its origin. */
    frame: string;
    openings: string;
    domains: readonly string[];
    maxUnits: number;
  };
};

/** Where the name occurs, the roles of those units, and the words of the name. */
const features: Features<CandidateContext> = {
  ...createFeaturesByName('source', sources, (source, candidate: CandidateContext) =>
    Number(candidate.sources.has(source)),
  ),
  ...createFeaturesByName('role', roles, (role, { candidateUnits }: CandidateContext) =>
    Math.max(0, ...candidateUnits.map((unit) => sumProbabilities(unit, [role]))),
  ),
  ...createFeaturesByName('first role', roles, (role, context: CandidateContext) =>
    context.candidateUnits[0] ? sumProbabilities(context.candidateUnits[0], [role]) : 0,
  ),
  'in heading': ({ candidateUnits }) =>
    Number(candidateUnits.some(({ kind }) => kind === 'heading')),
  'in label': ({ candidateUnits }) => Number(candidateUnits.some(({ kind }) => kind === 'label')),
  'first in title': ({ candidateUnits: [first] }) =>
    Number(first?.kind === 'heading' && first.level === 1),
  'first unit': ({ firstIndex }) => Number(firstIndex === 0),
  'first four units': ({ firstIndex }) => Number(firstIndex < 4),
  'near the start': ({ firstIndex }) => Math.exp(-firstIndex / 10),
  'in the first pages': ({ firstIndex }) => Math.exp(-firstIndex / 60),
  'unit count': ({ candidateUnits }) => Math.log2(1 + candidateUnits.length) / 6,
  'unit share': ({ candidateUnits, document }) => candidateUnits.length / document.maxUnits,
  'in one unit': ({ candidateUnits }) => Number(candidateUnits.length <= 1),
  'share of unit': ({ candidateUnits, text }) =>
    Math.max(
      0,
      ...candidateUnits.map((unit) => Math.min(1, text.length / Math.max(1, unit.text.length))),
    ),
  ...createFeatures('noun', nounPatterns, (pattern, { text }: CandidateContext) =>
    Number(pattern.test(text)),
  ),
  ...createFeatures('before', patternsBefore, (pattern, { contexts }: CandidateContext) =>
    Number(contexts.some(({ before }) => pattern.test(before))),
  ),
  ...createFeatures('after', patternsAfter, (pattern, { contexts }: CandidateContext) =>
    Number(contexts.some(({ after }) => pattern.test(after))),
  ),
  'in frame': ({ key, document }) => Number(document.frame.includes(key.trim())),
  'words in frame': ({ words, document }) => computeShare(words, document.frame),
  'words in openings': ({ words, document }) => computeShare(words, document.openings),
  'in domain': ({ words, text, document }) => {
    const letters = joinInitials(text);
    return Number(document.domains.some((domain) => matchesDomain(domain, words, letters)));
  },
  'word count': ({ words }) => Math.min(1, words.length / 8),
  'one word': ({ words }) => Number(words.length === 1),
  'no lower case': ({ text }) => Number(/^[^\p{Ll}]+$/u.test(text)),
  acronym: ({ text }) => Number(/^\p{Lu}[\p{Lu}\d]{1,7}$/u.test(text)),
  'capitalized words': ({ text }) => computeCapitalizedShare(text),
  'in another name': ({ key, otherKeys }) => Number(otherKeys.some((other) => other.includes(key))),
  'names around it': ({ key, otherKeys }) =>
    Math.min(1, otherKeys.filter((other) => other !== key && other.includes(key)).length / 8),
  'contains a name': ({ key, otherKeys }) =>
    Number(otherKeys.some((other) => other !== key && key.includes(other))),
  punctuation: ({ text }) => Number(/[?:;]|\. /.test(text)),
  digit: ({ text }) => Number(/\d/.test(text)),
};

export const nameFeatureNames = Object.keys(features);

/** Returns one vector per candidate. */
export function computeNameFeatures(
  { extractedText }: Doc,
  units: readonly ClassifiedUnit[],
  candidates: readonly Candidate[],
): Float32Array[] {
  const { title = '', origin } = extractedText;
  const openings = units.slice(0, 6).map(({ text }) => text);
  const document = {
    frame: comparable(`${title} ${origin?.names.join(' ') ?? ''}`),
    openings: comparable(openings.join(' ')),
    domains: listDomains(origin?.host, units),
    maxUnits: Math.max(1, ...candidates.map((candidate) => candidate.units.length)),
  };
  const keys = candidates.map(({ text }) => ` ${createNameKey(text)} `);
  return candidates.map((candidate, index) =>
    Float32Array.from(
      computeFeatures(features, {
        ...candidate,
        candidateUnits: candidate.units.flatMap((index) => units[index] ?? []),
        firstIndex: candidate.units[0] ?? units.length,
        contexts: listNameContexts(candidate, units),
        words: listContentWords(candidate.text),
        key: keys[index] ?? '',
        otherKeys: keys.toSpliced(index, 1),
        document,
      }),
    ),
  );
}

const joinInitials = (text: string): string =>
  (text.match(/\b\p{Lu}/gu) ?? []).join('').toLowerCase();

const matchesDomain = (domain: string, words: readonly string[], letters: string): boolean =>
  (letters.length > 2 && domain.includes(letters)) ||
  words.some((word) => word.length > 4 && domain.includes(word) && !genericWordPattern.test(word));

const computeShare = (words: readonly string[], text: string): number =>
  words.length === 0 ? 0 : words.filter((word) => text.includes(word)).length / words.length;

function computeCapitalizedShare(text: string): number {
  const words = text.split(' ').filter((word) => word.length > 3);
  return words.length === 0
    ? 1
    : words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length / words.length;
}
