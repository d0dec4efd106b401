import { toWordSet } from '../to-word-set.ts';

/** Reads "dollar USD, euro EUR" as a table. */
const parseTable = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(', ').map((pair): [string, string] => {
      const [words = '', code = ''] = pair.split(' ');
      return [words, code];
    }),
  );

/** ISO 4217, without codes that usually mean something else next to a number (ALL, PHP, NPR, TOP). */
export const codes = toWordSet(
  'USD EUR GBP CAD AUD NZD CHF INR KES TZS UGX ZAR NGN GHS RWF ETB ZMW MWK JPY CNY SEK NOK DKK ISK PKR BDT LKR MYR ' +
    'SGD HKD MXN BRL COP PEN CLP ARS PLN CZK HUF RON TRY THB IDR VND KRW ILS EGP MAD AED XAF XOF XCD JMD TTD FJD',
);

export const currencySymbols = parseTable(
  '$ USD, € EUR, £ GBP, ₹ INR, ₦ NGN, ¥ JPY, ₵ GHS, ₱ PHP, ₩ KRW, ₪ ILS',
);

/** The letters written before "$". */
export const prefixes = parseTable(
  'us USD, usd USD, ca CAD, c CAD, cad CAD, cdn CAD, au AUD, a AUD, aud AUD, nz NZD, nzd NZD, hk HKD, s SGD, r BRL, j JMD',
);

const namesOnEitherSide = parseTable('euro EUR, euros EUR, kč CZK, zł PLN');

/** Names written before an amount: "Ksh 5,000", "Rs. 500". */
export const namesBefore: ReadonlyMap<string, string> = new Map([
  ...parseTable('rs INR, ksh KES, kshs KES, tsh TZS, tshs TZS, ush UGX, shs UGX'),
  ...namesOnEitherSide,
]);

/** Names written after an amount: "500 rupees". */
export const namesAfter: ReadonlyMap<string, string> = new Map([
  ...parseTable(
    'dollar USD, dollars USD, rupee INR, rupees INR, rand ZAR, rands ZAR, naira NGN, cedi GHS, cedis GHS, yen JPY, ' +
      'yuan CNY, kroner NOK, kronor SEK, zloty PLN, pesos MXN, francs CHF',
  ),
  ...namesOnEitherSide,
]);

/** Adjectives of dollars, shillings and crowns. */
export const nations = parseTable(
  'us USD, american USD, canadian CAD, australian AUD, singapore SGD, zealand NZD, kenyan KES, ugandan UGX, ' +
    'tanzanian TZS, swiss CHF, swedish SEK, norwegian NOK, danish DKK',
);

export const nationalNames = toWordSet(
  'dollar dollars shilling shillings franc francs krona kronor krone kroner',
);
