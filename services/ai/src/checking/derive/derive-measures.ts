import { findNumbers } from '../../text/numbers.ts';
import { stem, topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { mayHoldValue } from '../find/find-values.ts';
import type { Derived } from './derived-values.ts';

type Step = {
  larger: RegExp;
  smaller: RegExp;
  times: number;
  largerNames: string[];
  smallerNames: string[];
};

const step = (
  larger: string,
  smaller: string,
  times: number,
  largerNames: string,
  smallerNames: string,
): Step => ({
  larger: new RegExp(`^[\\s-]?(?:${larger})(?!\\p{L})`, 'iu'),
  smaller: new RegExp(`^[\\s-]?(?:${smaller})(?!\\p{L})`, 'iu'),
  times,
  largerNames: largerNames.split(' '),
  smallerNames: smallerNames.split(' '),
});

/** Units of which one is a round number of the other. */
const steps: Step[] = [
  step(
    'tonnes?|metric tons?',
    'kilograms?|kilogrammes?|kilos?|kg',
    1_000,
    'tonnes tons',
    'kilograms kilos kg',
  ),
  step('kilograms?|kilos?|kg', 'grams?|grammes?|g', 1_000, 'kilograms kilos kg', 'grams g'),
  step(
    'kilometers?|kilometres?|km',
    'meters?|metres?|m',
    1_000,
    'kilometers kilometres km',
    'meters metres m',
  ),
  step(
    'meters?|metres?|m',
    'centimeters?|centimetres?|cm',
    100,
    'meters metres m',
    'centimeters centimetres cm',
  ),
  step(
    'liters?|litres?',
    'milliliters?|millilitres?|ml',
    1_000,
    'liters litres',
    'milliliters millilitres ml',
  ),
];

const inOtherUnits = (text: string): [number, string[]][] =>
  findNumbers(text)
    .filter(({ percent }) => !percent)
    .flatMap(({ value, end }): [number, string[]][] => {
      const after = text.slice(end, end + 20);
      return steps.flatMap(({ larger, smaller, times, largerNames, smallerNames }) => [
        ...(larger.test(after)
          ? ([[Math.round(value * times * 100) / 100, smallerNames]] as [number, string[]][])
          : []),
        ...(smaller.test(after) ? ([[value / times, largerNames]] as [number, string[]][]) : []),
      ]);
    });

/** "28 tonnes" is 28,000 kilograms, "1.9 km" 1,900 metres, and the reverse. */
export const deriveMeasures = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }) =>
    source.type === 'guidelines' || !mayHoldValue(text)
      ? []
      : inOtherUnits(text).flatMap(([value, names]) =>
          [...new Set(names.map(stem))].map((unit) => ({
            source,
            key: `number:${value}`,
            stems: [unit],
            unit,
            about: topicStems(text),
          })),
        ),
  );
