import type { Claim } from '@grantwright/shared/contract';
import type { Mention } from '../text/mention.ts';
import type { DateValue } from '../text/dates.ts';
import type { AddressValue } from '../text/addresses.ts';

/** How a text says that a number is not exact: "about", "more than", "almost". */
export type Approximation = 'about' | 'above' | 'below';

/**
 * A value that can be true or false: a number, a date, or anything that is compared by its words. Two values can be
 * equal only within their family.
 */
export type Quantity = Mention & {
  kind: Claim['kind'];
} & (
    | {
        family: 'number';
        value: number;
        /** ISO 4217 of an amount of money. */
        currency?: string;
        /** Of a share in percent, of a multiple ("three times"). */
        scale?: 'percent' | 'times';
        /** The noun that it counts, as its stem. */
        unit?: string;
        approximation?: Approximation;
        /** The size of its last written digit: 1e5 of "$1.2 million". */
        step: number;
        /** Written with a word for its size or as a fraction, which rounds. */
        isRounded?: true;
      }
    | { family: 'date'; date: DateValue }
    | { family: 'words'; key: string }
    | { family: 'address'; address: AddressValue }
  );

export type NumberQuantity = Extract<Quantity, { family: 'number' }>;

/** "one year": the word is as often an article as a number. */
export const isOne = (quantity: Quantity): boolean =>
  quantity.family === 'number' && quantity.value === 1 && /^one$/i.test(quantity.text);
