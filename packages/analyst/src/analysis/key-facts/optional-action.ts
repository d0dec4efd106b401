import type { Requirement, RequirementKind } from '@grantwright/shared/contract';

/** Kinds that ask the applicant to do something. */
const actionKinds: readonly RequirementKind[] = ['attachment', 'format', 'content', 'submission'];

const statesItself =
  /\b(?:should|may|can|could|expected|encouraged|welcome|recommended|optional|not required|if it applies|if you like|preferred?|invited|ask questions)\b/i;

/** Only an instruction can be optional, since a statement does not require any action. */
const instruction =
  /^(?:please )?(?:attach|include|submit|send|provide|upload|add|enclose|fill in|complete|put|tell|describe|explain|use|write|give|bring|register|follow|keep|list|name|show|prepare|format|label|answer|contact|attend|sign|mail|e-?mail)\b/i;

/** Whether a requirement is an optional action even though its text does not say so. */
export const isOptionalAction = ({ kind, mandatory, text }: Requirement): boolean =>
  !mandatory && actionKinds.includes(kind) && instruction.test(text) && !statesItself.test(text);
