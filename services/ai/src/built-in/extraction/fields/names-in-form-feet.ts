import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { capitalName } from './clean-name.ts';

/** "Form 990-EZ (2012) SHALOM MINISTRIES INC 46-2200140 Page 2": what stands over every page but the first. */
const runningHead =
  /^form\s?990(?:-?(?:EZ|PF))?\s*\((?:19|20)\d{2}\)\s+(\p{L}.{2,80}?)\s+(\d{2}-?\d{7})\s+page\b/iu;

export const fromFormPages = (lines: Line[]): Candidate[] =>
  lines.flatMap((line): Candidate[] => {
    const name = capitalName(runningHead.exec(line.text)?.[1] ?? '');
    return name ? [candidate(name, line, 3)] : [];
  });
