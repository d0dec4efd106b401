import { anyOf } from '@grantwright/shared/values/any-of';
import { comparable, squeeze, trimEndCharacters } from '@grantwright/analyst/main-thread';
import type { ExtractedText } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import type { ModelAnalysis } from './analysis-schema.ts';
import type { Evidence } from './evidence.ts';

/** Returns the names of the program and the funder if the document contains them. */
export function chooseNames(
  evidence: Evidence,
  parts: readonly ModelAnalysis[],
): { program: string; funder: string | undefined } {
  const findFirst = (pick: (part: ModelAnalysis) => string | null) =>
    parts.map((part) => verifyName(evidence, pick(part))).find((name) => name !== undefined);
  const program = findFirst(({ grantProgram }) => grantProgram);
  const funder = findFirst((part) => part.funder);
  const isSwapped =
    program !== undefined &&
    funder !== undefined &&
    organizationName.test(program) &&
    !programName.test(program) &&
    programName.test(funder) &&
    !organizationName.test(funder);
  if (isSwapped) return { program: funder, funder: program };
  const title = chooseTitle(evidence.extractedText);
  const isFunder =
    funder !== undefined && program !== undefined && isNamedAsFunder(program, funder);
  return { program: isFunder && title !== '' ? title : (program ?? title), funder };
}

/**
 * Whether the program and the funder have the same name; the title or the built-in analyst may provide a better program
 * name.
 */
export const isNamedAsFunder = (program: string, funder: string): boolean =>
  comparable(program) === comparable(funder) && !programName.test(program);

/** Whether a name denotes a program rather than an organization. */
export const isProgramName = (name: string): boolean =>
  programName.test(name) && !organizationName.test(name);

const organizationName = anyOf(
  /\b(?:foundation|department|agency|council|trust|commission|authority|ministry|institute)\b/i,
  /\b(?:office|bank|city|county)\b/i,
);
const programName = anyOf(
  /\b(?:programs?|grants?|funds?|initiative|awards?|fellowships?|scholarships?|bursar(?:y|ies))\b/i,
  /\b(?:residenc(?:y|ies)|challenge|prizes?)\b/i,
);

/** Returns the name, or the part of it found in the document, without remarks in parentheses, articles or units. */
function verifyName(evidence: Evidence, stated: string | null): string | undefined {
  const trimmed = stated?.trim() ?? '';
  const name = finalAbbreviation.test(trimmed) ? trimmed : trimEndCharacters(trimmed, '.,;:');
  const plain = squeeze(name.replace(/\([^()]*\)/g, '')).replace(/^the /i, '');
  const pieces = plain.split(/,\s+|\s[–—-]\s/);
  const isInPieces = pieces.length > 1 && pieces.every((piece) => evidence.contains(piece));
  if (name === '') return undefined;
  return (
    [name, plain].find((candidate) => evidence.contains(candidate)) ??
    (isInPieces ? plain : findLongestPart(evidence, plain))
  );
}

const finalAbbreviation = /\b(?:Inc|Ltd|Co|Corp|Assn|Jr|Sr)\.$/;

/** The fraction of its words that a partial name must contain. */
const minFraction = 0.6;

/**
 * Returns the longest beginning or end of a name found in the document, because models add "Program" or a year, or join
 * the names of an event and its grant. The part keeps a word such as "Program" unless the model added only such words.
 */
function findLongestPart(evidence: Evidence, name: string): string | undefined {
  const words = name.split(' ');
  if (!evidence.isRepetition(name, true)) return undefined;
  const parts = words.slice(1).flatMap((_, cut) => {
    const count = words.length - 1 - cut;
    return [
      { part: words.slice(0, count), rest: words.slice(count) },
      { part: words.slice(-count), rest: words.slice(0, -count) },
    ];
  });
  const contained = parts
    .filter(({ part }) => part.length > 1 && evidence.contains(part.join(' ')))
    .map(({ part, rest }) => ({ text: part.join(' '), count: part.length, rest: rest.join(' ') }));
  const isLongEnough = ({ count }: { count: number }) => count >= words.length * minFraction;
  const best = programName.test(name)
    ? (contained.find(({ text }) => namesProgram(text)) ??
      contained.find((part) => isLongEnough(part) && isGeneric(part.rest)))
    : contained.find(isLongEnough);
  return best?.text;
}

/** Title words that state only the kind of document or its year. */
const genericWords = new Set(
  (
    'the a an and for of to annual open final draft fy fiscal year grant grants program funding full call request ' +
    'requests application applications proposal proposals projects nominations qualifications rfp rfa rfq nofo nofa ' +
    'notice opportunity availability announcement guideline guidelines guidance form instructions package information ' +
    'uniform table contents introduction overview home untitled document welcome'
  ).split(' '),
);
const isGeneric = (title: string): boolean =>
  comparable(title)
    .split(' ')
    .every((word) => genericWords.has(word) || /^\d*$/.test(word));

/** Whether a title names a program rather than an organization or part of the document. */
const namesProgram = (title: string): boolean => programName.test(title) && !isGeneric(title);

const fileName = /\.(?:pdf|docx?|html?|txt)$|^microsoft word\b|_/i;
/** The number of blocks at the beginning that may contain the title. */
const openingBlocks = 8;

/** Returns the program named in the document's title, or an empty string. */
export function chooseTitle({ title, blocks }: ExtractedText): string {
  const heading = blocks
    .slice(0, openingBlocks)
    .flatMap((block) => (block.type === 'heading' ? [extractName(block.text)] : []))
    .find(namesProgram);
  const documentName = title && !fileName.test(title) ? extractName(title) : '';
  return (heading ?? (namesProgram(documentName) ? documentName : '')).slice(0, limits.title);
}

const extractName = (title: string): string =>
  title
    .split(/[:|–—](?=\s)|\s-\s/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !isGeneric(piece))
    .join(': ');
