import type { PaperScore, PlaceVerdict, ValueVerdict } from './score-paper.ts';
import { f1Of, type Share, shareOf, shareWhere } from './share.ts';
import { type Field, fields } from './vocabulary.ts';

export type FieldMeasures = {
  /** Of the values given whose words are labeled, those that give the field of the organization. */
  precision: Share;
  /** Of the fields that a paper's labels give of the organization, those found from such words. */
  recall: Share;
  /** The same two by the values of the answer keys. */
  valuePrecision: Share;
  valueRecall: Share;
  /** Values given whose words tell the field of somebody else. */
  ofOthers: Share;
};

export type PaperMeasures = {
  documents: { labeled: number; keyed: number; lostUnits: number; unjudgedValues: number };
  /** `f1` is by value. */
  overall: FieldMeasures & { f1: Share };
  fields: Record<string, FieldMeasures>;
};

export type PaperOutcome = { file: string; score: PaperScore; lost: number };

/** Totals over papers; every value counts the same. */
export function measurePapers(outcomes: readonly PaperOutcome[]): PaperMeasures {
  const scores = outcomes.map(({ score }) => score);
  const given = scores.flatMap((score) => score.given);
  const labeled = scores.flatMap((score) => score.labeled);
  const values = scores.flatMap((score) => score.values ?? []);
  const all = measureFields(given, labeled, values);
  const one = (field: Field) => {
    const own = <T extends { field: Field }>(list: readonly T[]) =>
      list.filter((each) => each.field === field);
    return measureFields(own(given), own(labeled), own(values));
  };
  return {
    documents: {
      labeled: scores.length,
      keyed: scores.filter((score) => score.values).length,
      lostUnits: outcomes.reduce((sum, { lost }) => sum + lost, 0),
      unjudgedValues: given.filter(({ verdict }) => verdict === 'unjudged').length,
    },
    overall: {
      ...all,
      f1: f1Of(all.valueRecall.part, all.valuePrecision.whole, all.valueRecall.whole),
    },
    fields: Object.fromEntries(fields.map((field) => [field, one(field)])),
  };
}

function measureFields(
  given: readonly { verdict: PlaceVerdict }[],
  labeled: readonly { found: boolean }[],
  values: readonly { verdict: ValueVerdict }[],
): FieldMeasures {
  const judged = given.filter(({ verdict }) => verdict !== 'unjudged');
  const right = values.filter(({ verdict }) => verdict === 'right').length;
  const count = (verdict: ValueVerdict) => values.filter((each) => each.verdict === verdict).length;
  return {
    precision: shareWhere(judged, ({ verdict }) => verdict === 'right'),
    recall: shareWhere(labeled, ({ found }) => found),
    valuePrecision: shareOf(right, right + count('wrong') + count('invented')),
    valueRecall: shareOf(right, right + count('missed') + count('wrong')),
    ofOthers: shareWhere(judged, ({ verdict }) => verdict === 'others'),
  };
}
