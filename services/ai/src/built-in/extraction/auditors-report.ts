import type { Line } from './paper.ts';

type Bare = Omit<Line, 'others'>;

const whose = String.raw`(?:auditors?|accountants?|examiners?|practitioners?|reviewers?)`;
/** "Independent Auditor's Report", "Report of Independent Accountants", "Independent Examiner's Report to the Trustees". */
const title = new RegExp(
  `^(?:(?:independent )?(?:certified public |chartered )?${whose}['’]?s?['’]? (?:\\p{L}+ ){0,2}report|reports? of (?:the )?(?:independent )?(?:certified public |chartered )?${whose})\\b`,
  'iu',
);
const wordsOfATitle = 24;
const pageNumber = /\d$/;
/** What a report opens with; in a table of contents nothing of it follows. */
const opening =
  /^to (?:the|our|all)\b|^(?:we|I) (?:have )?(?:audited|reviewed|examined|compiled|report)\b|^(?:qualified )?opinions?$|^report on (?:the )?(?:audit|financial)|^management is responsible/i;
const linesToOpening = 8;

/** Over what the report is about, or over another part of the paper. */
const statement =
  /^(?:(?:consolidated|combined|comparative) )?(?:statements? of (?:financial|activit|functional|cash|assets|support|revenue|income|net|changes|receipts)|balance sheets?\b|(?:supplementary )?schedules? of|notes? to\b|income (?:and expenditure|statement)|receipts and payments|supplement(?:ary|al) information)/i;
const wordsOfAStatement = 14;
const isStatement = ({ text }: Bare): boolean =>
  /^\p{Lu}/u.test(text) &&
  statement.test(text) &&
  text.split(' ').length <= wordsOfAStatement &&
  !/[.;,]$/.test(text);

/** What stands over the title on the same page, where it is no cover, is the letterhead of the firm. */
const cover =
  /\b(?:financial statements|annual report|(?:year|years|period) ended|accounts for|contents)\b/i;
const ofAFirm =
  /\b(?:accountants?|auditors?|accountancy|accounting|CPAs?|LLP|PLLC|P\.?C\.?|P\.?A\.?|chartered|associates|& co)(?![\p{L}])/iu;
const linesOfALetterhead = 8;
const wordsOfALetterhead = 14;

const letterheadFrom = (lines: Bare[], at: number): number => {
  let from = at;
  while (from > 0 && at - from < linesOfALetterhead) {
    const above = lines[from - 1];
    if (!above || above.page !== lines[at]?.page || cover.test(above.text)) break;
    if (above.row !== undefined || above.text.split(' ').length > wordsOfALetterhead) break;
    from--;
  }
  return lines.slice(from, at).some(({ text }) => ofAFirm.test(text)) ? from : at;
};

type Span = { from: number; title: number; to: number };

const spansOf = (lines: Bare[]): Span[] => {
  const spans: Span[] = [];
  lines.forEach((line, at) => {
    if (at < (spans.at(-1)?.to ?? 0) || !title.test(line.text) || pageNumber.test(line.text))
      return;
    if (line.text.split(' ').length > wordsOfATitle || line.row !== undefined) return;
    const next = lines.slice(at + 1, at + 1 + linesToOpening);
    const opens = next.findIndex(({ text }) => opening.test(text));
    if (opens < 0 || next.slice(0, opens).some((own) => isStatement(own) || title.test(own.text)))
      return;
    const end = lines.findIndex((own, place) => place > at + opens && isStatement(own));
    spans.push({ from: letterheadFrom(lines, at), title: at, to: end < 0 ? lines.length : end });
  });
  return spans;
};

/** "… the financial statements of Elm Row Housing, Inc. (a nonprofit organization), which comprise …". */
const examined =
  /\b(?:financial statements|accounts|statements? of (?:financial position|activities|assets[^.;]{0,60}?)|balance sheets?) of (?:the )?(\p{Lu}[^()“”"]{3,90}?)(?= ?\(|,? (?:which|as of|as at|at|for the)\b|\.(?:\s+\p{Lu}|$)|$)/u;

export type Audit = {
  /** The lines in which the auditor speaks: the firm's letterhead, what an audit is, the signature. */
  auditors: Set<number>;
  /** Whose accounts they are, and the line that says so. */
  client?: { name: string; at: number };
};

const besides = 3;

/**
 * The report of whoever examined the accounts speaks of the examiner: the telephone, the site and the objectives in it
 * are the firm's. The lines with the name of the body alone stay the body's.
 */
export const auditIn = (lines: Bare[]): Audit => {
  const spans = spansOf(lines);
  const within = spans.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, place) => from + place),
  );
  const clients = within.flatMap((at) => {
    const name = examined.exec(lines[at]?.text ?? '')?.[1];
    return name === undefined ? [] : [{ name, at }];
  });
  const [client] = clients;
  const key = client?.name.toLowerCase() ?? '';
  const isName = ({ text }: Bare): boolean =>
    key !== '' &&
    text.toLowerCase().includes(key) &&
    !title.test(text) &&
    text.split(' ').length <= key.split(' ').length + besides;
  return {
    auditors: new Set(within.filter((at) => !isName(lines[at] as Bare))),
    ...(client ? { client } : {}),
  };
};
