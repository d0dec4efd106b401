import { anyOf } from '@grantwright/shared/values';
import { type Candidate, createCandidate, findCandidateUnits } from './candidate.ts';
import { fieldRules } from './field-rules.ts';
import { statesMission, statesPurpose } from './mission-cues.ts';
import {
  sumProbabilities,
  type ClassifiedUnit,
  type ClassifiedDocument,
} from './classified-document.ts';
import { selectBest, filterProse } from './find-passage.ts';

const maxCandidates = 3;
/** Minimum probability for a neighboring unit to continue the mission. */
const minNeighborProbability = 0.25;
const maxItems = 8;

/** "Briefly describe the organization's mission or most significant activities:" */
const formLabel = /^(?=[^:]{0,120}\b(?:mission|purposes?)\b[^:]{0,80}:)[^:]{0,160}:\s+/i;
/** The purpose of something else: a document, a section or a program. */
const otherPurpose = anyOf(
  /\b(?:purposes?|objectives?|goals?|aims?) of (?:this|the|these) (?:[\w-]+ ){0,4}(?:policy|program|programme|project|committee|by-?laws?|plan|meeting|fund drive|agreement|document|report)\b/i,
  /\b(?:purposes?|objectives?|goals?|aims?) of (?:this|the|these) (?:[\w-]+ ){0,4}audit\b/i,
  /\bvision\b/i,
);

/**
 * Finds the mission: the most probable unit and the neighboring units that continue it, in the document's own words.
 */
export function findMissions(document: ClassifiedDocument): Candidate[] {
  const likely = filterProse(
    findCandidateUnits({ ...document, publisherDetails: [] }, 'mission'),
  ).map((candidate) => ({
    ...candidate,
    probability: candidate.probability * scorePlausibility(candidate.unit),
  }));
  return selectBest(likely, maxCandidates).flatMap(({ unit, probability, index }) => {
    const text = readPassage(document, index).replace(formLabel, '');
    // a label without text
    return text.endsWith(':') ? [] : [createCandidate(unit, text, probability)];
  });
}

function scorePlausibility(unit: ClassifiedUnit): number {
  if (statesMission(unit)) return 1.6;
  if (otherPurpose.test(unit.text)) return 0.5;
  return statesPurpose(unit) ? 1.2 : 0.7;
}

function readPassage({ units }: ClassifiedDocument, index: number): string {
  const { maxUnits = 1 } = fieldRules.mission;
  const first = units[index]!;
  if (first.text.endsWith(':')) {
    const rest = units.slice(index + 1, index + 1 + maxItems);
    const end = rest.findIndex(({ kind }) => kind !== 'item');
    const items = (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text);
    return [first.text, items.join('; ')].join(' ').trim();
  }
  let [from, to] = [index, index + 1];
  const getProbability = (place: number): number => {
    const neighbor = units[place];
    const isSamePart = neighbor && neighbor.path.join() === first.path.join();
    return isSamePart ? sumProbabilities(neighbor, ['mission']) : 0;
  };
  while (to - from < maxUnits) {
    const [before, after] = [getProbability(from - 1), getProbability(to)];
    if (Math.max(before, after) < minNeighborProbability) break;
    if (after >= before) to++;
    else from--;
  }
  return units
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}
