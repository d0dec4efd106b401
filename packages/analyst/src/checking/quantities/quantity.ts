import type { Claim } from '@grantwright/shared/contract';
import type { DateValue, Mention } from '@grantwright/shared/values';
import type { AddressValue } from '../../text/addresses.ts';

/** The way a number is marked as inexact: "about", "more than", "almost". */
export type Approximation = 'about' | 'above' | 'below';

/** A checkable value: a number, a date, or a value compared as text. Only values of the same family can be equal. */
export type Quantity = Mention & {
  kind: Claim['kind'];
} & (
    | {
        family: 'number';
        value: number;
        /** For money, the ISO 4217 code. */
        currency?: string;
        /** `percent` for a fraction, `times` for a multiple such as "three times". */
        scale?: 'percent' | 'times';
        /** The stem of the counted noun. */
        unit?: string;
        approximation?: Approximation;
        /** The place value of the last written digit: 1e5 for "$1.2 million". */
        precision: number;
        /** Present if the number is rounded, because it was written with a scale word or as a fraction. */
        isRounded?: true;
      }
    | { family: 'date'; date: DateValue }
    | { family: 'words'; key: string }
    | { family: 'address'; address: AddressValue }
  );

export type NumberQuantity = Extract<Quantity, { family: 'number' }>;

/** Whether a quantity is 1, since "one" is as often an article as a number. */
export const isOne = (quantity: Quantity): boolean =>
  quantity.family === 'number' && quantity.value === 1 && /^one$/i.test(quantity.text);
