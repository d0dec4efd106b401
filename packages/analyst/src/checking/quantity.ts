import type { Claim } from '@grantwright/shared/contract';
import type { DateValue, Mention } from '@grantwright/shared/values';
import type { AddressValue } from '../text/addresses.ts';

/** How a text marks a number as inexact: "about", "more than", "almost". */
export type Approximation = 'about' | 'above' | 'below';

/**
 * A value that can be true or false: a number, a date, or a value compared by its words. Two values can be equal only
 * within their family.
 */
export type Quantity = Mention & {
  kind: Claim['kind'];
} & (
    | {
        family: 'number';
        value: number;
        /** For money, the ISO 4217 code. */
        currency?: string;
        /** For a fraction, percent; for a multiple ("three times"), its factor. */
        scale?: 'percent' | 'times';
        /** The stem of the noun that it counts. */
        unit?: string;
        approximation?: Approximation;
        /** The size of its last written digit: 1e5 for "$1.2 million". */
        step: number;
        /** Written with a word for its size or as a fraction, which rounds. */
        isRounded?: true;
      }
    | { family: 'date'; date: DateValue }
    | { family: 'words'; key: string }
    | { family: 'address'; address: AddressValue }
  );

export type NumberQuantity = Extract<Quantity, { family: 'number' }>;

/** "one year": the word is an article as often as a number. */
export const isOne = (quantity: Quantity): boolean =>
  quantity.family === 'number' && quantity.value === 1 && /^one$/i.test(quantity.text);
