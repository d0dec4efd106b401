import { comparable } from '../text/normalize.ts';
import { type Candidate, candidateOf, likelyUnits, type Likely } from './candidate.ts';
import { fieldRules } from './field-rules.ts';
import type { Paper } from './paper.ts';

/** Shorter units are titles and labels. */
const leastWords = 4;

/** Achievements or current projects: the most probable units in the order of the document. */
export function findPassage(
  paper: Paper,
  field: 'achievements' | 'projects' | 'focus',
): Candidate[] {
  const likely = likelyUnits({ ...paper, publisherDetails: [] }, field);
  const kept = best(
    withoutRepeats(field === 'focus' ? likely : prose(likely)),
    fieldRules[field].most ?? 1,
  );
  const [surest] = kept;
  if (!surest) return [];
  const lines = [...kept].sort((a, b) => a.at - b.at).map(({ unit }) => unit.text);
  return [candidateOf(surest.unit, lines.join(field === 'focus' ? '; ' : '\n'), surest.chance)];
}

/** "Describe your programs", "What is your mission?", "Please list:" */
const prompt =
  /^(?:\(?[\da-z]{1,3}[.)] )?(?:please |briefly ){0,2}(?:describe|state|explain|provide|list|enter|tell us|what|how|why)\b[^:]*[.?:]?$|\?$/i;

/** Units that are statements: neither labels nor questions of a form. */
export const prose = (likely: Likely[]): Likely[] =>
  likely.filter(({ unit }) => unit.text.split(' ').length >= leastWords && !prompt.test(unit.text));

export const best = (likely: Likely[], count: number): Likely[] =>
  [...likely].sort((a, b) => b.chance - a.chance || a.at - b.at).slice(0, count);

function withoutRepeats(likely: Likely[]): Likely[] {
  const said = new Set<string>();
  return likely.filter(({ unit }) => {
    const words = comparable(unit.text);
    const isNew = !said.has(words);
    said.add(words);
    return isNew;
  });
}
