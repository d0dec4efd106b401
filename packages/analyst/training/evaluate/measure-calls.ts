import { type RequirementKind, requirementKinds } from '@grantwright/shared/contract';
import type { CallScore } from './score-call.ts';
import { computeF1, type Share, toShare, shareWhere } from './share.ts';
import { factKinds, type FactKind, type Status } from '../labels/vocabulary.ts';

/** The result for one document. `score` is present if its units are labeled. */
export type CallOutcome = {
  file: string;
  status: Status;
  predicted: Status;
  score?: CallScore;
  /** The number of labeled units whose text has changed since annotation. */
  lost: number;
};

export type CallMeasures = {
  documents: { judged: number; labeled: number; keyed: number; lostUnits: number };
  overall: Record<string, Share>;
  kinds: Record<string, { units: Share; precision: Share }>;
  facts: Record<string, { found: Share; inKind: Share }>;
};

/** Computes totals across documents. Every fact, statement and section has the same weight. */
export function measureCalls(outcomes: readonly CallOutcome[]): CallMeasures {
  const calls = outcomes.filter(({ status }) => status !== 'not-a-call');
  const scores = calls.flatMap(({ score }) => score ?? []);
  const keyed = scores.flatMap((score) => score.keyed ?? []);
  const facts = keyed.flatMap((each) => each.facts);
  const statements = scores.flatMap((score) => score.statements);
  const judged = statements.filter(({ verdict }) => verdict !== 'unjudged');
  const verdicts = (...names: string[]) =>
    shareWhere(judged, ({ verdict }) => names.includes(verdict));
  const count = (result: 'found' | 'missed' | 'extra') =>
    keyed.reduce((sum, { sections }) => sum + sections[result].length, 0);
  const [found, missed, extra] = [count('found'), count('missed'), count('extra')];
  // ignore closed calls, because it is debatable whether they count as calls
  const decided = outcomes.filter(({ status }) => status !== 'closed');
  const isCall = ({ predicted }: CallOutcome) => predicted !== 'not-a-call';
  return {
    documents: {
      judged: outcomes.length,
      labeled: scores.length,
      keyed: keyed.length,
      lostUnits: outcomes.reduce((sum, { lost }) => sum + lost, 0),
    },
    overall: {
      'facts found': shareWhere(facts, (fact) => fact.found),
      'facts found in their kind': shareWhere(facts, ({ inKind }) => inKind),
      'statements right': verdicts('right'),
      'statements wrong': verdicts('idle', 'misfiled', 'unlocated'),
      'wrong: nothing to do': verdicts('idle'),
      'wrong: another kind': verdicts('misfiled'),
      'wrong: not in the document': verdicts('unlocated'),
      repeated: shareWhere(statements, ({ isRepeated }) => isRepeated),
      'sections F1': computeF1(found, found + extra, found + missed),
      'sections precision': toShare(found, found + extra),
      'sections recall': toShare(found, found + missed),
      'program named': shareTrue(keyed.map(({ program }) => program)),
      'funder named': shareTrue(keyed.map(({ funder }) => funder)),
      'deadline right': shareWhere(keyed, ({ deadline }) => deadline),
      'date of deadline right': shareWhere(keyed, ({ deadlineDate }) => deadlineDate),
      'call or not': shareWhere(decided, (each) => isCall(each) === (each.status !== 'not-a-call')),
      'calls recognized': shareWhere(
        decided.filter(({ status }) => status !== 'not-a-call'),
        isCall,
      ),
      'others refused': shareWhere(
        decided.filter(({ status }) => status === 'not-a-call'),
        (each) => !isCall(each),
      ),
      'status right': shareWhere(outcomes, ({ predicted, status }) => predicted === status),
    },
    kinds: Object.fromEntries(
      requirementKinds.map((kind) => [
        kind,
        {
          units: measureQuotedUnits(scores, kind),
          precision: shareWhere(
            judged.filter((statement) => statement.kind === kind),
            ({ verdict }) => verdict === 'right',
          ),
        },
      ]),
    ),
    facts: Object.fromEntries(
      factKinds.map((kind) => [
        kind,
        measureFoundFacts(facts.filter((fact) => fact.kind === kind)),
      ]),
    ),
  };
}

const shareTrue = (answers: readonly (boolean | undefined)[]): Share =>
  shareWhere(
    answers.filter((answer) => answer !== undefined),
    Boolean,
  );

const measureQuotedUnits = (scores: readonly CallScore[], kind: RequirementKind): Share =>
  toShare(
    scores.reduce((sum, { units }) => sum + units[kind].quoted, 0),
    scores.reduce((sum, { units }) => sum + units[kind].labeled, 0),
  );

const measureFoundFacts = (
  facts: readonly { kind: FactKind; found: boolean; inKind: boolean }[],
) => ({
  found: shareWhere(facts, ({ found }) => found),
  inKind: shareWhere(facts, ({ inKind }) => inKind),
});
