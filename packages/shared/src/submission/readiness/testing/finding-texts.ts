import { findFindings } from '../find-findings.ts';
import { aReadinessInput, type Given } from './builders.ts';

/** Returns the level and text of each finding of a rule. */
export const findingTexts = (rule: string, given: Given): string[] =>
  findFindings(aReadinessInput(given))
    .filter((finding) => finding.rule === rule)
    .map(({ level, text }) => `${level}: ${text}`);
