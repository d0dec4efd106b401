import type { Guidelines } from '../../guidelines.ts';
import { initialsOf } from '../organization-name.ts';

const address = /(?:@|https?:\/\/|\bwww\.)([a-z\d-]+(?:\.[a-z\d-]+)+)/gi;
const ofNobody =
  /^(?:www|com|org|net|gov|edu|ac|co|uk|us|ca|au|eu|nz|in|de|fr|info|example|mail|email|gmail|yahoo|hotmail|outlook|aol|icloud|shaw|comcast|apply|grants?|portal|forms?|docs|google|airtable|submittable|fluxx|smartsimple|foundant|grantinterface|surveymonkey|wufoo|zoom|linkedin|facebook|twitter|instagram|youtube|bit|ly|tinyurl|mailchimp|sam|fax|web|blog|k12|state|arts|box|dropbox|onedrive|sharepoint|cybergrants|eventbrite)$/i;

/** The labels of the addresses that a paper gives, without those that belong to nobody. */
export const domainLabels = ({ text, reading }: Guidelines): string[] => [
  ...new Set(
    [...text.matchAll(address)]
      .map(([, host = '']) => host)
      .concat(reading.origin?.host ?? [])
      .map((host) => host.toLowerCase().split('.').slice(0, -1))
      // "arts.nsw.gov.au" is the address of Arts NSW.
      .flatMap((labels) => [
        ...labels,
        ...(labels.length > 2 ? [labels.slice(-3, -1).join('')] : []),
      ])
      .filter((label) => !ofNobody.test(label) && label.length > 2),
  ),
];

/** Whether an address is spelt from the name: its letters run together, or the first of each word. */
export const isSpeltFrom = (label: string, name: string): boolean => {
  const letters = label.replace(/[^a-z\d]/g, '');
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, '')
    .split(' ');
  const joined = words.filter((each) => !/^(?:the|of|for|and|a)$/.test(each)).join('');
  return (
    words.join('') === letters ||
    joined === letters ||
    (letters.length >= 5 && joined.includes(letters)) ||
    (joined.length >= 5 && letters.includes(joined)) ||
    (letters.length >= 3 && initialsOf(name).toLowerCase() === letters)
  );
};
