import { type Extraction, organizationTypes, type Reading } from '@grantwright/shared/contract';
import type { Fact, OrganizationKey } from './answer-key.ts';

export type GivenField = { field: string; value: string; quote?: string; page?: number };
export type ExtractionScore = {
  right: GivenField[];
  wrong: (GivenField & { expected?: string })[];
  /** Given, and the key says nothing of the field: neither right nor wrong. */
  unjudged: GivenField[];
  missed: Fact[];
  /** Quotes that are not in the document, or on another page than said. */
  misplaced: GivenField[];
};

/** What answer keys call a field, by the name that the product gives it. */
const names: [string, RegExp][] = [
  ['name', /^(?:legal |organization )?name$/i],
  ['organizationType', /^(?:organization ?)?type$/i],
  ['missionStatement', /^(?:mission|purpose)/i],
  ['pastAchievements', /achievement|accomplishment/i],
  ['currentProjects', /projects?$|programs?$/i],
  ['taxIdNumber', /^(?:ein|tax)/i],
  ['annualBudget', /budget/i],
  ['foundedYear', /founded|formation|incorporated/i],
  ['website', /^(?:web|site|url)/i],
  ['focusAreas', /focus/i],
  ['contactInfo.email', /^e-?mail/i],
  ['contactInfo.phone', /^(?:tele)?phone/i],
  ['contactInfo.address', /^(?:street |mailing )?address$/i],
  ['contactInfo.city', /^city$/i],
  ['contactInfo.state', /^state$/i],
  ['contactInfo.postalCode', /^(?:postal ?code|zip)/i],
];
const fieldOf = (name: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(name.replace(/^contactInfo\./, '')))?.[0];

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}.$%@]+/gu, ' ')
    .replace(/\.(?!\p{N}|\p{L}{2})/gu, '')
    .trim();
const digits = (text: string): string => text.replace(/\D/g, '');
const words = (text: string): Set<string> => new Set(plain(text).split(' '));
const shareOf = (part: Set<string>, whole: Set<string>): number =>
  part.size === 0 ? 0 : [...part].filter((word) => whole.has(word)).length / part.size;

const amountOf = (text: string): number => {
  // A key may say of which year an amount is: "Total costs 2023: €461,335".
  const match = (
    /\p{Sc}/u.test(text)
      ? /\p{Sc}\s*([\d,.]+)\s*(million|m\b|thousand|k\b)?/iu
      : /([\d,.]+)\s*(million|m\b|thousand|k\b)?/i
  ).exec(text);
  const unit = { m: 1e6, t: 1e3, k: 1e3 }[match?.[2]?.[0]?.toLowerCase() ?? ''] ?? 1;
  return Number((match?.[1] ?? '').replace(/,/g, '')) * unit;
};
const states = new Map(
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
    .split(',')
    .map((state) => [state.slice(3).toLowerCase(), state.slice(0, 2).toLowerCase()]),
);
const stateOf = (text: string): string => {
  // "D.C." is "DC".
  const bare = text.toLowerCase().replaceAll('.', '');
  return states.get(bare) ?? bare;
};

/** Where the key's own words call the body a charity, "charity" says more than the key's "nonprofit". */
const isCharityByItsWords = (given: string, { value, quote }: Fact): boolean =>
  given === 'charity' &&
  /^nonprofit\b/i.test(value) &&
  /\bcharit(?:y commission|able incorporated organi[sz]ation)\b|\bregistered charity\b/i.test(
    quote ?? '',
  );

/** A key may say which other kind would be right: 'charity (public charity; "nonprofit" is right too)'. */
const isRightToo = (given: string, { value }: Fact): boolean =>
  value.includes(`"${given}" is right too`);

const sameText = (given: string, expected: string): boolean => {
  const [ours, theirs] = [words(given), words(expected)];
  return shareOf(ours, theirs) >= 0.8 && shareOf(theirs, ours) >= 0.5;
};

const isOffered = (kind: string): boolean => organizationTypes.some((type) => type === kind);

