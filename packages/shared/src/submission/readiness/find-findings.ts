import type { Finding } from './finding.ts';
import { toDraft, type ReadinessInput } from './readiness-input.ts';
import { rules } from './rules.ts';

const maxFindings = 200;

/** Finds the blockers of an application, then its warnings, each in the order in which to fix them. */
export function findFindings(input: ReadinessInput): Finding[] {
  const draft = toDraft(input);
  const byKey = new Map<string, Finding>();
  for (const finding of rules.flatMap((rule) => rule(draft)))
    if (!byKey.has(finding.key)) byKey.set(finding.key, finding);
  const dismissed = new Set(input.submission?.dismissed);
  const all = [...byKey.values()].filter(
    ({ level, key }) => level === 'blocker' || !dismissed.has(key),
  );
  return [
    ...all.filter(({ level }) => level === 'blocker'),
    ...all.filter(({ level }) => level === 'warning'),
  ].slice(0, maxFindings);
}
