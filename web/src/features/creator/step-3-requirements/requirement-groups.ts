import {
  requirementKinds,
  type Requirement,
  type RequirementKind,
} from '@grantwright/shared/contract';

const labels: Record<RequirementKind, string> = {
  deadline: 'Deadlines',
  eligibility: 'Eligibility',
  amount: 'Amounts and costs',
  limit: 'Length and limits',
  attachment: 'Attachments',
  format: 'Format',
  content: 'Content',
  evaluation: 'Evaluation',
  submission: 'How to submit',
  'after-award': 'After the award',
};

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
    return [{ kind, label: labels[kind], requirements: ordered }];
  });
}
