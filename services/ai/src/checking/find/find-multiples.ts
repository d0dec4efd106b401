import { plain } from '@grantwright/analyst';
import { numberWords, parseNumber } from '../../text/numbers.ts';
import type { Finder, Finding } from '../finding.ts';
import { approximation } from './approximation.ts';

const verbs: Record<string, number> = { doubl: 2, tripl: 3, quadrupl: 4, quintupl: 5 };

const finding = (text: string, match: RegExpMatchArray, value: number): Finding => ({
  kind: 'figure',
  text: match[0],
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
  keys: [`times:${value}`],
  implies: [`times:${value}`],
  value,
  needsContext: true,
  ...approximation(text, match.index ?? 0),
});

const timesAsMuch = new RegExp(
  `(?<![\\w.,$])(\\d{1,2}(?:\\.\\d+)?|${numberWords})(?:\\s+times|x)\\s+(?:as|more|higher|larger|greater|the|that|what)\\b`,
  'gi',
);

/** "nearly tripled", "2.4 times the state average", "twice as many", "2.4x the average". */
export const findMultiples: Finder = (text) => {
  if (!/\btimes\b|x\b|\btwice\b|doubl|tripl|quadrupl|quintupl/i.test(text)) return [];
  const source = plain(text);
  const found: Finding[] = [];
  for (const match of source.matchAll(
    /\b(doubl|tripl|quadrupl|quintupl)(?:e[sd]?|ing)\b(?![ -](?:room|occupancy|bed|-?check|-?spaced))/gi,
  ))
    found.push(finding(text, match, verbs[(match[1] ?? '').toLowerCase()] ?? 2));
  for (const match of source.matchAll(timesAsMuch)) {
    const value = parseNumber(match[1] ?? '');
    if (value !== undefined) found.push(finding(text, match, value));
  }
  for (const match of source.matchAll(/\btwice (?:as|the|that|what)\b/gi))
    found.push(finding(text, match, 2));
  return found;
};
