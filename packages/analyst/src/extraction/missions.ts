import { type Candidate, candidateOf, likelyUnits } from './candidate.ts';
import { fieldRules } from './field-rules.ts';
import { saysMission, saysPurpose } from './mission-cues.ts';
import { chanceOf, type JudgedUnit, type Paper } from './paper.ts';
import { best, prose } from './passages.ts';

const maxCandidates = 3;
/** A neighbor that gives the mission with this chance goes on with it. */
const leastNeighbor = 0.25;
const maxItems = 8;

/** "Briefly describe the organization's mission or most significant activities:" */
const formLabel = /^(?=[^:]{0,120}\b(?:mission|purposes?)\b[^:]{0,80}:)[^:]{0,160}:\s+/i;
/** What a paper, a part of it or a program is for. */
const ofSomethingElse =
  /\b(?:purposes?|objectives?|goals?|aims?) of (?:this|the|these) (?:[\w-]+ ){0,4}(?:policy|program|programme|project|committee|by-?laws?|plan|meeting|fund drive|agreement|document|report|audit)\b|\bvision\b/i;

/**
 * The mission: the unit that most probably gives it with those around it that go on, in the words of the
 * document.
 */
export function findMissions(paper: Paper): Candidate[] {
  const likely = prose(likelyUnits({ ...paper, imprint: [] }, 'mission')).map((each) => ({
    ...each,
    chance: each.chance * plausibility(each.unit),
  }));
  return best(likely, maxCandidates).map(({ unit, chance, at }) => {
    const text = passageAt(paper, at);
    return candidateOf(unit, text.replace(formLabel, ''), chance);
  });
}

function plausibility(unit: JudgedUnit): number {
  if (saysMission(unit)) return 1.6;
  if (ofSomethingElse.test(unit.text)) return 0.5;
  return saysPurpose(unit) ? 1.2 : 0.7;
}

function passageAt({ units }: Paper, at: number): string {
  const { most = 1 } = fieldRules.mission;
  const first = units[at]!;
  let [from, to] = [at, at + 1];
  if (first.text.endsWith(':')) while (to - from <= maxItems && units[to]?.kind === 'item') to++;
  else
    while (to - from < most) {
      const [before, after] = [units[from - 1], units[to]].map((near) =>
        near && near.path.join() === first.path.join() ? chanceOf(near, ['mission']) : 0,
      );
      if (Math.max(before ?? 0, after ?? 0) < leastNeighbor) break;
      if ((after ?? 0) >= (before ?? 0)) to++;
      else from--;
    }
  return units
    .slice(from, to)
    .map((each) => each.text)
    .join(' ');
}
