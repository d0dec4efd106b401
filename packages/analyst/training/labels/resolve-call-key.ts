import { squeeze, type Unit } from '@grantwright/analyst';
import type { CallKey, Span } from './answer-keys.ts';
import type { FindUnit } from './unit-places.ts';
import type { KeySection } from './sections.ts';
import type { FactKind, Status } from './vocabulary.ts';

/** The answer key of a call, resolved to the current units and their words. */
export type ResolvedCallKey = {
  status: Status;
  /** Null if the document does not name the program, undefined if the unit has changed. */
  program: string | null | undefined;
  funder: string | null | undefined;
  deadline: { date: string; time: string | null } | null;
  sections: KeySection[];
  facts: { kind: FactKind; units: ReadonlySet<number> }[];
  /** The number of facts and names whose units have all changed since annotation. */
  lost: number;
};

/** Returns the words of a span in the current units. Returns undefined if the unit has changed. */
export function findText(
  { unit, start, end }: Span,
  today: FindUnit,
  units: readonly Pick<Unit, 'text'>[],
): { text: string; unit: number } | undefined {
  const place = today(unit);
  const text = place && units[place.unit]?.text;
  if (!place || text === undefined) return undefined;
  return { text: squeeze(text).slice(place.start + start, place.start + end), unit: place.unit };
}

/** Resolves a key to the document's current units. Omits and counts entries whose units have changed. */
export function resolveCallKey(
  key: CallKey,
  today: FindUnit,
  units: readonly Pick<Unit, 'text'>[],
): ResolvedCallKey {
  const sections = key.sections.flatMap((span) => findText(span, today, units) ?? []);
  const facts = key.facts
    .map(({ kind, units: todayUnits }) => ({
      kind,
      units: new Set(todayUnits.flatMap((unit) => today(unit)?.unit ?? [])),
    }))
    .filter(({ units: todayUnits }) => todayUnits.size > 0);
  const named = (span: Span | null) => span && findText(span, today, units)?.text;
  return {
    status: key.status,
    program: named(key.program),
    funder: named(key.funder),
    deadline: key.deadline,
    sections: sections.map(({ text, unit }) => ({ name: text, units: new Set([unit]) })),
    facts,
    lost: key.sections.length - sections.length + key.facts.length - facts.length,
  };
}
