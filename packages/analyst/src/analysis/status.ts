import { documentFeatures } from '../model/document-features.ts';
import { type Network, probabilities } from '../model/network.ts';
import type { Status } from '../model/statuses.ts';

/** Whether the document takes applications, and how: the likeliest status. */
export function documentStatus(features: readonly Float32Array[], statuses: Network): Status {
  const chances = probabilities(statuses, documentFeatures(features));
  const chanceOfStatus = (status: string): number => chances[statuses.classes.indexOf(status)] ?? 0;
  if (chanceOfStatus('not-a-call') >= 0.5) return 'not-a-call';
  const calls = statuses.classes.filter((status) => status !== 'not-a-call');
  const [best = 'open'] = calls.sort((a, b) => chanceOfStatus(b) - chanceOfStatus(a));
  return best as Status;
}
