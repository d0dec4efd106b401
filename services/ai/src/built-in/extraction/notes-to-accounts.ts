import type { Line } from './paper.ts';

type Bare = Omit<Line, 'others'>;

const title =
  /^notes (?:to|on|forming part of) (?:the |these )?(?:(?:consolidated|combined|audited) )?(?:financial statements|accounts)\b/i;
const wordsOfATitle = 12;
/** "NOTE 2 - Summary of …", "3. Investments", "B. Cash": the topic of a note. */
const numbered =
  /^(?:(?:NOTE|[Nn]ote) (?:\d{1,2}|[A-Z])(?![\p{L}])|(?:\d{1,2}|[A-Z])(?=[.)]))\s*[-–—:.)]*\s*(\S.*)$/u;
const wordsOfATopic = 14;
/** What a note on the body itself is called. */
const body =
  /^(?:the )?(?:organi[sz]ation\b|nature\b|(?:description|background|history|purpose|mission|general|reporting entity|business|operations|activities|programs?|principal activit|legal (?:status|form)|about)\b)/i;
/** What the others are called, in a heading or at the start of their paragraph. */
const accounting =
  /^(?:(?:summary of )?(?:significant |principal |accounting )*accounting polic|basis of|bases? |use of|(?:cash|restricted cash)\b|contributions?\b|revenues?\b|support\b|grants?(?: |s )?(?:receivable|payable|revenue)|income tax|tax(?:ation| status)|property|fixed assets|tangible|land\b|depreciation|functional|allocation|net assets|financial statement|accounts? (?:receivable|payable)|accounts\b|pledges|promises|donated|in-?kind|contributed|investments?\b|endowment|advertising|fundraising costs|leases?\b|operating leases?|fair value|recent|new accounting|adoption|subsequent|events? after|liquidity|availability|concentrations?|commitments|contingenc|related part|retirement|pension|employee benefit|long-term|notes? payable|loans?\b|mortgage|line of credit|paycheck|debt\b|deferred|refundable|prepaid|inventor|compensated|accrued|expenses?\b|change in accounting|reclassification|estimates|funds? accounting|fund balances|designated|restricted|unrestricted|trustees|staff costs|creditors|debtors|going concern|risks?\b|measure of)/i;
/** A note on its taxes tells what the body is. */
const status = /\b501\s?\(c\)/i;

export type Notes = {
  /** Notes on how the books are kept. */ books: Set<number>;
  /** The note on what the body is and does. */ nature: Set<number>;
};

/** What the notes to accounts tell: of the body itself in one, of the keeping of its books in the rest. */
export const notesIn = (lines: Bare[]): Notes => {
  const notes: Notes = { books: new Set(), nature: new Set() };
  let part: keyof Notes | undefined;
  let open = false;
  lines.forEach((line, at) => {
    if (line.row !== undefined) return;
    const words = line.text.split(' ').length;
    if (words <= wordsOfATitle && title.test(line.text)) {
      open = true;
      return;
    }
    if (!open) return;
    const topic = words <= wordsOfATopic ? numbered.exec(line.text)?.[1] : undefined;
    const own = topic ?? line.text;
    const isTopic =
      topic !== undefined || line.heading || /^[^.]{3,60}(?:\.|:| [–—-]) /.test(own) || words < 7;
    if (isTopic && accounting.test(own)) part = 'books';
    else if (
      isTopic &&
      body.test(own) &&
      (topic !== undefined || line.heading || words < 7 || part === undefined)
    )
      part = 'nature';
    else if (topic !== undefined) part = 'books';
    if (part !== undefined && !(part === 'books' && status.test(line.text))) notes[part].add(at);
  });
  return notes;
};
