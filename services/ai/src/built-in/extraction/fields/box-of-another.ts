import type { Line } from '../paper.ts';
import { bearsName } from './bears-name.ts';

const reach = /\S*@\S*|\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net)\b/gi;
const fewestLetters = 6;

/**
 * Whether a host is called after somebody whom the paper names as another: "records@alderledger.com", where the
 * preparer of a return is "Alder Ledger PLLC".
 */
export const isHostOfAnother = (host: string, lines: Line[], names: string[]): boolean => {
  const own = (host.split('.').at(-2) ?? '').toLowerCase().replace(/[^a-z\d]/g, '');
  if (own.length < fewestLetters || bearsName(own, names)) return false;
  return lines.some(
    ({ text, others }) =>
      others &&
      text
        .replace(reach, ' ')
        .toLowerCase()
        .replace(/[^a-z\d]/g, '')
        .includes(own),
  );
};
