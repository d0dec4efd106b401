import { findTimes } from '../../text/times.ts';
import type { Finder } from '../finding.ts';

export const findTimesOfDay: Finder = (text) =>
  findTimes(text).map(({ text: written, start, end, time }) => ({
    kind: 'figure',
    text: written,
    start,
    end,
    keys: [`time:${time}`],
    implies: [`time:${time}`],
  }));
