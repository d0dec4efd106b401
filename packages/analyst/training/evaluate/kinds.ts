import type { RequirementKind } from '@grantwright/shared/contract';
import type { FactKind, Role } from '../labels/vocabulary.ts';

type Kind = {
  /** Roles of units that a requirement of this kind may quote. */
  roles: readonly Role[];
  /** Kinds of facts stated by such a requirement. */
  facts: readonly FactKind[];
};

/** The label roles and fact kinds covered by each kind of requirement. */
export const kinds: Record<RequirementKind, Kind> = {
  deadline: { roles: ['deadline', 'date'], facts: ['deadline'] },
  eligibility: { roles: ['eligible', 'ineligible'], facts: ['eligibility'] },
  amount: { roles: ['amount', 'cost-rule'], facts: ['amount', 'cost'] },
  limit: { roles: ['limit'], facts: ['limit'] },
  attachment: { roles: ['attachment'], facts: ['attachment'] },
  format: { roles: ['format'], facts: ['format'] },
  content: {
    roles: ['section', 'prompt', 'purpose', 'eligible', 'ineligible', 'ai-policy'],
    facts: ['ai-policy'],
  },
  evaluation: { roles: ['criteria'], facts: ['evaluation'] },
  submission: {
    roles: ['submit', 'registration', 'contact'],
    facts: ['submission', 'registration', 'contact'],
  },
  'after-award': { roles: ['after'], facts: ['after'] },
};

/** Roles of units that do not require any action from an applicant. */
export const nonActionableRoles: ReadonlySet<Role> = new Set(['other', 'head', 'purpose']);
