import type { Collected } from './same-finding.ts';

/** What decides first whether and how to apply, in the order in which one asks, and how many lines of each. */
const essentials: [is: (one: Collected) => boolean, most: number][] = [
  [({ kind, weight }) => kind === 'deadline' && weight >= 90, 3],
  [({ kind, rule, weight }) => kind === 'eligibility' && rule === 'eligibility' && weight >= 84, 2],
  [({ rule, weight }) => /^(?:award-amount|labelled-award)$/.test(rule) && weight >= 75, 2],
  [({ rule, weight }) => rule === 'page-limit' && weight >= 80, 1],
  [({ rule, weight }) => rule === 'cost-sharing' && weight >= 66, 1],
  [({ rule, mandatory, weight }) => rule === 'attachments' && mandatory && weight >= 65, 2],
];

const byWeight = (a: Collected, b: Collected): number => b.weight - a.weight || a.block - b.block;

/** The most important first: of each essential the heaviest lines, then all others by their weight. */
export const orderFindings = (found: Collected[], most: number): Collected[] => {
  const sorted = [...found].sort(byWeight);
  const lead = new Set<Collected>();
  for (const [is, count] of essentials)
    for (const one of sorted.filter((candidate) => is(candidate)).slice(0, count)) lead.add(one);
  return [...lead, ...sorted.filter((one) => !lead.has(one))].slice(0, most);
};
