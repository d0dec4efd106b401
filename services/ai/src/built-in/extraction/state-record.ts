import { agency } from './agency-letter.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Line } from './paper.ts';

type Bare = Omit<Line, 'others'>;

/** What a state's register of corporations calls what it keeps of each. */
const labels =
  /^((?:entity|corporation|corporate|business|organi[sz]ation)? ?(?:name|status|type|id)(?: number)?|(?:formation|filing|effective|registration|incorporation) date|date (?:formed|filed|registered|of (?:formation|incorporation|registration))|(?:filing|document|file|control|entity|charter|registration|SOS(?:ID)?|id) ?(?:number|no\.?|#)|form|jurisdiction|citizenship|(?:state|place) of (?:formation|incorporation|origin)|(?:periodic|annual) report.{0,20}|principal (?:office|address).{0,24}|registered agent.{0,12}|filing history.{0,24})\s*(?::|$)/i;
const keeper =
  /\b(?:secretary of (?:state|the commonwealth)|(?:division|bureau) of corporations|corporations? (?:division|bureau|commission)|business (?:entity|entities|corporation)? ?search)\b/i;
const ofAnOffice =
  /\b(?:division|bureau|department|commission|terms (?:and conditions|of use|of service)|privacy|contact us|help ?desk)\b/i;
const reached = /@[\w-]+\.\w|\bwww\.|https?:|\d{3}[). -]{1,2}\d{3}[.-]\d{4}|\b[A-Z]{2},? \d{5}\b/;
const fewestLabels = 4;

/**
 * On the page that a state's register has of a corporation, the lines that say where its keeper is; what the corporation
 * has is told beside a label.
 */
export const recordKeeper = (lines: Bare[], kind: DocumentKind): Set<number> => {
  const told = lines.flatMap(({ text }) => labels.exec(text)?.[1]?.toLowerCase() ?? []);
  if (
    kind !== 'other' ||
    new Set(told).size < fewestLabels ||
    !lines.some(({ text }) => keeper.test(text))
  )
    return new Set();
  return new Set(
    lines.flatMap(({ text, row, foot }, at) =>
      row === undefined &&
      !labels.test(text) &&
      reached.test(text) &&
      (foot || ofAnOffice.test(text) || agency.test(text))
        ? [at]
        : [],
    ),
  );
};
