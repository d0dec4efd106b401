import { limits, type SectionDetail } from '@grantwright/shared/contract';
import { toReadableText } from '@grantwright/shared/richtext';
import { deduplicateBy } from '@grantwright/shared/values';
import { comparable, squeeze } from '../../text/normalize.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { computeProbability, type Network } from '../../model/network.ts';
import { findLengthLimit } from './find-length-limit.ts';
import { findPageReferences } from './find-page-references.ts';
import { aboutCallPattern } from './asks-for-text.ts';
import {
  findNamedParts,
  type Part,
  type PartWithContent,
  type SectionContent,
} from './find-named-parts.ts';
import { computePartFeatures } from './compute-part-features.ts';
import { mergeNumberedFields } from './merge-numbered-fields.ts';
import { openingRequestPattern } from './name-line.ts';
import { removeGroupTitles } from './remove-group-titles.ts';
import { removeContents } from './section-contents.ts';
import { removeRowLabels } from './remove-row-labels.ts';
import { raiseAnnouncedLines } from './raise-announced-lines.ts';
import { raiseSiblingLines } from './sibling-lines.ts';

const minProbabilityOfContent = 0.4;
/** Maximum distance between a line and the name of its section. */
const maxUnits = 30;
const maxPrompts = 40;

/** More lines than this are rarely all sections: the least probable ones are usually prompts or fields. */
const maxLines = 25;

/** Finds the sections to be written by the applicant, in the funder's order, with their content and length limits. */
export function findSections(units: readonly ClassifiedUnit[], network: Network): SectionDetail[] {
  const probabilities = computePartFeatures(units).map((vector) =>
    computeProbability(network, vector, 'part'),
  );
  return selectSections(units, probabilities, network.threshold ?? 0.5);
}

/**
 * Finds the sections among units from the probability that each names one. A single title without content or a length
 * limit is more likely a heading about something else.
 */
export function selectSections(
  allUnits: readonly ClassifiedUnit[],
  lineProbabilities: readonly number[],
  minProbability: number,
): SectionDetail[] {
  const pageReferences = findPageReferences(allUnits);
  const isKept = (_: unknown, index: number): boolean => {
    const unit = allUnits[index];
    return unit !== undefined && !pageReferences.has(unit);
  };
  const units = removeRowLabels(allUnits.filter(isKept));
  const probabilities = removeContents(units, lineProbabilities.filter(isKept), minProbability);
  const [lowestKept = 0] = probabilities.toSorted((a, b) => b - a).slice(maxLines - 1);
  const threshold = Math.max(minProbability, lowestKept);
  const parts = removeContinuations(
    findNamedParts(
      units,
      raiseAnnouncedLines(units, raiseSiblingLines(units, probabilities, threshold), threshold),
      threshold,
    ),
  );
  const described = parts.map((part, index) => {
    const end = findEnd(part, parts[index + 1], units);
    return { ...part, ...collectContent(part, units.slice(part.index + 1, end)) };
  });
  const sections = deduplicateBy(
    mergeNumberedFields(
      removeGroupTitles(
        described.filter((part) => !isAboutCall(part)),
        units,
      ),
    ),
    ({ name }) => comparable(name),
  );
  const [only] = sections;
  if (only && sections.length === 1 && only.prompts.length === 0 && !only.limit) return [];
  return sections.slice(0, limits.sections).map(({ name, unit, prompt = '', prompts, limit }) => ({
    name,
    description: prompts[0] ?? '',
    required: !/\b(?:optional|if applicable)\b/i.test(`${unit.text} ${prompt}`),
    prompts,
    quote: unit.text,
    ...(limit && { limit }),
    ...(unit.page !== undefined && { page: unit.page }),
  }));
}

/**
 * Omits sentences that continue a paragraph or item in which an earlier sentence names a section: they are about that
 * section. "Describe your plan. Include its costs."
 */
const removeContinuations = (parts: readonly Part[]): Part[] =>
  parts.filter(
    ({ unit }, index) => unit.kind === 'row' || parts[index - 1]?.unit.block !== unit.block,
  );

/** Returns where a section ends: before the next section or before a heading of the same or a higher level. */
function findEnd(
  { unit, index }: Part,
  next: Part | undefined,
  units: readonly ClassifiedUnit[],
): number {
  const last = Math.min(next?.index ?? units.length, index + maxUnits);
  const heading = units.findIndex(
    (other, position) =>
      position > index &&
      position < last &&
      other.kind === 'heading' &&
      other.level <= getLevel(unit),
  );
  return heading < 0 ? last : heading;
}

/**
 * Returns the level of a heading. All other lines rank below headings, so that any heading ends a section that they
 * name.
 */
const getLevel = ({ kind, level }: ClassifiedUnit): number => (kind === 'heading' ? level : 7);

/** "Attachment: A 2-page summary must be uploaded" limits the attachment. */
const isAboutAttachment = /^attachments?:/i;

function collectContent({ unit, prompt }: Part, lines: readonly ClassifiedUnit[]): SectionContent {
  const questions = lines
    .filter((line) => sumProbabilities(line, ['prompt']) >= minProbabilityOfContent)
    .map(({ text }) => text);
  const limit =
    findLengthLimit(unit) ??
    lines
      .filter(
        (line) =>
          !isAboutAttachment.test(line.text) &&
          sumProbabilities(line, ['limit', 'prompt', 'format']) >= minProbabilityOfContent,
      )
      .map(findLengthLimit)
      .find((found) => found !== undefined);
  const prompts = joinChoices([...(prompt ? [prompt] : []), ...questions].map(squeeze))
    .map(toReadableText)
    .filter(Boolean)
    .slice(0, maxPrompts);
  return { prompts, ...(limit && { limit }) };
}

/** "Yes ☐ No ☐ If yes, give details" */
const startsWithChoices = /^(?:[\p{L}\d ]{1,30}[☐□] ?){2}/u;

/** Adds the choices of a form to the question above them. */
function joinChoices(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const question = joined.at(-1);
    if (question?.endsWith('?') && startsWithChoices.test(text))
      joined[joined.length - 1] = `${question} ${text}`;
    else joined.push(text);
  }
  return joined;
}

/** Whether a part has the title of what the funder tells applicants, and asks for nothing. */
const isAboutCall = ({ name, prompts }: PartWithContent): boolean =>
  aboutCallPattern.test(name) && !prompts.some((prompt) => openingRequestPattern.test(prompt));
