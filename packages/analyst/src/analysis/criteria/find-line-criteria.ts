import { removeReplacedText } from '@grantwright/shared/call-files';
import { findStatedWeights } from '@grantwright/shared/submission';
import type { Unit } from '../../document/unit.ts';
import { squeeze } from '../../text/normalize.ts';
import { parseCriterionName } from './parse-criterion-name.ts';
import { isAboutEvaluation } from './evaluation-words.ts';
import type { WeightedCriterion } from './weighted-criterion.ts';

/** Cheap prefilter for lines with a weight. */
const weighted = /\d.{0,20}(?:points?|pts|%|per ?cent)|(?:points?|pts|weight|max\w*).{0,20}\d/i;
const brackets = /[([][^()[\]]{0,40}\d[^()[\]]{0,40}[)\]]/;
const maxSentenceName = 12;

/** Finds criteria in headings, items and sentences that state points: "Project design (30 points)". */
export function findLineCriteria(unit: Unit): WeightedCriterion[] {
  const { text, kind, path, level } = unit;
  if (!weighted.test(text) || text.endsWith('?')) return [];
  const isEvaluated = isAboutEvaluation(path.slice(-3));
  const weights = findStatedWeights(squeeze(removeReplacedText(text)));
  const isBare = kind === 'sentence' && weights.length === 1 && !brackets.test(text);
  return weights.flatMap(({ name: written, points, percent }): WeightedCriterion[] => {
    const name = parseCriterionName(written);
    const isPlaced = isEvaluated || isAboutEvaluation([text]);
    if (!name || (percent !== undefined && !isPlaced) || (isBare && !isEvaluated)) return [];
    if (isBare && name.split(' ').length > maxSentenceName) return [];
    return [
      {
        name,
        amount: points ?? percent ?? 0,
        unit: points === undefined ? 'percent' : 'points',
        source: unit,
        list: `${kind} ${level}`,
      },
    ];
  });
}
