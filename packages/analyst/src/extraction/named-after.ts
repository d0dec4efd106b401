import type { Unit } from '../document/unit.ts';
import { comparable } from '../text/normalize.ts';
import { listAcronyms } from './name-mentions.ts';

/** Returns the host of a web address without "www.". */
export const getHost = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#:]/, 1)[0] ?? '';

/** Removes the top-level domain, dots and hyphens from a host: "river-fund.org" becomes "riverfund". */
const trimHost = (host: string): string =>
  host.split('.').slice(0, -1).join('').replaceAll('-', '');

/** Whether a host is named after an organization: "riverfund.org" or "rvf.org" for "River Valley Fund". */
export function isNamedAfter(host: string, name: string): boolean {
  const label = trimHost(host);
  const bare = comparable(name).replace(/^the /, '');
  const matchingWords = bare.split(' ').filter((word) => word.length > 3 && label.includes(word));
  return (
    label.length > 2 &&
    (listAcronyms(bare).includes(label) || matchingWords.join('').length >= 0.6 * label.length)
  );
}

/** Returns the host of the page and the hosts of the email and web addresses in a document. */
export const findHosts = (units: readonly Unit[], ownHost = ''): string[] => {
  const hosts = units.flatMap(({ values }) =>
    values.flatMap((value) => {
      if (value.type === 'email') return [value.email.toLowerCase().split('@')[1] ?? ''];
      return value.type === 'url' ? [getHost(value.url)] : [];
    }),
  );
  return [...new Set([getHost(ownHost), ...hosts])].filter(Boolean);
};
