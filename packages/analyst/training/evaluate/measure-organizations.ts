import type { ExtractionScore, PlaceVerdict, ValueVerdict } from './score-extraction.ts';
import { computeF1, type Share, toShare, shareWhere } from './share.ts';
import { type Field, fields } from '../labels/vocabulary.ts';

export type FieldMeasures = {
  /** Of the predicted values whose words are labeled, the share that states the organization's field. */
  precision: Share;
  /** Of the organization's fields labeled in a document, the share found from such words. */
  recall: Share;
  /** The same two metrics, based on the values in the answer keys. */
  valuePrecision: Share;
  valueRecall: Share;
  /** The share of predicted values whose words state someone else's field. */
  aboutOthers: Share;
};

export type OrganizationMeasures = {
  documents: { labeled: number; keyed: number; lostUnits: number; unjudgedValues: number };
  /** `f1` is based on values. */
  overall: FieldMeasures & { f1: Share };
  fields: Record<string, FieldMeasures>;
};

export type OrganizationOutcome = { file: string; score: ExtractionScore; lost: number };

/** Computes totals across documents. Every value has the same weight. */
export function measureOrganizations(
  outcomes: readonly OrganizationOutcome[],
): OrganizationMeasures {
  const scores = outcomes.map(({ score }) => score);
  const predicted = scores.flatMap((score) => score.predicted);
  const labeled = scores.flatMap((score) => score.labeled);
  const values = scores.flatMap((score) => score.values ?? []);
  const all = measureFields(predicted, labeled, values);
  const one = (field: Field) => {
    const inField = <T extends { field: Field }>(list: readonly T[]) =>
      list.filter((each) => each.field === field);
    return measureFields(inField(predicted), inField(labeled), inField(values));
  };
  return {
    documents: {
      labeled: scores.length,
      keyed: scores.filter((score) => score.values).length,
      lostUnits: outcomes.reduce((sum, { lost }) => sum + lost, 0),
      unjudgedValues: predicted.filter(({ verdict }) => verdict === 'unjudged').length,
    },
    overall: {
      ...all,
      f1: computeF1(all.valueRecall.part, all.valuePrecision.whole, all.valueRecall.whole),
    },
    fields: Object.fromEntries(fields.map((field) => [field, one(field)])),
  };
}

function measureFields(
  predicted: readonly { verdict: PlaceVerdict }[],
  labeled: readonly { found: boolean }[],
  values: readonly { verdict: ValueVerdict }[],
): FieldMeasures {
  const judged = predicted.filter(({ verdict }) => verdict !== 'unjudged');
  const correct = values.filter(({ verdict }) => verdict === 'right').length;
  const count = (verdict: ValueVerdict) =>
    values.filter((value) => value.verdict === verdict).length;
  return {
    precision: shareWhere(judged, ({ verdict }) => verdict === 'right'),
    recall: shareWhere(labeled, ({ found }) => found),
    valuePrecision: toShare(correct, correct + count('wrong') + count('invented')),
    valueRecall: toShare(correct, correct + count('missed') + count('wrong')),
    aboutOthers: shareWhere(judged, ({ verdict }) => verdict === 'others'),
  };
}
