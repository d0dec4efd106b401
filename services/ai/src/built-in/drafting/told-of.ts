import type { Placed } from './sections/allocate.ts';
import type { Topic } from './topics.ts';

/** From here on a statement counts as an answer to what is asked about its topic. */
const strongly = 1.5;

type Beside = {
  /** What is asked for, where a part of its own says it. */
  request?: string | undefined;
  /** The part that holds the costs, with the words of their table. */
  budget?: { at: number; text: string } | undefined;
};

/** What a draft says of a topic in any of its parts: it is not asked for again. */
export const toldOf = (topic: Topic, placed: Placed[][], { request, budget }: Beside): string => {
  const said = placed
    .flat()
    .filter(({ statement }) => (statement.topics[topic] ?? 0) >= strongly)
    .map(({ statement }) => `${statement.series?.lead ?? ''} ${statement.text}`);
  if (topic === 'ask' && request) said.push(`We request ${request}`);
  if (topic === 'budget' && budget) said.push(budget.text);
  // Who pays may stand beside the costs.
  if (topic === 'funding' && budget)
    said.push(...(placed[budget.at] ?? []).map(({ statement }) => statement.text));
  return said.join('\n');
};
