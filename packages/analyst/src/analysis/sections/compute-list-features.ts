import type { Role } from '../../model/roles.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { hasOwnLimit } from './has-own-limit.ts';
import { parseLineMarker } from './parse-line-marker.ts';
import { type List, findLists } from './lists.ts';

const roleGroups: readonly (readonly Role[])[] = [
  ['section'],
  ['prompt'],
  ['head'],
  ['other'],
  ['attachment'],
  ['criteria'],
  ['eligible', 'ineligible'],
  ['submit', 'registration', 'contact'],
  ['program', 'funder', 'purpose'],
  ['after', 'amount', 'date', 'deadline'],
  ['limit', 'format'],
];
const points = /\bpoints?\b|\bpts\b/i;
const request =
  /\b(?:describe|explain|discuss|summari[sz]e|tell us|outline|identify|demonstrate|list|state|indicate|specify|provide)\b/i;
const maxContents = 24;
/** Distinguishes a unit that is in no list from one in a list of improbable sections. */
const noList = -0.1;

/**
 * Computes features of the lists that a unit is in, since whether a line names a section depends on the other lines of
 * its list. Also computes features of sentences that continue a paragraph or an item.
 */
export function computeListFeatures(units: readonly ClassifiedUnit[]): number[][] {
  const lines = units.map((unit, index) => [
    ...computeRoleValues(unit),
    ...computeFormValues(units, index),
  ]);
  const width = lines[0]?.length ?? 0;
  const summaries = new Map<List, Summary>();
  const summaryOf = (list: List): Summary => {
    const summary = summaries.get(list) ?? summarize(list, lines);
    summaries.set(list, summary);
    return summary;
  };
  const lists = findLists(units);
  const openings = findOpenings(units);
  return units.map((unit, index) => {
    const line = lines[index] ?? [];
    return [
      ...line.slice(1 + roleGroups.length),
      ...(lists[index] ?? []).flatMap((list) =>
        list && list.length > 1
          ? computePeerFeatures(summaryOf(list), index, line)
          : Array<number>(3 + width).fill(noList),
      ),
      Number(parseLineMarker(unit.text) !== undefined),
      ...computeContinuation(unit, openings[index]),
    ];
  });
}

const computeRoleValues = (unit: ClassifiedUnit): number[] => [
  unit.namesPart,
  ...roleGroups.map((roles) => sumProbabilities(unit, roles)),
];

function computeFormValues(units: readonly ClassifiedUnit[], index: number): number[] {
  const unit = units[index];
  if (!unit) return [];
  const { text } = unit;
  const contents = listContents(units, index);
  const mean = (valueOf: (line: ClassifiedUnit) => number) =>
    contents.reduce((total, line) => total + valueOf(line), 0) / Math.max(1, contents.length);
  return [
    Number(text.split(' ').length <= 8),
    Number(text.endsWith('?')),
    Number(text.endsWith(':')),
    Number(hasOwnLimit(unit)),
    Number(points.test(text)),
    Number(request.test(text)),
    Number(/[.;]$/.test(text)),
    mean((line) => sumProbabilities(line, ['prompt'])),
    mean((line) => Number(/_{3}|:$/.test(line.text))),
    Math.min(1, contents.length / 10),
  ];
}

/** Returns the units below a unit, up to the next of its rank or a higher one. */
function listContents(units: readonly ClassifiedUnit[], index: number): readonly ClassifiedUnit[] {
  const rank = getRank(units[index]);
  const below = units.slice(index + 1, index + 1 + maxContents);
  const end = below.findIndex((unit) => getRank(unit) <= rank);
  return end < 0 ? below : below.slice(0, end);
}

function getRank(unit: ClassifiedUnit | undefined): number {
  if (unit?.kind === 'heading') return unit.level;
  if (unit?.kind === 'label') return 7;
  return unit?.kind === 'item' ? 8 + unit.level : 20;
}

/** The totals of a list, from which the values of all lines but one follow. */
type Summary = {
  positions: ReadonlyMap<number, number>;
  sums: readonly number[];
  /** The two highest probabilities that a line names a section. */
  highest: readonly number[];
};

function summarize(list: List, lines: readonly (readonly number[])[]): Summary {
  const values = list.map((index) => lines[index] ?? []);
  return {
    positions: new Map(list.map((index, position) => [index, position])),
    sums: (values[0] ?? []).map((_, value) =>
      values.reduce((total, line) => total + (line[value] ?? 0), 0),
    ),
    highest: values
      .map(([namesPart = 0]) => namesPart)
      .sort((a, b) => b - a)
      .slice(0, 2),
  };
}

/** Returns the size of a list, the unit's position, and the highest and mean values of its other units. */
function computePeerFeatures(
  { positions, sums, highest: [first = 0, second = 0] }: Summary,
  index: number,
  line: readonly number[],
): number[] {
  const others = positions.size - 1;
  return [
    Math.min(1, Math.log2(1 + others) / 5),
    (positions.get(index) ?? 0) / positions.size,
    line[0] === first ? second : first,
    ...sums.map((sum, value) => (sum - (line[value] ?? 0)) / others),
  ];
}

/** A number that is split from its question: "Q1." */
const isNumber = ({ text }: ClassifiedUnit): boolean => !/\p{L}{2}/u.test(text);

/** Returns the first sentence of the block that each unit continues. A row continues nothing, nor does a number. */
function findOpenings(units: readonly ClassifiedUnit[]): (ClassifiedUnit | undefined)[] {
  let opening: ClassifiedUnit | undefined;
  return units.map((unit) => {
    if (unit.kind !== 'row' && opening?.block === unit.block && !isNumber(opening)) return opening;
    opening = unit;
    return undefined;
  });
}

const computeContinuation = (
  unit: ClassifiedUnit,
  opening: ClassifiedUnit | undefined,
): number[] => [
  Number(opening !== undefined),
  ...(opening
    ? [
        opening.namesPart,
        sumProbabilities(opening, ['prompt']),
        sumProbabilities(opening, ['section']),
      ]
    : [0, 0, 0]),
  Number(unit.row?.cells.filter((cell) => cell.trim() !== '').length === 1),
];
