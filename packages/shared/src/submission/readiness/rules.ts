import type { Finding } from './finding.ts';
import type { Draft } from './readiness-input.ts';
import { emptySections } from './rules/empty-sections.ts';
import { missingSections } from './rules/missing-sections.ts';
import { openGaps } from './rules/open-gaps.ts';

type Rule = (draft: Draft) => Finding[];

/** All rules, in the order in which a person works off their findings. */
export const rules: readonly Rule[] = [missingSections, emptySections, openGaps];
