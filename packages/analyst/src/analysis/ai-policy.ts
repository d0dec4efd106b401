import { isAiRule, type StatedFact } from '@grantwright/shared/contract';
import { toFact } from './eligibility.ts';
import type { JudgedUnit } from './judge-units.ts';
import { firstOfEach } from '../text/normalize.ts';

const maxRules = 10;

/** Whether a unit is a rule about text that AI has written; a heading only names one. */
export const isAiPolicy = ({ text, kind }: Pick<JudgedUnit, 'text' | 'kind'>): boolean =>
  kind !== 'heading' && kind !== 'label' && isAiRule(text);

/** The funder's rules about text that AI has written. */
export const findAiPolicy = (units: readonly JudgedUnit[]): StatedFact[] =>
  firstOfEach(units.filter(isAiPolicy), ({ text }) => text)
    .slice(0, maxRules)
    .map((unit) => toFact({ unit }));
