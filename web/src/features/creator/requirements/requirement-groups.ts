import {
  requirementKinds,
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
