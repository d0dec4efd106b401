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

/** The requirements by kind, mandatory ones first within each. */
export function groupRequirements(requirements: Requirement[]): RequirementGroup[] {
  return requirementKinds.flatMap((kind) => {
    const ofKind = requirements.filter((requirement) => requirement.kind === kind);
    if (ofKind.length === 0) return [];
    const ordered = [
      ...ofKind.filter((requirement) => requirement.mandatory),
      ...ofKind.filter((requirement) => !requirement.mandatory),
    ];
    return [{ kind, label: requirementLabels[kind], requirements: ordered }];
  });
}
