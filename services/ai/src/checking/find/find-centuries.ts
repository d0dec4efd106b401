import { plain } from '@grantwright/analyst';
import type { Finder } from '../finding.ts';
import { approximation } from './approximation.ts';

const spans: [RegExp, number][] = [
  [/\b(?:a|one) quarter of a century\b|\b(?:a |one )?quarter[- ]century\b/gi, 25],
  [/\bhalf(?: a|[- ])\s?century\b/gi, 50],
  [/\bthree[- ]quarters of a century\b/gi, 75],
];

/** "for more than half a century": so many years, roundly. */
export const findCenturies: Finder = (text) =>
  (/centur/i.test(text) ? spans : []).flatMap(([pattern, value]) =>
    [...plain(text).matchAll(pattern)].map((match) => {
      const { approximate } = approximation(text, match.index);
      return {
        kind: 'figure' as const,
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        keys: [`span:${approximate ?? 'about'}-${value}`],
        implies: [`span:about-${value}`],
      };
    }),
  );

/** What people say so of an age: "nearly half a century" of 47 years. */
export const spanKeys = (age: number): string[] =>
  spans.flatMap(([, span]) => [
    ...(Math.abs(age - span) <= 1 ? [`span:about-${span}`] : []),
    ...(age >= span && age < span * 1.4 ? [`span:above-${span}`] : []),
    ...(age <= span && age > span * 0.86 ? [`span:below-${span}`] : []),
  ]);
