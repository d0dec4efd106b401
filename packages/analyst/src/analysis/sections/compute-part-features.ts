import type { UnitKind } from '../../document/unit.ts';
import { computeFeatures, createFeatures, type Features } from '../../model/features.ts';
import { comparable, squeeze } from '../../text/normalize.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { hasOwnLimit } from './has-own-limit.ts';
import { computeListFeatures } from './compute-list-features.ts';
import { isProfileField } from './profile-fields.ts';

const kinds: readonly UnitKind[] = ['heading', 'label', 'sentence', 'item', 'row', 'field'];

/** Words in a line or in the titles above it that distinguish sections from other lines. */
const cues = {
  'request verb':
    /\b(?:describe|explain|discuss|summari[sz]e|tell us|outline|identify|demonstrate|list|state|indicate|specify)\b/i,
  'submit verb': /\b(?:provide|submit|include|attach|complete|write|give|supply|prepare)\b/i,
  'document part':
    /\b(?:narratives?|statements?|essays?|descriptions?|summary|abstract|proposals?|plans?|budgets?|background|goals?|objectives?|timeline|evaluation|outcomes?|needs?)\b/i,
  attachment:
    /\b(?:letters?|transcripts?|r[eé]sum[eé]s?|cv|references?|recommendations?|certificates?|proof|copy|copies|forms?|signatures?)\b/i,
  'question word': /\b(?:what|how|why|which|who|when|where)\b/i,
  application: /\b(?:applications?|applicants?|proposals?)\b/i,
  points: /\bpoints?\b|\d\s?%/i,
  'section word':
    /\b(?:sections?|parts?|questions?|contents?|components?|following|format|template|checklist)\b/i,
  obligation: /\b(?:must|should|shall|required?|requirements?)\b/i,
  funding:
    /\b(?:awards?|grants?|fund(?:s|ed|ing)?|eligib\w+|deadline|contact|review\w*|criteria|report\w*)\b/i,
};

/** A unit with its surroundings. */
type PartContext = {
  unit: ClassifiedUnit;
  units: readonly ClassifiedUnit[];
  index: number;
  /** The unit with the title above. */
  above: ClassifiedUnit | undefined;
  siblings: Group;
  samePath: Group;
  /** The units below this title. */
  below: Group | undefined;
  /** Features of the whole document. */
  form: readonly number[];
  whole: readonly number[];
  highestProbability: number;
  isRepeated: boolean;
  lists: readonly number[];
};

const features: Features<PartContext> = {
  line: ({ unit }) => computeLineFeatures(unit),
  siblings: ({ siblings }) => computeMeans(siblings),
  'same path': ({ samePath }) => computeMeans(samePath),
  below: ({ below }) => computeMeans(below),
  'three next': ({ units, index }) => computeGroupMeans(units.slice(index + 1, index + 4)),
  'three previous': ({ units, index }) =>
    computeGroupMeans(units.slice(Math.max(0, index - 3), index)),
  previous: ({ units, index }) => listProbabilities(units[index - 1]),
  next: ({ units, index }) => listProbabilities(units[index + 1]),
  'title above': ({ above }) => listProbabilities(above),
  'below title': ({ units, index }) => computeFeaturesBelowTitle(units, index),
  'document form': ({ form }) => form,
  repeated: ({ isRepeated }) => Number(isRepeated),
  'document means': ({ whole }) => whole,
  'highest probability': ({ highestProbability }) => highestProbability,
  position: ({ units, index }) => index / units.length,
  ...createFeatures('text', cues, (cue, { unit }: PartContext) => Number(cue.test(unit.text))),
  ...createFeatures('titles', cues, (cue, { unit }: PartContext) =>
    Number(cue.test(unit.path.slice(-2).join(' '))),
  ),
  lists: ({ lists }) => lists,
};

export const partFeatureNames = Object.keys(features);

type Group = { count: number; part: number; section: number; prompt: number };

/**
 * Computes the features for the second pass: the first-pass results of a unit and its surroundings, since sections
 * often come in lists. Siblings are units of the same kind under the same titles.
 */
export function computePartFeatures(units: readonly ClassifiedUnit[]): Float32Array[] {
  const groupOf = ({ path, kind, level }: ClassifiedUnit) =>
    `${kind} ${kind === 'heading' ? level : ''} ${path.join('>')}`;
  const siblings = groupUnits(units, groupOf);
  const unitsByPath = groupUnits(units, ({ path }) => path.join('>'));
  const unitsByTitle = groupUnits(units, ({ path }) => squeeze(path.at(-1) ?? ''));
  const byText = new Map(units.map((unit) => [squeeze(unit.text), unit]));
  const whole = computeGroupMeans(units).slice(1);
  const form = [
    computeShare(units, isBlank),
    computeShare(units, isQuestion),
    computeShare(units, isProfile),
    Math.min(1, Math.log2(1 + units.length) / 11),
  ];
  const firstIndex = new Map(
    units.map((unit, index) => [comparable(unit.text), index] as const).reverse(),
  );
  const highestProbability = units.reduce(
    (highest, { namesPart }) => Math.max(highest, namesPart),
    0,
  );
  const lists = computeListFeatures(units);
  return units.map((unit, index) => {
    const title = squeeze(unit.path.at(-1) ?? '');
    const path = unit.path.join('>');
    return Float32Array.from(
      computeFeatures(features, {
        unit,
        units,
        index,
        above: title ? byText.get(title) : undefined,
        siblings: removeUnit(siblings.get(groupOf(unit)), unit),
        samePath: removeUnit(unitsByPath.get(path), unit),
        below: unitsByTitle.get(squeeze(unit.text)),
        form,
        whole,
        highestProbability,
        isRepeated: firstIndex.get(comparable(unit.text)) !== index,
        lists: lists[index] ?? [],
      }),
    );
  });
}

