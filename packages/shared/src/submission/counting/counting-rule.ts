import type { countingRules } from '../../contract/constants.ts';

/** How a portal counts characters. */
export type CountingRule = (typeof countingRules)[number];
