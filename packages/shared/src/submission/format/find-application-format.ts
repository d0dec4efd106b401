import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { DocumentFormat } from '../../contract/document-format.ts';
import { findFormatRules } from './find-format-rules.ts';
import { usualFormat } from './usual-format.ts';

type FormatSources = {
  details: Pick<AnalysisDetails, 'requirements' | 'keyFacts'> | undefined;
  changes: DocumentFormat | undefined;
  organizationName?: string | undefined;
};

/**
 * Finds the format of every file of an application: the funder's rules with the applicant's changes. Returns undefined
 * if neither differs from the default format.
 */
export function findApplicationFormat({
  details,
  changes,
  organizationName,
}: FormatSources): DocumentFormat | undefined {
  const statedFormat = details ? findFormatRules(details, organizationName).format : {};
  const format = { ...statedFormat, ...changes };
  return Object.keys(format).length > 0 ? format : undefined;
}

/**
 * Extracts the part of a format that differs from the funder's rules or, where there are none, from the default format.
 */
export function pickFormatChanges(
  format: DocumentFormat,
  statedFormat: DocumentFormat,
): DocumentFormat {
  const unchanged: DocumentFormat = { ...usualFormat, header: '', ...statedFormat };
  return Object.fromEntries(
    Object.entries(format).filter(([rule, value]) => value !== Reflect.get(unchanged, rule)),
  );
}
