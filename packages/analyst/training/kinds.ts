import type { RequirementKind } from '@grantwright/shared/contract';
import type { FactKind, Role } from './vocabulary.ts';

type Kind = {
  /** Roles of the units that a requirement of this kind may quote. */
  roles: readonly Role[];
  /** Kinds of facts that it states. */
  facts: readonly FactKind[];
};

/** What each kind of requirement is about, in the words of the labels. */
export const kinds: Record<RequirementKind, Kind> = {
  deadline: { roles: ['deadline', 'date'], facts: ['deadline'] },
  eligibility: { roles: ['eligible', 'ineligible'], facts: ['eligibility'] },
  amount: { roles: ['amount', 'cost-rule'], facts: ['amount', 'cost'] },
  limit: { roles: ['limit'], facts: ['limit'] },
  attachment: { roles: ['attachment'], facts: ['attachment'] },
  format: { roles: ['format'], facts: ['format'] },
  content: {
    roles: ['section', 'prompt', 'purpose', 'eligible', 'ineligible', 'after', 'ai-policy'],
    facts: ['after', 'ai-policy'],
  },
  evaluation: { roles: ['criteria'], facts: ['evaluation'] },
  submission: {
    roles: ['submit', 'registration', 'contact'],
    facts: ['submission', 'registration', 'contact'],
  },
};

/** Units that give an applicant nothing to do. */
export const idleRoles: ReadonlySet<Role> = new Set(['other', 'head', 'purpose']);
