import { comparable } from '../text/normalize.ts';
import { type Candidate, candidateOf, likelyUnits, type Likely } from './candidate.ts';
import { fieldRules } from './field-rules.ts';
import { chanceOf, type Paper } from './paper.ts';

/** Shorter units are titles and labels. */
const leastWords = 4;

/** "Briefly describe the organization's mission or most significant activities:" */
const formLabel = /^(?=[^:]{0,120}\b(?:mission|purposes?)\b[^:]{0,80}:)[^:]{0,160}:\s+/i;

/**
 * The mission: the unit that most probably gives it with those around it that go on, in the words of the
 * document.
 */
export function findMissions(paper: Paper): Candidate[] {
  const { most = 1, leastChance } = fieldRules.mission;
  const likely = prose(likelyUnits({ ...paper, imprint: [] }, 'mission'));
  return best(likely, 3).map(({ unit, chance, at }) => {
    const chanceAt = (place: number): number => {
      const near = paper.units[place];
      return near ? chanceOf(near, ['mission']) : 0;
    };
    let [from, to] = [at, at + 1];
    while (to - from < most) {
      const [before, after] = [chanceAt(from - 1), chanceAt(to)];
      if (Math.max(before, after) < leastChance) break;
      if (after >= before) to++;
      else from--;
    }
    const text = paper.units
      .slice(from, to)
      .map((each) => each.text)
      .join(' ');
    return candidateOf(unit, text.replace(formLabel, ''), chance);
  });
}

/** What was achieved, is going on or is worked on: the surest units in the order of the document. */
export function findPassage(
  paper: Paper,
  field: 'achievements' | 'projects' | 'focus',
): Candidate[] {
  const likely = likelyUnits({ ...paper, imprint: [] }, field);
  const kept = best(
    withoutRepeats(field === 'focus' ? likely : prose(likely)),
    fieldRules[field].most ?? 1,
  );
  const [surest] = kept;
  if (!surest) return [];
  const lines = [...kept].sort((a, b) => a.at - b.at).map(({ unit }) => unit.text);
  return [candidateOf(surest.unit, lines.join(field === 'focus' ? '; ' : '\n'), surest.chance)];
}

const prose = (likely: Likely[]): Likely[] =>
  likely.filter(({ unit }) => unit.text.split(' ').length >= leastWords);

const best = (likely: Likely[], count: number): Likely[] =>
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
