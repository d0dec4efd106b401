import type { Requirement, RequirementKind } from '@grantwright/shared/contract';
import { findWrittenNumbers } from '@grantwright/shared/values';
import { computeCosine } from '../model/compute-cosine.ts';
import type { Encoder } from '../model/embedding.ts';
import { comparable } from '../text/normalize.ts';
import { listComparableStems } from '../text/stem.ts';

type Statement = Pick<Requirement, 'text' | 'kind' | 'appliesTo'>;

/** Limits the pairwise comparisons. Only very long documents have more statements. */
const maxCompared = 2_000;
/** Minimum cosines, tuned on paraphrases and on statements that differ in one important word. */
const minSimilarity = { contained: 0.65, extended: 0.85, paraphrase: 0.93 };
/** A statement with more additional words may not be a repetition. */
const maxAdditions = 2;

/** Kinds in which a single extra word may create a separate rule: "narrative" and "budget narrative". */
const exactKinds: ReadonlySet<RequirementKind> = new Set([
  'deadline',
  'eligibility',
  'amount',
  'limit',
]);

/** Words that instruct, bind or count but say nothing about the subject. */
const bindingStems = new Set(
  listComparableStems(
    'must should required requires requirement provide provided include attach submit send use keep limit exceed ' +
      'within least most maximum minimum copy before after due applicant applicants page pages percent please ensure ' +
      'award grant grantee grantees recipient recipients proposal application applications allowed eligible ' +
      'one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty sixty ninety hundred',
  ),
);
const negation =
  /\b(?:not|no|nor|never|cannot|without|unless|except|excluding|ineligible|unallowable|prohibited)\b/i;

/**
 * Returns, for each statement, the index of a more specific statement that repeats it, or its own index. Statements
 * with different kinds, tracks or numbers are never repetitions, and a longer statement never replaces a shorter
 * deadline, amount, limit or eligibility rule.
 */
export async function findRepetitions(
  statements: readonly Statement[],
  encoder: Encoder,
): Promise<number[]> {
  const compared = statements.slice(0, maxCompared);
  const embeddings = await encoder.embed(compared.map(({ text }) => text));
  const described = compared.map((statement) => ({
    ...describe(statement),
    embedding: embeddings.get(statement.text) ?? new Float32Array(),
  }));
  const replacements = described.map((own, ownIndex) => {
    const index = described.findIndex(
      (other, otherIndex) =>
        otherIndex !== ownIndex &&
        isRepeatedBy(own, other) &&
        (otherIndex < ownIndex || !isRepeatedBy(other, own)),
    );
    return index < 0 ? ownIndex : index;
  });
  return statements.map((_, index) => replacements[index] ?? index);
}

type ComparableStatement = ReturnType<typeof describe> & { embedding: Float32Array };

const describe = ({ text, kind, appliesTo = '' }: Statement) => ({
  kind,
  words: comparable(text),
  appliesTo: comparable(appliesTo),
  isNegative: negation.test(text),
  stems: new Set(
    listComparableStems(text).filter((stem) => !bindingStems.has(stem) && !/\d/.test(stem)),
  ),
  numbers: new Set(findWrittenNumbers(text).map(({ value }) => value)),
  /** As in "Track B". */
  letters: new Set(text.match(/(?<=\w )[A-Z]\b/g)),
});

/** Whether `other` includes everything stated by `own`. */
function isRepeatedBy(own: ComparableStatement, other: ComparableStatement): boolean {
  if (own.appliesTo !== other.appliesTo) return false;
  if (own.words === other.words) return true;
  if (own.kind !== other.kind || own.isNegative !== other.isNegative) return false;
  if (!contains(other.numbers, own.numbers) || !contains(other.letters, own.letters)) return false;
  const similarity = computeCosine(own.embedding, other.embedding);
  const isSameSize = other.numbers.size === own.numbers.size;
  const missing = countMissing(own.stems, other.stems);
  const added = countMissing(other.stems, own.stems);
  if (missing + added <= 1 && isSameSize && similarity >= minSimilarity.paraphrase) return true;
  if (own.stems.size === 0 || missing > 0) return false;
  if (exactKinds.has(own.kind)) return added === 0 && similarity >= minSimilarity.contained;
  return similarity >= (added > maxAdditions ? minSimilarity.extended : minSimilarity.contained);
}

const countMissing = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number =>
  [...a].filter((item) => !b.has(item)).length;

const contains = <T>(whole: ReadonlySet<T>, part: ReadonlySet<T>): boolean =>
  countMissing(part, whole) === 0;
