import { listContentWords } from '../text/normalize.ts';
import type { AddressFields } from './addresses.ts';
import { getHost } from './named-after.ts';
import { normalizeName } from './list-name-phrases.ts';

export type IsSame<T> = (a: T, b: T) => boolean;

/** Whether two names are equal or one starts with the other. */
export const isSameName: IsSame<string> = (a, b) => {
  const [one, other] = [normalizeName(a), normalizeName(b)];
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
};

export const isSameNumber: IsSame<string> = (a, b) => getLastDigits(a) === getLastDigits(b);
const getLastDigits = (text: string): string => text.replace(/\D/g, '').slice(-10);

export const isSameSite: IsSame<string> = (a, b) => getHost(a) === getHost(b);

export const isSameText: IsSame<string | number> = (a, b) =>
  listContentWords(String(a)).join(' ') === listContentWords(String(b)).join(' ');

/** Whether two addresses contain the same street numbers or, if either lacks a street, name the same city. */
export const isSamePlace: IsSame<AddressFields> = (a, b) => {
  if (!a.address || !b.address) return isSameText(a.city?.value ?? '', b.city?.value ?? '');
  const [one, other] = [extractNumbers(a.address.value), extractNumbers(b.address.value)];
  return one === other;
};
const extractNumbers = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');
