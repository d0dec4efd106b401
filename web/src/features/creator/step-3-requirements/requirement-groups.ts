import {
  requirementKinds,
  type Requirement,
  type RequirementKind,
} from '@grantwright/shared/contract';

const names: Record<RequirementKind, string> = {
  deadline: 'Deadlines',
  eligibility: 'Who can apply',
  amount: 'Money',
  limit: 'Length and limits',
  attachment: 'To attach',
  format: 'How it should look',
  content: 'What it must say',
  evaluation: 'How it is judged',
  submission: 'How to submit',
};

export type RequirementGroup = { kind: RequirementKind; name: string; requirements: Requirement[] };

/** The checklist by kind; within a kind, what must be comes before what may be. */
export function groupRequirements(requirements: Requirement[]): RequirementGroup[] {
  return requirementKinds.flatMap((kind) => {
    const own = requirements.filter((requirement) => requirement.kind === kind);
    if (own.length === 0) return [];
    const ordered = [
      ...own.filter((requirement) => requirement.mandatory),
      ...own.filter((requirement) => !requirement.mandatory),
    ];
    return [{ kind, name: names[kind], requirements: ordered }];
  });
}

/** What a person can do or leave: who may apply, the money and the judging are no tasks. */
const tasks: readonly RequirementKind[] = ['attachment', 'format', 'content', 'submission'];
const saysItself =
  /\b(?:should|may|can|could|expected|encouraged|welcome|recommended|optional|not required|if it applies|if you like|preferred?|invited|ask questions)\b/i;

/** A statement of the funder asks nothing that one could leave: only an order can be optional. */
const asks =
  /^(?:please )?(?:attach|include|submit|send|provide|upload|add|enclose|fill in|complete|put|tell|describe|explain|use|write|give|bring|register|follow|keep|list|name|show|prepare|format|label|answer|contact|attend|sign|mail|e-?mail)\b/i;

/** Whether a line needs the word: a task that may be left out, where its own sentence does not say so. */
export const isOptional = ({ kind, mandatory, text }: Requirement): boolean =>
  !mandatory && tasks.includes(kind) && asks.test(text) && !saysItself.test(text);
