import type { Criterion, RequirementKind, SectionDetail } from '@grantwright/shared/contract';
import { toReadableText } from '@grantwright/shared/richtext';
import { isSameText } from '@grantwright/shared/submission';
import { squeeze } from '../../text/normalize.ts';
import { hasStatedValue } from '../requirements/belonging-lines.ts';
import { isBinding, type Line } from '../requirements/find-requirements.ts';

/** Adds the funder's weight to the sections that are criteria as well. */
export const addWeights = (
  sections: readonly SectionDetail[],
  criteria: readonly Criterion[],
): SectionDetail[] =>
  sections.map((section) => {
    const { points, percent } = criteria.find(({ name }) => isSameText(name, section.name)) ?? {};
    return {
      ...section,
      ...(points !== undefined && { points }),
      ...(percent !== undefined && { percent }),
    };
  });

const writingRequest =
  /^(?:\(?[\divxa-z]{1,4}[.):]\s+)?(?:please |briefly )*(?:describe|explain|discuss|summari[sz]e|outline|identify|indicate|demonstrate|tell us|how|what|why|who)\b/i;
/** Kinds of demands besides the text, even if the same sentence asks for it: "Name your partners and attach letters." */
const otherDemands: ReadonlySet<RequirementKind> = new Set([
  'limit',
  'format',
  'deadline',
  'attachment',
  'submission',
]);
/** Kinds that state a rule if they name a value or a duty: "Explain how you will raise the required match of 25%." */
const possibleRules: ReadonlySet<RequirementKind> = new Set([
  'eligibility',
  'amount',
  'after-award',
]);

const demandsMore = ({ unit, kind }: Line): boolean =>
  otherDemands.has(kind) ||
  (possibleRules.has(kind) && (hasStatedValue(unit) || isBinding(unit.text)));

/** Omits the lines that only ask what to write in a section, because the section shows them. */
export function removeWritingRequests(
  lines: readonly Line[],
  sections: readonly SectionDetail[],
): Line[] {
  const shown = new Set(sections.flatMap(({ prompts }) => prompts));
  return lines.filter(
    (line) =>
      demandsMore(line) ||
      !writingRequest.test(line.unit.text) ||
      !shown.has(toReadableText(squeeze(line.unit.text))),
  );
}
