import type { Finding } from '../finding.ts';

export type Part = { value: number; kind: string; start: number; end: number };
export type Result<P extends Part> = { value: number; parts: P[]; whole?: P };
/** How a draft's sentence says that its value was reckoned. */
export type Way = {
  results: <P extends Part>(given: P[], told: string) => Result<P>[];
  /** The source gives no number of the very thing. */
  isOfAnother?: true;
};

/** "16 hours at $22": the price of one is part of no sum. */
export const rateBefore = /(?:\bat|[x×@])\s*$/i;

const changes =
  /\b(?:rose|risen|rises?|rising|grew|grown|grows?|increased?|increases|climbed|fell|fallen|falls?|dropped|drops?|declined|decreased|went (?:up|down)|up|down) by\s|\b(?:more|fewer|less)\b[^.;]{0,40}\bthan (?:in |the |last |a )|\bincrease of\s|\b(?:has|have) (?:grown|risen|fallen) by\b|\b(?:has|have) (?:lost|gained) (?=\d)/i;
/** A source that gives what was and what is. */
const thenAndNow =
  /\b(?:was|were|ago|before|last year|now|against|compared|versus|(?:up|down|grown|grew|fell|fallen|rose|risen) from|previous|earlier)\b|\b(?:19|20)\d{2}\b/i;
/** Before the first value and behind the second. */
const around = 30;
const remaining =
  /\b(?:not|never|without|missing|lacks?|lacking|remain(?:s|ing|ed)?|rest|others?|still to|left|lost|gone|failed|could not|elsewhere|unfilled|men|women|boys|girls|all but)\b|n['’]t\b/i;
const totals =
  /\b(?:total|in all|altogether|together|combined|both|add(?:s)? up|comes? (?:to|from)|amounts? to|other (?:sources|cash|funding|income|funders)|own contribution|match(?:ing)?(?: fund(?:s|ing)?)?|partnership|already (?:held|raised|secured|promised)|over (?:the )?(?:two|three|four|five) (?:years|terms|seasons))\b/i;

/** A number that is the whole of something: those who were asked, or began, or of whom it is told. */
const wholeAfter =
  /^[^.;\d]{0,25}\b(?:answer(?:ed|s)|repl(?:ied|ies)|responded|asked|surveyed|came back|in all|began|started|signed up|brought in|of (?:them|whom|which)|who|in)\b/i;
const wholeBefore =
  /\b(?:of|asked|surveyed|need|places for)\s+(?:(?:the|our|all|its|those|these)\s+)*$/i;
export const isWhole = ({ start, end }: Part, told: string): boolean =>
  wholeAfter.test(told.slice(end)) || wholeBefore.test(told.slice(Math.max(0, start - 25), start));

const between = <P extends Part>(given: P[]): Result<P>[] =>
  given.flatMap((one, at) =>
    given
      .slice(at + 1)
      .filter(({ kind, value }) => kind === one.kind && value !== one.value)
      .map((other) => ({ value: Math.abs(one.value - other.value), parts: [one, other] })),
  );

/** So small a part of a whole is told in other ways than by what is left. */
const smallestPart = 0.1;
const rests = <P extends Part>(given: P[]): Result<P>[] =>
  between(given).filter(({ parts }) => {
    const [one, other] = parts;
    if (!one || !other || Math.abs(given.indexOf(one) - given.indexOf(other)) > 1) return false;
    return Math.min(one.value, other.value) >= smallestPart * Math.max(one.value, other.value);
  });

const isThenAndNow = (told: string, [one, other]: Part[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  thenAndNow.test(told.slice(one.end, other.start) + told.slice(other.end, other.end + around));

const sums = <P extends Part>(given: P[]): Result<P>[] =>
  given.flatMap((_, from) =>
    [2, 3, 4].flatMap((length) => {
      const parts = given.slice(from, from + length);
      return parts.length === length
        ? [{ value: parts.reduce((sum, { value }) => sum + value, 0), parts }]
        : [];
    }),
  );

/** Small numbers are each other's share by chance. */
const smallestWhole = 20;
const shares = <P extends Part>(given: P[], told: string): Result<P>[] =>
  given.flatMap((part) =>
    given.flatMap((whole) =>
      part.kind === whole.kind &&
      part.value < whole.value &&
      whole.value >= smallestWhole &&
      isWhole(whole, told)
        ? [{ value: (part.value / whole.value) * 100, parts: [part], whole }]
        : [],
    ),
  );

/** Who was turned away is of those who came, and called so too. */
const turnedAway = /\b(?:turn(?:ed|ing)? (?:away|down)|refus\w+)\b/i;

export const wayOf = (finding: Finding, said: string, text: string): Way | undefined => {
  if (finding.kind === 'percentage') return { results: shares };
  if (finding.kind !== 'figure' && finding.kind !== 'money') return undefined;
  if (changes.test(said))
    return {
      results: (given, told) => between(given).filter(({ parts }) => isThenAndNow(told, parts)),
    };
  // What is counted, not how old somebody is.
  if (/^[\s-]*years?\b/i.test(text.slice(finding.end))) return undefined;
  if (finding.kind === 'figure' && turnedAway.test(said)) return { results: rests };
  if (totals.test(said)) return { results: sums, isOfAnother: true };
  return finding.kind === 'figure' && remaining.test(said)
    ? { results: rests, isOfAnother: true }
    : undefined;
};
