import { remembered } from '@grantwright/analyst';
import { words } from '../../text/words.ts';
import { stateCodes } from './states.ts';

const short: Record<string, string> = {
  county: 'co',
  company: 'co',
  department: 'dept',
  street: 'st',
  saint: 'st',
  university: 'univ',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  doctor: 'dr',
  mount: 'mt',
  fort: 'ft',
  association: 'assn',
  center: 'ctr',
  centre: 'ctr',
  building: 'bldg',
  incorporated: 'inc',
  corporation: 'corp',
  foundation: 'fdn',
  development: 'dev',
  government: 'govt',
  international: 'intl',
  national: 'natl',
  hospital: 'hosp',
  district: 'dist',
  elementary: 'elem',
  theatre: 'theater',
  and: '',
  the: '',
  of: '',
};

/** A name as equal words, however its parts are shortened: "KY Dept of Agriculture", "Kentucky Department of Agriculture". */
export const canonicalName = remembered((text): string =>
  words(text)
    .map((word) => short[word] ?? stateCodes.get(word)?.toLowerCase() ?? word)
    .filter(Boolean)
    .join(' '),
);
