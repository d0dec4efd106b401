import { comparable } from '../text/normalize.ts';
import {
  type Candidate,
  createCandidate,
  findCandidateUnits,
  type CandidateUnit,
} from './candidate.ts';
import { fieldRules } from './field-rules.ts';
import type { ClassifiedDocument } from './classified-document.ts';

/** Shorter units are titles or labels. */
const minWords = 4;

/** Finds achievements or current projects: the most probable units, in document order. */
export function findPassage(
  document: ClassifiedDocument,
  field: 'achievements' | 'projects' | 'focus',
): Candidate[] {
  const likely = findCandidateUnits({ ...document, publisherDetails: [] }, field);
  const chosen = selectBest(
    removeRepeats(field === 'focus' ? likely : filterProse(likely)),
    fieldRules[field].maxUnits ?? 1,
  );
  const [mostProbable] = chosen;
  if (!mostProbable) return [];
  const lines = [...chosen].sort((a, b) => a.index - b.index).map(({ unit }) => unit.text);
  return [
    createCandidate(
      mostProbable.unit,
      lines.join(field === 'focus' ? '; ' : '\n'),
      mostProbable.probability,
    ),
  ];
}

/** "Describe your programs", "What is your mission?", "Please list:" */
const promptPattern =
  /^(?:\(?[\da-z]{1,3}[.)] )?(?:please |briefly ){0,2}(?:describe|state|explain|provide|list|enter|tell us|what|how|why)\b[^:]*[.?:]?$|\?$/i;

/** Selects statements, excluding labels and form questions. */
export const filterProse = (likely: CandidateUnit[]): CandidateUnit[] =>
  likely.filter(
    ({ unit }) => unit.text.split(' ').length >= minWords && !promptPattern.test(unit.text),
  );

export const selectBest = (likely: CandidateUnit[], count: number): CandidateUnit[] =>
  [...likely].sort((a, b) => b.probability - a.probability || a.index - b.index).slice(0, count);

function removeRepeats(likely: CandidateUnit[]): CandidateUnit[] {
  const seenTexts = new Set<string>();
  return likely.filter(({ unit }) => {
    const words = comparable(unit.text);
    const isNew = !seenTexts.has(words);
    seenTexts.add(words);
    return isNew;
  });
}
