import { usStates } from '@grantwright/shared/values';

const territories = 'GU VI AS MP'.split(' ');
const provinces = (
  'Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland and Labrador,Nova Scotia,Ontario,Prince Edward Island,' +
  'Quebec,Saskatchewan'
).split(',');
const abbreviations = new Set([...usStates.keys(), ...territories]);
const names = new Set([...usStates.values(), ...provinces]);
const codeOfName = new Map([...usStates].map(([code, name]) => [name, code] as const));

/** Returns "New Jersey" for "NJ" and vice versa. */
export const translateStateName = (text: string): string | undefined =>
  usStates.get(text) ?? codeOfName.get(text);

/** Whether text is the postal code of a state, in capitals: "NJ". */
export const isStateCode = (text: string): boolean => usStates.has(text);

/**
 * Whether text names a US state or territory ("NJ", "N.J." or "New Jersey"), or a Canadian province by its full name.
 */
export const isState = (text: string): boolean =>
  names.has(text) || abbreviations.has(text.replace(/[.\s]/g, ''));
