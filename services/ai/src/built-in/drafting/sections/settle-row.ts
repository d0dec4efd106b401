import type { Statement } from '../statements/statement.ts';
import { isPlanPart, isRecordPart } from './plan-part.ts';
import type { SectionPlan } from './section-plan.ts';

/** From here on a part is a place for a statement. */
const enough = 0.55;
/** What happened, and what answers something else, stands in a part as much less well. */
const lessWell = 0.5;
/** From here on a sentence names its days. */
const dated = 2.5;
/** So much a part must ask for what an answer was given to. */
const asksForIt = 0.25;

/**
 * The scores of a statement, settled between neighbours: what happened goes to the record where there is a
 * part for that, and an answer to what another part asks for, to that one.
 */
export const settleRow = (
  { past, asked, origin, topics }: Statement,
  sections: SectionPlan[],
  row: number[],
): number[] => {
  const hasRecord = sections.some(
    (section, at) => isRecordPart(section) && (row[at] ?? 0) >= enough,
  );
  const hasOwn = sections.some(
    ({ wants }, at) => asked && (wants[asked] ?? 0) >= asksForIt && (row[at] ?? 0) > 0,
  );
  return row.map((score, at) => {
    const section = sections[at];
    if (!section || section.ofRisk) return score;
    const isOver = past && origin !== 'passage' && hasRecord && isPlanPart(section);
    const isOfAnother = asked && hasOwn && (section.wants[asked] ?? 0) < asksForIt;
    // "We will run 30 workshops between October and July" tells the days, whatever it answers.
    const isDated = section.asks[0] === 'timeline' && (topics.timeline ?? 0) >= dated;
    const isFarther = isOfAnother && !isDated;
    return score * (isOver ? lessWell : 1) * (isFarther ? lessWell : 1);
  });
};
