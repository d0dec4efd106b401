import { squeeze } from '@grantwright/analyst';
import { findMoney } from '../../../text/money.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { isBullet } from './split-lines.ts';

/** Lines of an answer, with the time that the line over them names. */
export type Stretch = { text: string; time?: string };

const time = /^(?:by|in|during|until|within|over|before|after)\b [^,.;]{3,40}$/i;
const heads =
  /^(?:we (?:will|want to|plan to)|(?:our |the )?(?:steps|results|plan|goals|outcomes|partners|people|measures|risks|need|budget|costs))$/i;

/** A line that opens a list and says at most when. */
const opensList = (line: string): boolean => {
  const bare = line.replace(/:$/, '').trim();
  return (
    /:$/.test(line) &&
    findMoney(bare).length === 0 &&
    (heads.test(bare) || (time.test(bare) && mainVerb(bare) === undefined))
  );
};

/**
 * The parts of an answer under the lines that open its lists: "By May 2028:" is said of each item below
 * it, and "Our steps:" is nothing to say.
 */
export const underHeadings = (answer: string): Stretch[] => {
  const lines = answer.split(/\r?\n/);
  const found: { lines: string[]; time?: string }[] = [{ lines: [] }];
  let inList = false;
  for (const [at, raw] of lines.entries()) {
    const line = squeeze(raw);
    if (opensList(line) && isBullet(lines[at + 1] ?? '')) {
      const bare = line.replace(/:$/, '').trim();
      found.push({ lines: [], ...(time.test(bare) ? { time: bare } : {}) });
      inList = true;
      continue;
    }
    if (inList && line !== '' && !isBullet(raw)) {
      found.push({ lines: [] });
      inList = false;
    }
    found.at(-1)?.lines.push(raw);
  }
  return found
    .map(({ lines: own, ...rest }) => ({ text: own.join('\n'), ...rest }))
    .filter(({ text }) => text.trim() !== '');
};
