import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import type { NearWords } from './near-words.ts';

const partOfIt =
  /^ of (?:the|our|this|that|its) ((?:whole |full |total |entire )?(?:request(?:ed sum)?|grant|ask|budget|total|costs?))\b/i;

/** "The lift is $9,000 of the request": what it is a part of says nothing of what it is. */
export const withoutItsWhole = (
  near: NearWords,
  { kind, end }: Finding,
  text: string,
): NearWords => {
  const whole = kind === 'money' ? partOfIt.exec(text.slice(end))?.[1] : undefined;
  const of = new Set(topicStems(whole ?? ''));
  return of.size === 0 ? near : new Map([...near].filter(([stem]) => !of.has(stem)));
};
