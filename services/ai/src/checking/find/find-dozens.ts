import { plain } from '@grantwright/analyst';
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

const units: Record<string, number> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
  billion: 1e9,
};

/** "two dozen volunteers", "a dozen", "a hundred families", "half a million trees". */
export const findDozens: Finder = (text) =>
  [
    ...plain(text).matchAll(
      /(?<![\w-]|\b(?:hundred|thousand|million) (?:and )?)(a|one|two|three|four|five|six|half a)\s+(dozen|hundred|thousand|lakh|million|crore|billion)\b(?![\s-]+(?:and\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty)\b)/gi,
    ),
  ].map((match) => {
    const said = (match[1] ?? '').toLowerCase();
    const count = said === 'half a' ? 0.5 : said === 'a' ? 1 : (parseNumber(said) ?? 1);
    const unit = units[(match[2] ?? '').toLowerCase()] ?? 1;
    const value = count * unit;
    return figureAt(match, value, text);
  });
