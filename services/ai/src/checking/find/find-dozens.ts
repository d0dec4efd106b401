import { plain } from '../../text/normalize.ts';
import { parseNumber } from '../../text/numbers.ts';
import type { Finder, Finding } from '../finding.ts';
import { approximation } from './approximation.ts';

const figureAt = (match: RegExpExecArray, value: number, text: string): Finding => ({
  kind: 'figure',
  text: match[0],
  start: match.index,
  end: match.index + match[0].length,
  keys: [`number:${value}`],
  implies: [`number:${value}`],
  needsContext: true,
  value,
  ...approximation(text, match.index),
});

/** "two dozen volunteers", "a dozen", "a hundred families". */
export const findDozens: Finder = (text) =>
  [
    ...plain(text).matchAll(
      /(?<![\w-]|\b(?:hundred|thousand|million) (?:and )?)(a|one|two|three|four|five|six|half a)\s+(dozen|hundred|thousand)\b(?![\s-]+(?:and\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty)\b)/gi,
    ),
  ].map((match) => {
    const count = /half/i.test(match[1] ?? '')
      ? 0.5
      : /^a$/i.test(match[1] ?? '')
        ? 1
        : (parseNumber(match[1] ?? '') ?? 1);
    const unit = { dozen: 12, hundred: 100, thousand: 1000 }[(match[2] ?? '').toLowerCase()] ?? 1;
    const value = count * unit;
    return figureAt(match, value, text);
  });
