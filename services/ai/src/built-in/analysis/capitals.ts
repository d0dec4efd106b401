const small = new Set('a an and at by for from in of on or the to with'.split(' '));
/** Letters that are said one by one, also in a line where all letters are capitals. */
const initials = new Set(
  'RFP RFA RFQ NOFO IRS SAM UEI EIN LOI MOU NIH NSF NEA NEH HUD EPA USDA HHS CDC USA US UK EU FY CEO CFO PI ID II III IV VI VII VIII IX XI'.split(
    ' ',
  ),
);

/** True where a line has no small letter, though letters enough to have some. */
export const isAllCapitals = (text: string): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) >= 4 && !/\p{Ll}/u.test(text);

const word = (raw: string, first: boolean): string => {
  const bare = raw.replace(/[^\p{L}\d]/gu, '');
  if (initials.has(bare) || /\d/.test(bare) || !/[AEIOUY]/.test(bare)) return raw;
  const lower = raw.toLowerCase();
  if (!first && small.has(lower)) return lower;
  return lower.replace(/\p{L}+/gu, (part, at: number) =>
    at > 0 && /['’]/.test(lower[at - 1] ?? '')
      ? part
      : part.charAt(0).toUpperCase() + part.slice(1),
  );
};

/** "ICML 2019": a meeting, by its letters and its year. */
const ofYear = /^\p{Lu}{3,6} ?['’]?(?:20)?\d\d$/u;

/** "STATEMENT OF NEED" is shouted; "Statement of Need" is a name. Short forms in brackets stay as they are. */
export const unshout = (text: string): string =>
  isAllCapitals(text) && !ofYear.test(text.trim())
    ? text
        .split(/(\s+|\([^)]*\))/)
        .map((part, index) =>
          part.startsWith('(') || part.trim() === '' ? part : word(part, index === 0),
        )
        .join('')
    : text;
