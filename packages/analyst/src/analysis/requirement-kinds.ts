import type { RequirementKind } from '@grantwright/shared/contract';
import type { Unit } from '../document/unit.ts';
import type { Role } from '../model/roles.ts';
import type { Value } from '../text/values.ts';

type Rule = {
  /** A unit with these roles belongs on the checklist under this kind. */
  roles: readonly Role[];
  /** Without one of these values, or a word that says the same, it is no such requirement. */
  needs?: { values: readonly Value['type'][]; words: RegExp };
  /** The most lines of this kind, the surest first. */
  maxLines: number;
};

/** Every kind of requirement: what makes one, and how many a checklist holds. */
export const requirementRules: Readonly<Record<RequirementKind, Rule>> = {
  deadline: {
    roles: ['deadline', 'date'],
    needs: {
      values: ['date', 'time'],
      words:
        /\b(?:deadlines?|due|rolling|clos(?:es?|ed|ing)|open|weeks?|months?|days?|years?|quarter|annual\w*|spring|summer|fall|autumn|winter|any time)\b/i,
    },
    maxLines: 15,
  },
  eligibility: { roles: ['eligible', 'ineligible'], maxLines: 30 },
  amount: { roles: ['amount', 'cost-rule'], maxLines: 20 },
  limit: {
    roles: ['limit'],
    needs: { values: ['count', 'percent'], words: /\b(?:one|only|single|pages?|words?|length)\b/i },
    maxLines: 15,
  },
  attachment: { roles: ['attachment'], maxLines: 20 },
  format: { roles: ['format'], maxLines: 10 },
  evaluation: { roles: ['criteria'], maxLines: 20 },
  submission: { roles: ['submit', 'registration', 'contact'], maxLines: 20 },
  content: { roles: ['after', 'ai-policy'], maxLines: 20 },
};

/** Whether a unit holds what a requirement of this kind cannot be without. */
export const holdsWhatItNeeds = (kind: RequirementKind, { text, values }: Unit): boolean => {
  const { needs } = requirementRules[kind];
  return !needs || values.some(({ type }) => needs.values.includes(type)) || needs.words.test(text);
};
