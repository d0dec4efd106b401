import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Unit } from '@grantwright/analyst';
import { z } from 'zod';
import { parseRows, type Split } from '../corpus/corpus.ts';
import { type FindUnit, findUnitPlaces, type UnitPlace } from './unit-places.ts';
import {
  type Field,
  fields,
  type Owner,
  owners,
  type Role,
  roles,
  type Status,
  statuses,
} from './vocabulary.ts';

export type FieldLabel = { field: Field; owner: Owner };
export type LabeledDocument = {
  split: Split;
  /** The hash of each unit at the time of annotation, up to the last judged unit. */
  hashes: string[];
  /**
   * The number of units judged for fields, counted from the start. Judged units without a label do not state any field.
   */
  judged: number;
  status?: Status;
  roles: Map<number, Role[]>;
  fields: Map<number, FieldLabel[]>;
};
/** By document id. */
export type Labels = Map<string, LabeledDocument>;

/** Reads the label files in a folder: documents.tsv, status.tsv, roles.tsv and fields.tsv. */
export async function readLabels(folder: string): Promise<Labels> {
  const table = async (name: string) => parseRows(await readFile(join(folder, name), 'utf8'));
  const labels: Labels = new Map();
  for (const { document = '', split, judged, hashes } of await table('documents.tsv'))
    labels.set(document, {
      split: z.enum(['dev', 'train']).parse(split),
      hashes: hashes?.match(/.{6}/g) ?? [],
      judged: Number(judged),
      roles: new Map(),
      fields: new Map(),
    });
  const labeledDocument = (document = ''): LabeledDocument => {
    const labeled = labels.get(document);
    if (!labeled) throw new Error(`documents.tsv lacks the labeled document ${document}`);
    return labeled;
  };
  for (const { document, status } of await table('status.tsv'))
    labeledDocument(document).status = z.enum(statuses).parse(status);
  for (const { document, units, roles: named } of await table('roles.tsv')) {
    const unitRoles = z.array(z.enum(roles)).parse(named?.split(' '));
    for (const unit of parseUnitRange(units)) labeledDocument(document).roles.set(unit, unitRoles);
  }
  for (const { document, units, field, owner } of await table('fields.tsv')) {
    const label = { field: z.enum(fields).parse(field), owner: z.enum(owners).parse(owner) };
    const fieldsByUnit = labeledDocument(document).fields;
    for (const unit of parseUnitRange(units))
      fieldsByUnit.set(unit, [...(fieldsByUnit.get(unit) ?? []), label]);
  }
  return labels;
}

/** Parses "4" or "4-7" (inclusive). */
export function parseUnitRange(range = ''): number[] {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!(last >= first)) throw new Error(`${range} is not a range of units`);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export type AlignedLabels = {
  today: FindUnit;
  roles: Map<number, readonly Role[]>;
  /** Every judged unit, with an empty list if it does not state any field. */
  fields: Map<number, readonly FieldLabel[]>;
  /** The number of labeled units whose text has changed since annotation. */
  lost: number;
};

const maxRoles = 2;

/**
 * Assigns labels to the current units of a document by the hashes of their texts. A joined unit has the labels of its
 * parts, and the role of the first one as its main role.
 */
export function alignLabels(
  labeled: LabeledDocument,
  units: readonly Pick<Unit, 'text'>[],
): AlignedLabels {
  const places = findUnitPlaces(
    labeled.hashes,
    units.map(({ text }) => text),
  );
  const judged = Array.from({ length: labeled.judged }, (_, unit): [number, FieldLabel[]] => [
    unit,
    labeled.fields.get(unit) ?? [],
  ]);
  const roles = moveLabels(labeled.roles, places);
  const unitRoles = new Set([...labeled.roles.keys(), ...judged.map(([unit]) => unit)]);
  return {
    today: (unit) => places.get(unit),
    roles: new Map(
      [...roles].map(([unit, ofParts]) => [unit, [...new Set(ofParts)].slice(0, maxRoles)]),
    ),
    fields: moveLabels(judged, places),
    lost: [...unitRoles].filter((unit) => !places.has(unit)).length,
  };
}

/** Moves labels to the current units. A unit that joins several former units gets their labels in order. */
function moveLabels<Label>(
  labels: Iterable<[number, readonly Label[]]>,
  places: ReadonlyMap<number, UnitPlace>,
): Map<number, Label[]> {
  const found = new Map<number, Label[]>();
  for (const [unit, ofUnit] of [...labels].sort(([a], [b]) => a - b)) {
    const place = places.get(unit);
    if (place) found.set(place.unit, [...(found.get(place.unit) ?? []), ...ofUnit]);
  }
  return found;
}
