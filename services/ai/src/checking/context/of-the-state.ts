import { topicStems } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';
import type { NearWords } from './near-words.ts';

/** "across Indiana" says "statewide" of an organization in Indiana. */
export const ofTheState = (near: NearWords, { homeState }: SourceIndex): NearWords => {
  const weight = Math.max(0, ...[...homeState].map((stemmed) => near.get(stemmed) ?? 0));
  return weight === 0
    ? near
    : new Map([...near, ...statewide.map((word) => [word, weight] as const)]);
};
const statewide = topicStems('state statewide');