/** Returns the fields and questions below a line, up to the next title of the same or a higher level. */
function computeFeaturesBelowTitle(units: readonly ClassifiedUnit[], index: number): number[] {
  const unit = units[index];
  const isTitle = unit?.kind === 'heading' || unit?.kind === 'label';
  if (!unit || !isTitle) return Array<number>(8).fill(0);
  const level = unit.kind === 'heading' ? unit.level : 7;
  const rest = units.slice(index + 1, index + 41);
  const end = rest.findIndex(
    ({ kind, level: other }) =>
      (kind === 'heading' && other <= level) || (kind === 'label' && level === 7),
  );
  const contents = end < 0 ? rest : rest.slice(0, end);
  return [
    ...computeGroupMeans(contents),
    computeShare(contents, isBlank),
    computeShare(contents, isQuestion),
    computeShare(contents, isProfile),
    computeShare(contents, ({ kind }) => kind === 'heading'),
  ];
}

const computeShare = (
  units: readonly ClassifiedUnit[],
  is: (unit: ClassifiedUnit) => boolean,
): number => (units.length === 0 ? 0 : units.filter(is).length / units.length);
const isBlank = ({ text }: ClassifiedUnit): boolean => /_{3}|:$/.test(text);
const isQuestion = ({ text }: ClassifiedUnit): boolean => text.endsWith('?');
const isProfile = ({ text }: ClassifiedUnit): boolean =>
  text.length < 120 && isProfileField(text.replace(/[_:*|]+/g, ' ').trim());

const computeLineFeatures = (unit: ClassifiedUnit): number[] => [
  ...listProbabilities(unit),
  sumProbabilities(unit, ['limit']),
  sumProbabilities(unit, ['attachment']),
  sumProbabilities(unit, ['criteria']),
  sumProbabilities(unit, ['eligible', 'ineligible']),
  sumProbabilities(unit, ['submit', 'registration', 'contact']),
  sumProbabilities(unit, ['program', 'funder', 'purpose']),
  sumProbabilities(unit, ['after']),
  ...kinds.map((kind) => Number(unit.kind === kind)),
  Number(hasOwnLimit(unit)),
  Number(unit.text.endsWith('?')),
  Number(unit.text.endsWith(':')),
  Number(/_{3}/.test(unit.text)),
  Number(/^\(?[\da-z]{1,3}[.)]\s/i.test(unit.text)),
  Number(/^\p{Lu}[^\p{Ll}]+$/u.test(unit.text)),
  Number(unit.checked !== undefined),
  Number(isProfile(unit)),
  Math.min(1, unit.text.split(' ').length / 30),
  Number(unit.text.split(' ').length <= 6),
];

/** Returns the most informative probabilities of a line. */
const listProbabilities = (unit: ClassifiedUnit | undefined): number[] =>
  unit
    ? [
        unit.namesPart,
        sumProbabilities(unit, ['section']),
        sumProbabilities(unit, ['prompt']),
        sumProbabilities(unit, ['head']),
        sumProbabilities(unit, ['other']),
      ]
    : [0, 0, 0, 0, 0];

const none: Group = { count: 0, part: 0, section: 0, prompt: 0 };

function groupUnits(
  units: readonly ClassifiedUnit[],
  keyOf: (unit: ClassifiedUnit) => string,
): Map<string, Group> {
  const found = new Map<string, Group>();
  for (const unit of units) {
    const key = keyOf(unit);
    found.set(key, changeGroup(found.get(key) ?? none, undefined, [unit]));
  }
  return found;
}

/** Adds units to a group and removes one. */
function changeGroup(
  group: Group,
  left: ClassifiedUnit | undefined,
  added: readonly ClassifiedUnit[],
): Group {
  const total = { ...group };
  const add = (unit: ClassifiedUnit, sign: number) => {
    total.count += sign;
    total.part += sign * unit.namesPart;
    total.section += sign * sumProbabilities(unit, ['section']);
    total.prompt += sign * sumProbabilities(unit, ['prompt']);
  };
  for (const unit of added) add(unit, 1);
  if (left) add(left, -1);
  return total;
}

const removeUnit = (group: Group | undefined, unit: ClassifiedUnit): Group =>
  changeGroup(group ?? none, unit, []);

/** Returns the number of units and their mean probabilities. */
const computeMeans = ({ count, part, section, prompt }: Group = none): number[] =>
  count > 0
    ? [Math.min(1, Math.log2(1 + count) / 5), part / count, section / count, prompt / count]
    : [0, 0, 0, 0];

const computeGroupMeans = (units: readonly ClassifiedUnit[]): number[] =>
  computeMeans(changeGroup(none, undefined, units));
