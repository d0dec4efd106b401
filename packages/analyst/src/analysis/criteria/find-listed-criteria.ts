import { limits, type Criterion } from '@grantwright/shared/contract';
import { anyOf } from '@grantwright/shared/values';
import { comparable, squeeze } from '../../text/normalize.ts';
import { type ClassifiedUnit, sumProbabilities } from '../classify-units.ts';
import { parseCriterionName } from './parse-criterion-name.ts';

/** Titles and sentences that introduce a list of criteria. */
const introduction = anyOf(
  /\b(?:(?:evaluation|selection|review|assessment|judging|scoring|award|rating|merit) (?:\w+ )?(?:criteri(?:a|on)|factors?)|criteria (?:for|of) (?:evaluation|selection|review|assessment))\b/i,
  /\b(?:evaluated|judged|assessed|reviewed|scored|rated|ranked|selected)\b[^.;]{0,40}\b(?:on|by (?:the |these )?(?:following|criteria)|using|according to|based (?:up)?on|against|following)\b/i,
  /\b(?:when (?:scoring|evaluating|reviewing|judging|selecting)|how (?:awards|grants|applications|proposals|winners) are (?:decided|selected|evaluated|judged))\b/i,
);
/** Conditions that an applicant meets or not, rather than criteria by which applications are compared. */
const conditions = /\b(?:eligib\w+|must meet|requirements?|exclu\w+)\b/i;
/** Sentences about the evaluation itself. */
const statement = /\b(?:must|may|shall|will|can|cannot|should)\b/i;
/** Minimum mean probability that the items of a list are criteria. */
const minProbability = 0.3;
const minItems = 2;

/**
 * Finds the evaluation criteria in lists without weights: the items or headings right below a title or sentence, in the
 * funder's order.
 */
export function findListedCriteria(units: readonly ClassifiedUnit[]): Criterion[] {
  const lists = new Map<string, ClassifiedUnit[]>();
  for (const unit of units) {
    const title = squeeze(unit.path.at(-1) ?? '');
    if (!isItem(unit) || !introduction.test(title) || conditions.test(title)) continue;
    const list = lists.get(title) ?? [];
    // the first sentence of an item names its criterion
    if (list.at(-1)?.block !== unit.block) lists.set(title, [...list, unit]);
  }
  const criteria = new Map<string, Criterion>();
  for (const list of lists.values()) {
    const probability = list.reduce((sum, unit) => sum + sumProbabilities(unit, ['criteria']), 0);
    if (probability < minProbability * list.length) continue;
    const named = list.flatMap(toCriterion);
    if (named.length < minItems) continue;
    for (const criterion of named.filter(({ name }) => !criteria.has(comparable(name))))
      criteria.set(comparable(criterion.name), criterion);
  }
  return [...criteria.values()].slice(0, limits.criteria);
}

const isItem = ({ kind, text }: ClassifiedUnit): boolean =>
  (kind === 'item' || kind === 'heading') && !/[:?]$/.test(text.trim());

function toCriterion({ text, page }: ClassifiedUnit): Criterion[] {
  const name = statement.test(text) ? undefined : parseCriterionName(text);
  return name ? [{ name, quote: text, ...(page !== undefined && { page }) }] : [];
}
