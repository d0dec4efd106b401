import {
  requirementKinds,
  type Analysis,
  type Requirement,
  type RequirementKind,
} from '@grantwright/shared/contract';
import { requirementLabels } from '@grantwright/shared/submission';

export type RequirementGroup = {
  kind: RequirementKind;
  label: string;
  requirements: Requirement[];
};

/** Groups requirements by kind, with mandatory ones first in each group. */
export function groupRequirements(requirements: Requirement[]): RequirementGroup[] {
  return requirementKinds.flatMap((kind) => {
    const requirementsOfKind = requirements.filter((requirement) => requirement.kind === kind);
    if (requirementsOfKind.length === 0) return [];
    const ordered = [
      ...requirementsOfKind.filter((requirement) => requirement.mandatory),
      ...requirementsOfKind.filter((requirement) => !requirement.mandatory),
    ];
    return [{ kind, label: requirementLabels[kind], requirements: ordered }];
  });
}

/** Omits the requirements that ask only for attachments, which have a list of their own, unless there are no others. */
export function withoutAttached(analysis: Analysis): Analysis {
  const { requirements: all, ...details } = analysis.details;
  const attached = new Set(all.filter(({ isAttached }) => isAttached).map(({ text }) => text));
  const requirements = analysis.requirements.filter((text) => !attached.has(text));
  if (requirements.length === 0) return analysis;
  return {
    ...analysis,
    requirements,
    details: { ...details, requirements: all.filter(({ text }) => !attached.has(text)) },
  };
}
