import type { StatedFact } from '@grantwright/shared/contract';
import { deduplicateBy } from '@grantwright/shared/values';
import { isAiRule } from './ai-rule.ts';
import { toFact } from './to-fact.ts';
import type { ClassifiedUnit } from './classify-units.ts';
import { comparable } from '../text/normalize.ts';

const maxRules = 10;

/** Whether a unit is a rule about AI-written text. A heading is never a rule, because it only introduces one. */
export const isAiPolicy = ({ text, kind }: Pick<ClassifiedUnit, 'text' | 'kind'>): boolean =>
  kind !== 'heading' && kind !== 'label' && isAiRule(text);

/** Returns the funder's rules about AI-written text. */
export const findAiPolicy = (units: readonly ClassifiedUnit[]): StatedFact[] =>
  deduplicateBy(units.filter(isAiPolicy), ({ text }) => comparable(text))
    .slice(0, maxRules)
    .map((unit) => toFact({ unit }));
