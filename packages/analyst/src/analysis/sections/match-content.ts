import type { Criterion, RequirementKind, SectionDetail } from '@grantwright/shared/contract';
import { toReadableText } from '@grantwright/shared/richtext';
import { isSameName } from '@grantwright/shared/submission';
import { squeeze } from '../../text/normalize.ts';
import type { Line } from '../find-requirements.ts';

/** Adds the funder's weight to the sections that are criteria as well. */
export const addWeights = (
  sections: readonly SectionDetail[],
  criteria: readonly Criterion[],
): SectionDetail[] =>
  sections.map((section) => {
    const { points, percent } = criteria.find(({ name }) => isSameName(name, section.name)) ?? {};
    return {
      ...section,
      ...(points !== undefined && { points }),
      ...(percent !== undefined && { percent }),
    };
  });

const writingRequest =
  /^(?:\(?[\divxa-z]{1,4}[.):]\s+)?(?:please |briefly )*(?:describe|explain|discuss|summari[sz]e|outline|identify|indicate|demonstrate|tell us|how|what|why|who)\b/i;
/** Kinds of requirements that ask for more than a text, which a section does not show. */
const kindsOfRules: ReadonlySet<RequirementKind> = new Set([
  'limit',
  'format',
  'deadline',
  'attachment',
  'submission',
]);

/** Omits the lines that only ask what to write in a section, because the section shows them. */
export function removeWritingRequests(
  lines: readonly Line[],
  sections: readonly SectionDetail[],
): Line[] {
  const shown = new Set(sections.flatMap(({ prompts }) => prompts));
  return lines.filter(
    ({ unit: { text }, kind }) =>
      kindsOfRules.has(kind) ||
      !writingRequest.test(text) ||
      !shown.has(toReadableText(squeeze(text))),
  );
}
