import { plain } from '../../text/normalize.ts';
import { numberWords, parseNumber, scaleOf } from '../../text/numbers.ts';
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

const halves = new RegExp(
  `(?<![\\w.,$-])(\\d{1,3}|${numberWords}) and a half(?:\\s+(thousand|million)\\b)?(?!\\s+(?:years?|hours?|days?|weeks?|months?|decades?)\\b)`,
  'gi',
);

/** "one and a half grade levels", "nine and a half thousand trees". */
export const findHalves: Finder = (text) =>
  (/\band a half\b/i.test(text) ? [...plain(text).matchAll(halves)] : []).map((match) => {
    const value = ((parseNumber(match[1] ?? '') ?? 0) + 0.5) * scaleOf(match[2]);
    return figureAt(match, value, text);
  });

/** "two dozen volunteers", "a dozen", "a hundred families". */
export const findDozens: Finder = (text) =>
  [
    ...plain(text).matchAll(
      /\b(a|one|two|three|four|five|six|half a)\s+(dozen|hundred|thousand)\b(?![\s-]+(?:and\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty)\b)/gi,
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
