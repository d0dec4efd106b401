import type { RequirementKind } from '@grantwright/shared/contract';
import { anyOf } from '@grantwright/shared/values';
import type { Unit } from '../../document/unit.ts';
import type { Role } from '../../model/roles.ts';
import type { Value } from '../../text/values.ts';

/** Values or words in a unit that indicate a kind. */
type Signs = { values: readonly Value['type'][]; words: RegExp };

type Rule = {
  /** Roles of the units listed under this kind. */
  roles: readonly Role[];
  /** Signs without which a unit is not a requirement of this kind. */
  needs?: Signs;
  /** Signs that favor this kind if several kinds are probable. */
  evidence: Signs;
  /** Added to the probability of a line when there are too many lines. */
  importance: number;
  /** Maximum number of lines of this kind. Only the most probable lines are listed. */
  maxLines: number;
};

/** The rules for every kind of requirement. */
export const requirementRules: Readonly<Record<RequirementKind, Rule>> = {
  deadline: {
    roles: ['deadline', 'date'],
    needs: {
      values: ['date', 'time'],
      words:
        /\b(?:deadlines?|due|rolling|clos(?:es?|ed|ing)|open|weeks?|months?|days?|years?|quarter|annual\w*|spring|summer|fall|autumn|winter|any time)\b/i,
    },
    evidence: { values: [], words: /\bdeadlines?\b/i },
    importance: 0.2,
    maxLines: 12,
  },
  eligibility: {
    roles: ['eligible', 'ineligible'],
    evidence: {
      values: [],
      words:
        /\b(?:eligib\w+|ineligible|qualif\w+|applicants? must|must be an?|not (?:be )?(?:fund|consider)\w*|open to|may apply|nonprofits?|501)\b/i,
    },
    importance: 0.1,
    maxLines: 20,
  },
  amount: {
    roles: ['amount', 'cost-rule'],
    evidence: {
      values: ['money', 'money-range'],
      words: /\b(?:costs?|match(?:ing)?|indirect|overhead|budgets?)\b/i,
    },
    importance: 0.2,
    maxLines: 15,
  },
  limit: {
    roles: ['limit'],
    needs: { values: ['count', 'percent'], words: /\b(?:one|only|single|pages?|words?|length)\b/i },
    evidence: { values: [], words: /\b(?:pages?|words?|characters?|slides?|minutes?)\b/i },
    importance: 0.2,
    maxLines: 12,
  },
  attachment: {
    roles: ['attachment'],
    evidence: {
      values: [],
      words: anyOf(
        /\b(?:attach\w*|enclos\w+|upload\w*|letters? of (?:support|recommendation|reference|commitment)|r[ée]sum[ée]s?|cvs?)\b/i,
        /\b(?:curriculum vitae|transcripts?|audits?|irs|determination letter|cop(?:y|ies) of)\b/i,
      ),
    },
    importance: 0.1,
    maxLines: 15,
  },
  format: {
    roles: ['format'],
    evidence: {
      values: [],
      words:
        /\b(?:fonts?|margins?|spac(?:ed|ing)|pdfs?|(?:double|single)-sided|file (?:types?|formats?|names?)|point type|typed|letter-size|a4)\b/i,
    },
    importance: 0.15,
    maxLines: 10,
  },
  evaluation: {
    roles: ['criteria'],
    evidence: {
      values: [],
      words:
        /\b(?:scor(?:e|es|ed|ing)|points?|criteri\w+|evaluat\w+|review(?:ed|ers?)?|priorit\w+|preference|competitive|selection|judged?)\b/i,
    },
    importance: 0,
    maxLines: 15,
  },
  submission: {
    roles: ['submit', 'registration', 'contact'],
    evidence: {
      values: ['email', 'url', 'phone'],
      words:
        /\b(?:submit(?:ted|ting)?|submission|e-?mail(?:ed)?|portal|online|sam\.gov|uei|grants\.gov|contact|questions)\b/i,
    },
    importance: 0,
    maxLines: 15,
  },
  content: {
    roles: ['ai-policy'],
    evidence: { values: [], words: /\b(?:ai|artificial intelligence|generat(?:ed|ive))\b/i },
    importance: 0,
    maxLines: 5,
  },
  'after-award': {
    roles: ['after'],
    evidence: {
      values: [],
      words:
        /\b(?:reports?|recipients?|awardees?|grantees?|acknowledg\w+|agreement|publish|publicity)\b/i,
    },
    importance: 0,
    maxLines: 15,
  },
};

const hasSign = ({ text, values }: Unit, signs: Signs): boolean =>
  values.some(({ type }) => signs.values.includes(type)) || signs.words.test(text);

/** Whether a unit has one of the signs needed for a requirement of this kind. */
export const hasRequiredValues = (kind: RequirementKind, unit: Unit): boolean => {
  const { needs } = requirementRules[kind];
  return !needs || hasSign(unit, needs);
};

/** Whether the values or words of a unit support a kind. */
export const hasEvidence = (kind: RequirementKind, unit: Unit): boolean =>
  hasSign(unit, requirementRules[kind].evidence);
