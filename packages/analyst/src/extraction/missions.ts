import { anyOf } from '../text/any-of.ts';
import { type Candidate, candidateOf, likelyUnits } from './candidate.ts';
import { fieldRules } from './field-rules.ts';
import { saysMission, saysPurpose } from './mission-cues.ts';
import { chanceOf, type ClassifiedUnit, type Paper } from './paper.ts';
import { best, prose } from './passages.ts';

const maxCandidates = 3;
/** Minimum probability of a neighbor that continues the mission. */
const leastNeighbor = 0.25;
const maxItems = 8;

/** "Briefly describe the organization's mission or most significant activities:" */
const formLabel = /^(?=[^:]{0,120}\b(?:mission|purposes?)\b[^:]{0,80}:)[^:]{0,160}:\s+/i;
/** The purpose of a document, a part of it or a program. */
const ofSomethingElse = anyOf(
  /\b(?:purposes?|objectives?|goals?|aims?) of (?:this|the|these) (?:[\w-]+ ){0,4}(?:policy|program|programme|project|committee|by-?laws?|plan|meeting|fund drive|agreement|document|report)\b/i,
  /\b(?:purposes?|objectives?|goals?|aims?) of (?:this|the|these) (?:[\w-]+ ){0,4}audit\b/i,
  /\bvision\b/i,
);

/**
 * The mission: the most probable unit with the neighbors that continue it, in the words of the
 * document.
 */
export function findMissions(paper: Paper): Candidate[] {
  const likely = prose(likelyUnits({ ...paper, publisherDetails: [] }, 'mission')).map((each) => ({
    ...each,
    chance: each.chance * plausibility(each.unit),
  }));
  return best(likely, maxCandidates).flatMap(({ unit, chance, at }) => {
    const text = passageAt(paper, at).replace(formLabel, '');
    // a label without text
    return text.endsWith(':') ? [] : [candidateOf(unit, text, chance)];
  });
}

function plausibility(unit: ClassifiedUnit): number {
  if (saysMission(unit)) return 1.6;
  if (ofSomethingElse.test(unit.text)) return 0.5;
  return saysPurpose(unit) ? 1.2 : 0.7;
}

function passageAt({ units }: Paper, at: number): string {
  const { most = 1 } = fieldRules.mission;
  const first = units[at]!;
  if (first.text.endsWith(':')) {
    const rest = units.slice(at + 1, at + 1 + maxItems);
    const end = rest.findIndex(({ kind }) => kind !== 'item');
    const items = (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text);
    return [first.text, items.join('; ')].join(' ').trim();
  }
  let [from, to] = [at, at + 1];
  const chanceAt = (place: number): number => {
    const near = units[place];
    const isOfPart = near && near.path.join() === first.path.join();
    return isOfPart ? chanceOf(near, ['mission']) : 0;
  };
  while (to - from < most) {
    const [before, after] = [chanceAt(from - 1), chanceAt(to)];
    if (Math.max(before, after) < leastNeighbor) break;
    if (after >= before) to++;
    else from--;
  }
  return units
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}
