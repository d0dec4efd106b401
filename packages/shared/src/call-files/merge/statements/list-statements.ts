import type { AnalysisDetails } from '../../../contract/analysis.ts';
import type { StatedFact } from '../../../contract/call-facts.ts';
import { mapFacts, type QuotedFact } from '../../../submission/facts/map-facts.ts';
import { toStatement, type Statement } from '../../wording/statement.ts';

/** Lists the statements of an analysis, without duplicate text. */
export function listStatements(details: AnalysisDetails): Statement[] {
  const kinds = new Map(details.requirements.map(({ text, kind }) => [text, kind]));
  const statements = new Map<string, Statement>();
  mapFacts({ ...details, changes: [] }, (fact) => {
    if (isStated(fact) && !statements.has(fact.text)) {
      statements.set(fact.text, toStatement(fact, kinds.get(fact.text)));
    }
    return fact;
  });
  return [...statements.values()];
}

/** Whether a fact is a statement in the funder's words rather than a value. */
export const isStated = (fact: QuotedFact): fact is StatedFact => fact.text !== undefined;
