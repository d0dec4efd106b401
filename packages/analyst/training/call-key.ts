import { squeeze, type Unit } from '@grantwright/analyst';
import type { CallKey, Span } from './keys.ts';
import type { KeySection } from './sections.ts';
import type { FactKind, Status } from './vocabulary.ts';

/** The answer key of a call with today's units and the words that the document gives. */
export type ResolvedCallKey = {
  status: Status;
  /** Null where the document names none, undefined where its unit has changed. */
  program: string | null | undefined;
  funder: string | null | undefined;
  deadline: { date: string; time: string | null } | null;
  sections: KeySection[];
  facts: { kind: FactKind; units: ReadonlySet<number> }[];
  /** Facts and names whose units have all changed since they were judged. */
  lost: number;
};

type Today = (unit: number) => number | undefined;

/** Finds the words of a span in today's units; undefined where the unit has changed. */
export function textOf(
  { unit, start, end }: Span,
  today: Today,
  units: readonly Pick<Unit, 'text'>[],
): { text: string; unit: number } | undefined {
  const at = today(unit);
  const text = at === undefined ? undefined : units[at]?.text;
  if (at === undefined || text === undefined) return undefined;
  return { text: squeeze(text).slice(start, end), unit: at };
}

/** Moves a key to the units that the document has today. What changed since is left out and counted. */
export function resolveCallKey(
  key: CallKey,
  today: Today,
  units: readonly Pick<Unit, 'text'>[],
): ResolvedCallKey {
  const sections = key.sections.flatMap((span) => textOf(span, today, units) ?? []);
  const facts = key.facts
    .map(({ kind, units: said }) => ({
      kind,
      units: new Set(said.flatMap((unit) => today(unit) ?? [])),
    }))
    .filter(({ units: said }) => said.size > 0);
  const named = (span: Span | null) => span && textOf(span, today, units)?.text;
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
