import type { AnalysisDetails, Requirement } from '../../contract/analysis.ts';
import type { DocumentFormat } from '../../contract/document-format.ts';
import { splitClauses } from './clauses.ts';
import { chooseFont, findFonts } from './font.ts';
import { findFontSizes } from './font-size.ts';
import { findLineSpacings } from './line-spacing.ts';
import { findMargins } from './margin.ts';
import { namesApplicantInHeader, findPageNumberRule, findPaperSizes } from './page-rules.ts';
import { chooseValue } from './stated-value.ts';
import { usualFormat } from './usual-format.ts';

/** A sentence stating one of the funder's rules. */
type FormatSource = {
  rule: keyof DocumentFormat;
  text: string;
  quote?: string | undefined;
  page?: number | undefined;
  file?: number | undefined;
};

export type FormatRules = { format: DocumentFormat; sources: FormatSource[] };

type Statement = Omit<FormatSource, 'rule'>;

/**
 * Finds the funder's formatting rules, each with its sentences. Rules for one kind of applicant are omitted.
 *
 * @param organizationName for a header with the applicant's name
 */
export function findFormatRules(
  details: Pick<AnalysisDetails, 'requirements' | 'keyFacts'>,
  organizationName?: string,
): FormatRules {
  const statements = listStatements(details);
  const sources: FormatSource[] = [];
  /** Finds the values of a rule, for each statement that has one. */
  function findStated<T>(rule: keyof DocumentFormat, find: (clause: string) => T[]): T[][] {
    return statements.flatMap(({ text, quote, page, file }) => {
      const values = splitClauses(quote ?? text).flatMap(find);
      if (values.length > 0) sources.push({ rule, text, quote, page, file });
      return values.length > 0 ? [values] : [];
    });
  }
  const font = chooseFont(findStated('font', findFonts));
  const fontSize = chooseValue(findStated('fontSize', findFontSizes).flat(), usualFormat.fontSize);
  const margin = chooseValue(findStated('margin', findMargins).flat(), usualFormat.margin);
  const lineSpacing = chooseValue(
    findStated('lineSpacing', findLineSpacings).flat(),
    usualFormat.lineSpacing,
  );
  const [paper] = findStated('paper', findPaperSizes).flat();
  const [pageNumbers] = findStated('pageNumbers', findPageNumberRule).flat();
  const [hasHeader] = organizationName
    ? findStated('header', (clause) => (namesApplicantInHeader(clause) ? [true] : [])).flat()
    : [];
  const format: DocumentFormat = {
    ...(font !== undefined && { font }),
    ...(fontSize !== undefined && { fontSize }),
    ...(margin !== undefined && { margin }),
    ...(lineSpacing !== undefined && { lineSpacing }),
    ...(paper !== undefined && { paper }),
    ...(pageNumbers !== undefined && { pageNumbers }),
    ...(hasHeader && { header: organizationName }),
  };
  return { format, sources: sources.filter(({ rule }) => rule in format) };
}

/** Many calls state the format among the rules on how to submit. */
const kindsWithRules: ReadonlySet<Requirement['kind']> = new Set(['format', 'limit', 'submission']);

function listStatements({
  requirements,
  keyFacts,
}: Pick<AnalysisDetails, 'requirements' | 'keyFacts'>): Statement[] {
  const rules: Statement[] = requirements.filter(
    ({ kind, appliesTo }) => kindsWithRules.has(kind) && appliesTo === undefined,
  );
  const words = ({ text, quote }: Statement) => quote ?? text;
  const { length } = keyFacts ?? {};
  const isRepeated = length && rules.some((rule) => words(rule) === words(length));
  return length && !isRepeated ? [...rules, length] : rules;
}