/** Whether a value given says what the key says, in any spelling. */
const same = (field: string, given: string, expected: string): boolean => {
  switch (field) {
    case 'taxIdNumber':
      return digits(given) === digits(expected);
    case 'contactInfo.phone':
      // A key may add the other end of a line: "413-555-0138/0134".
      return digits(given).slice(-10) === digits(expected.split('/')[0] ?? '').slice(-10);
    case 'annualBudget':
      return amountOf(given) === amountOf(expected);
    case 'foundedYear':
      return expected.includes(given);
    case 'website':
      return (
        plain(given).replace(/^(?:https? )?(?:www\.)?/, '') ===
        plain(expected).replace(/^(?:https? )?(?:www\.)?/, '')
      );
    case 'contactInfo.state':
      return stateOf(given) === stateOf(expected);
    case 'contactInfo.postalCode':
      return given.slice(0, 5) === expected.slice(0, 5);
    case 'contactInfo.address':
      // A key may hold the whole address in one line.
      return shareOf(words(given), words(expected)) === 1;
    case 'name': {
      const bare = (text: string) => plain(text).replace(/^the | (?:inc|incorporated)$/g, '');
      // A key may add in brackets what the body is called besides: "… Brewers (HB; trading as …)".
      return [expected, withoutRemark(expected)].some(
        (name) => bare(given) === bare(name) || sameText(bare(given), bare(name)),
      );
    }
    case 'organizationType': {
      // A key may add in parentheses what says so: "nonprofit (501(c)(3))".
      const kind = plain(expected.split(/[(/]/)[0] ?? '');
      // An association or a company limited by guarantee is nothing that the form offers: of its kinds it is the first or the last.
      return isOffered(kind)
        ? plain(given) === kind
        : given === 'nonprofit' || given === 'charity' || given === 'other';
    }
    default:
      return plain(given) === plain(expected);
  }
};

const passages = new Set(['missionStatement', 'pastAchievements', 'currentProjects', 'focusAreas']);

/** A passage says what the key says in its own words, or in the words of the sentence the key quotes. */
const tells = (given: string, { value, quote }: Fact): boolean => {
  const ours = words(given);
  return [value, quote ?? value].some((text) => {
    const theirs = words(text);
    return shareOf(theirs, ours) >= 0.7 || (shareOf(ours, theirs) >= 0.9 && ours.size > 6);
  });
};

/** A key may add in brackets what else it knows: "TN (Tennessee)", "info@example.org (the box office has another)". */
const withoutRemark = (value: string): string =>
  value
    .trim()
    .replace(/\([^()]*\)$/, '')
    .trim();

const says = (field: string, given: string, fact: Fact): boolean =>
  passages.has(field)
    ? tells(given, fact)
    : [fact.value, withoutRemark(fact.value)].some((value) => same(field, given, value)) ||
      (field === 'organizationType' &&
        (isCharityByItsWords(given, fact) || isRightToo(given, fact)));

const givenFields = ({ sources, contactInfo, ...values }: Extraction): GivenField[] => {
  const flat: [string, unknown][] = [
    ...Object.entries(values),
    ...Object.entries(contactInfo ?? {}).map(([key, value]): [string, unknown] => [
      `contactInfo.${key}`,
      value,
    ]),
  ];
  return flat.flatMap(([field, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [{ field, value: String(value), ...sources?.[field] }]
      : [],
  );
};

const holdsQuote = (reading: Reading, { quote, page }: GivenField): boolean =>
  quote !== undefined &&
  [...reading.blocks, ...(reading.imprint ?? [])].some(
    (block) =>
      block.page === page &&
      (block.type === 'table' ? block.rows.flat() : [block.text]).some((text) =>
        text.includes(quote),
      ),
  );

/** Compares the fields given with what a careful person found in the same paper. */
export const scoreExtraction = (
  key: OrganizationKey,
  extraction: Extraction,
  reading: Reading,
): ExtractionScore => {
  const facts = key.facts.flatMap((fact) => {
    const field = fieldOf(fact.field);
    return field ? [{ ...fact, field }] : [];
  });
  const score: ExtractionScore = { right: [], wrong: [], unjudged: [], missed: [], misplaced: [] };
  const met = new Set<Fact>();
  for (const given of givenFields(extraction)) {
    if (!holdsQuote(reading, given)) score.misplaced.push(given);
    const own = facts.filter(({ field }) => field === given.field);
    const hits = own.filter((fact) => fact.quote !== null && says(given.field, given.value, fact));
    if (hits.length > 0) {
      // A list of results may hold several of the key's facts.
      for (const hit of hits) met.add(hit);
      score.right.push(given);
    } else if (own.length > 0) {
      const expected = own[0]?.value;
      score.wrong.push({ ...given, ...(expected === undefined ? {} : { expected }) });
    } else score.unjudged.push(given);
  }
  // A field of one value holds one name, one box, one type: the paper's other lawful ones are not missed.
  const answered = new Set(
    [...met].map(({ field }) => field).filter((field) => !passages.has(field)),
  );
  score.missed = facts.filter(
    (fact) => fact.quote !== null && !met.has(fact) && !answered.has(fact.field),
  );
  return score;
};
