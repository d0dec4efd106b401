import type { Unit } from '../../document/unit.ts';
import { parseCriterionName } from './parse-criterion-name.ts';
import { isAboutEvaluation } from './evaluation-words.ts';
import { hasNoWeight, readRow, groupRows, type ScoringRow } from './table-rows.ts';
import type { WeightedCriterion } from './weighted-criterion.ts';

type WeightRow = Extract<ScoringRow, { type: 'weight' }>;

const weightHead =
  /\b(?:points?|pts|weight(?:s|ing|age)?|max(?:imum)?|score|percent(?:age)?|value)\b|%/i;
const pointsHead = /\b(?:points?|pts)\b/i;
const nameHead =
  /\b(?:criteri(?:a|on)|factors?|categor(?:y|ies)|elements?|components?|sections?|evaluation|rubric|narrative|areas?)\b/i;
const level = /\d ?(?:[-–] ?\d|points?\b)|\b(?:excellent|good|fair|poor|exceeds|meets)\b/i;
const unitInCell = /\d ?(?:points?|pts|%|percent)/i;
const minRows = 2;
/** Minimum fraction of rows with a weight. */
const minShare = 0.4;

/** Reads a scoring table, in which one column contains the criteria and another their points or percentages. */
export function findTableCriteria(units: readonly Unit[]): WeightedCriterion[] {
  const rows = groupRows(units);
  const [first] = rows;
  if (!first) return [];
  const hasHead = hasNoWeight(first) && rows.length > 1;
  const head = hasHead ? first.cells : [];
  const body = hasHead ? rows.slice(1) : rows;
  const parsedRows = body.flatMap((row) => readRow(row, head) ?? []);
  const weights = parsedRows.filter((row) => row.type === 'weight');
  const isLeveled = head.filter((cell) => level.test(cell)).length > 1;
  const isComplete = weights.length >= Math.max(minRows, body.length * minShare);
  if (isLeveled || !isComplete || !isScoring(head, first.source, weights)) return [];
  return removeSubcriteria(parsedRows).flatMap(
    ({ name: words, amount, isPercent, source }): WeightedCriterion[] => {
      const name = parseCriterionName(words);
      if (!name || amount === 0 || amount > 100) return [];
      return [
        {
          name,
          amount,
          unit: isPercent ? 'percent' : 'points',
          source,
          list: `table ${units[0]?.block}`,
        },
      ];
    },
  );
}

function isScoring(
  head: readonly string[],
  { path }: Unit,
  weights: readonly WeightRow[],
): boolean {
  const isEvaluated = isAboutEvaluation([...path.slice(-3), ...head]);
  const hasUnits = weights.every(({ source }) =>
    unitInCell.test(source.row?.cells.join(' | ') ?? ''),
  );
  if (head.length === 0) return hasUnits || isEvaluated;
  const isWeighted = head.some((cell) => weightHead.test(cell)) || hasUnits;
  return (
    isWeighted && (isEvaluated || head.some((cell) => pointsHead.test(cell) || nameHead.test(cell)))
  );
}

/** Removes subcriteria, which have their points in a separate column or are followed by a subtotal. */
function removeSubcriteria(rows: readonly ScoringRow[]): WeightRow[] {
  const ofSubtotals = findSubtotals(rows);
  if (ofSubtotals.length > 1) return ofSubtotals;
  const weights = rows.filter((row) => row.type === 'weight');
  const columns = [...new Set(weights.map(({ column }) => column))];
  const [first] = weights;
  const groups = weights.filter(({ column }) => column === first?.column);
  const isDivided = columns.length === 2 && groups.length < weights.length - groups.length + 1;
  return isDivided && groups.length > 1 ? groups : weights;
}

/** Pairs each title with the subtotal below it: "Work plan", its subcriteria, "Subtotal: 20". */
function findSubtotals(rows: readonly ScoringRow[]): WeightRow[] {
  const subtotalRows: WeightRow[] = [];
  let title: Extract<ScoringRow, { type: 'title' }> | undefined;
  let weight: WeightRow | undefined;
  for (const row of rows) {
    if (row.type === 'title') title ??= row;
    if (row.type === 'weight') weight = row;
    if (row.type !== 'subtotal') continue;
    if (title && weight)
      subtotalRows.push({ ...weight, name: title.name, source: title.source, amount: row.amount });
    [title, weight] = [undefined, undefined];
  }
  return subtotalRows;
}
