import { findMoney, type Money } from '../../../text/money.ts';
import { splitSentences } from '../../../text/sentences.ts';
import { type Paying, readUnit, type Unit } from './budget-unit.ts';
import type { Cost } from './cost-part.ts';
import { withSign } from './signed-figures.ts';
import { summedCosts } from './summed-costs.ts';

/** A budget that a text holds, and the text without it. */
export type FoundBudget = {
  costs: Cost[];
  /** Given without money, and not counted in what everything costs. */
  inKind: Cost[];
  /** What everything costs, as its writer stated it: the statement that agrees, where one does. */
  total?: Money;
  asked?: Money;
  /** "C$", where only the total tells whose dollars they are. */
  mark?: string;
  said: Paying[];
  rest: string;
};

type Piece = { text: string; line: number; unit: Unit | undefined };

/** Where a list of somebody's income or of another year begins. */
const ofOtherMoney =
  /\b(?:income|revenue|raised|funders|last year|annual budget|operating budget|spent|past grants?|previous grants?)\b/i;

const smallStart = /(?<=\d[\dk)%]?)\.\s+(?=\p{Ll}{2})/gu;

/** "In all $900, we ask for $800": two statements. */
const afterTotal = /(?<=^(?:total|in all|altogether)[^,;]{0,20}\d[\d,.]*k?)[,;]\s+(?=\p{L})/iu;

/** "Waders, ropes ...... $3,440": the dots of a table of costs end no sentence. */
const dots = /\s*(?:\.{3,}|…+)\s*(?=[$€£]?\s?\d)/g;

const signs = /[$€£]/g;
/** "director 9k, hall 2k, total $11k": beside one sign all of them are money. */
const withSigns = (text: string): string => {
  const own = new Set(text.match(signs));
  const [sign] = own;
  return own.size === 1 && sign
    ? text.replace(
        /(?<![\p{L}\d.,$€£-])(?=\d+(?:\.\d+)?k\b(?! (?:runs?|race|walk)\b))/giu,
        () => sign,
      )
    : text;
};

const piecesOf = (text: string, currency: string | undefined): Piece[] =>
  text.split(/\r?\n/).flatMap((raw, line) =>
    splitSentences(raw.replace(/\t+/g, ' | ').replace(dots, ' | '))
      .flatMap((each) => each.text.split(smallStart))
      .flatMap((each) => each.split(afterTotal))
      .map((each) => ({ text: each, line, unit: readUnit(each, currency) })),
  );

const sum = (costs: Cost[]): number =>
  Math.round(costs.reduce((all, { amount }) => all + amount, 0) * 100) / 100;

/** Stretches of pieces that all speak of a budget. */
const runsOf = (pieces: Piece[]): { from: number; to: number }[] => {
  const runs: { from: number; to: number }[] = [];
  pieces.forEach(({ unit }, at) => {
    const last = runs.at(-1);
    if (!unit) return;
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs.filter(
    ({ from, to }) =>
      pieces.slice(from, to).flatMap(({ unit }) => unit?.costs ?? []).length > 1 &&
      !ofOtherMoney.test(pieces[from - 1]?.text.slice(-60) ?? ''),
  );
};

/** "Year 1: rent $900": each cost with the year that it stands under. */
const costsOf = (units: Unit[]): Cost[] => {
  let year = '';
  return units.flatMap(({ costs, heads }) => {
    if (heads !== undefined) year = /\byear\b|^20\d\d/i.test(heads) ? heads.replace(/:$/, '') : '';
    const under = year.charAt(0).toLowerCase() + year.slice(1);
    return year ? costs.map((cost) => ({ ...cost, label: `${cost.label}, ${under}` })) : costs;
  });
};

const sameAmount = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

const otherDollars = /(?<!\p{L})(?:[A-Z]{1,2}\$)(?=\s?\d)/u;

/** "C$70,000" among plain dollars: all of them are those of the sum. */
const inOneCurrency = (costs: Cost[], pieces: Piece[]): { costs: Cost[]; mark?: string } => {
  const mark = pieces.map(({ text }) => otherDollars.exec(text)?.[0]).find(Boolean);
  const of = mark && findMoney(`${mark}1`)[0]?.currency;
  if (!mark || !of) return { costs };
  const isPlain = ({ written }: Cost): boolean => /^\$|^\d/.test(written);
  return {
    mark,
    costs: costs.map((cost) => (isPlain(cost) ? { ...cost, currency: of } : cost)),
  };
};

const readRun = (pieces: Piece[]): Omit<FoundBudget, 'rest'> | undefined => {
  const units = pieces.flatMap(({ unit }) => (unit ? [unit] : []));
  const { costs: all, mark } = inOneCurrency(costsOf(units), pieces);
  const totals = units.flatMap((unit) => unit.totals);
  const asked = units.find((unit) => unit.asked)?.asked;
  const whole = totals.reduce((result, { amount }) => result + amount, 0);
  const stated = [
    ...totals,
    ...(asked ? [asked] : []),
    ...totals.slice(0, 1).map((each) => ({ ...each, amount: whole })),
  ];
  const agreed = (costs: Cost[]): Money | undefined =>
    stated.find(({ amount }) => sameAmount(amount, sum(costs)));
  const paid = all.filter(({ inKind }) => !inKind);
  const costs = agreed(all) ? all : paid;
  const total = agreed(costs);
  const sure = costs.every((cost) => cost.sure);
  const currencies = new Set(costs.map(({ currency }) => currency));
  const reckons = costs.some(({ label }) => label.includes('×'));
  const trusted = total ? costs.length > 1 : sure && costs.length > (reckons ? 1 : 2);
  if (!trusted || currencies.size > 1) return undefined;
  const largest = [...totals].sort((a, b) => b.amount - a.amount)[0];
  const named =
    largest && total && largest.amount > total.amount && asked ? largest : (total ?? largest);
  return {
    costs,
    inKind: costs === all ? [] : all.filter((cost) => cost.inKind),
    ...(named ? { total: named } : {}),
    ...(asked ? { asked } : {}),
    ...(mark ? { mark } : {}),
    said: units.flatMap(({ said }) => said),
  };
};

/**
 * Where a run ends: behind the total that its costs come to, with what is only said of it. "Where from:
 * county $10,000", further down, is who pays, and no cost.
 */
const endOf = (pieces: Piece[], from: number, to: number): number => {
  let spent = 0;
  let items = 0;
  for (let at = from; at < to; at++) {
    const { costs = [], totals = [] } = pieces[at]?.unit ?? {};
    const paid = costs.filter(({ inKind }) => !inKind);
    spent += sum(paid);
    items += paid.length;
    if (items < 2 || !totals.some(({ amount }) => sameAmount(amount, spent))) continue;
    const next = pieces.findIndex(({ unit }, index) => index > at && (unit?.costs.length ?? 0) > 0);
    return next < 0 ? to : Math.min(to, next);
  }
  return to;
};

const restOf = (text: string, pieces: Piece[], from: number, to: number): string => {
  const taken = new Set(pieces.slice(from, to).map(({ line }) => line));
  return text
    .split(/\r?\n/)
    .flatMap((raw, line) => {
      if (!taken.has(line)) return [raw];
      const kept = pieces
        .filter((piece, at) => piece.line === line && (at < from || at >= to))
        .map((piece) => piece.text);
      return kept.length > 0 ? [kept.join(' ')] : [];
    })
    .join('\n');
};

const heading =
  /(?:^|\n)[^\S\n]*(?:[-–—•*]\s*)?(?:(?:the |our |project )*(?:budget|costs?|expenses|money|what it costs|what we need)(?: \d+ (?:months?|mos?|years?|yrs?))?)\s*[:–—-]?\s*$/i;

/** What is said of the money in the lines under the sum; the rest stays where it was. */
const saidUnder = (
  text: string,
  currency: string,
): Pick<FoundBudget, 'said' | 'rest' | 'asked'> => {
  const end = text.search(
    /\n\s*\n|\n\s*(?:[-–—•*]\s*)?(?:after\w*|later|sustain\w*|future|next)\b[^\n]{0,30}[:–—-]/i,
  );
  const paragraph = end < 0 ? text : text.slice(0, end);
  const others = end < 0 ? [] : [text.slice(end)];
  const pieces = piecesOf(withSign(paragraph, currency), currency);
  const ofMoney = ({ unit }: Piece): boolean =>
    unit !== undefined && unit.costs.length === 0 && unit.said.length > 0;
  const asked = pieces.find(({ unit }) => unit?.asked)?.unit?.asked;
  return {
    said: pieces.filter(ofMoney).flatMap(({ unit }) => unit?.said ?? []),
    ...(asked ? { asked } : {}),
    rest: [
      pieces
        .filter((piece) => !ofMoney(piece))
        .map((piece) => piece.text)
        .join('\n'),
      ...others,
    ].join(''),
  };
};

/** "So $900 in all and we ask the city for $500": the request stands beside the sum. */
const behindTotal =
  /\b(?:and|,|;)\s*((?:we |I )?(?:are )?(?:ask|request|apply|look|want|need)\w*\b[^.]*)\.?$/i;

/** A budget whose total comes out: no sign of money and no word of costs is needed to know it for one. */
const findSummed = (text: string, currency: string): FoundBudget | undefined => {
  const found = summedCosts(text, currency);
  if (!found) return undefined;
  const { costs, total, start, end } = found;
  const whole = text.slice(start, end);
  const request = behindTotal.exec(whole)?.[1];
  const under = saidUnder(`${request ? `${request}. ` : ''}${text.slice(end)}`, currency);
  const mark = /(?<!\p{L})(?:[A-Z]{1,2}\$)(?=\s?\d)/u.exec(whole)?.[0];
  return {
    ...under,
    costs,
    inKind: [],
    total: { amount: total, currency },
    ...(mark === undefined ? {} : { mark }),
    rest: [text.slice(0, start).replace(heading, ''), under.rest].join('\n').trim(),
  };
};

/**
 * The first budget in what somebody typed: costs that stand together, with what is said of them around.
 * @param known the currency that the writer uses elsewhere, where these words have no sign
 */
export const findBudget = (text: string, known?: string): FoundBudget | undefined => {
  const currency = findMoney(text)[0]?.currency ?? known;
  // Whose money it is nobody said: the figures stand alone.
  if (!currency) {
    const found = findSummed(text, '');
    return found && { ...found, mark: '' };
  }
  const typed = findTyped(text, currency);
  // Where the items do not come to what their writer named, others may.
  return typed?.total?.amount === sum(typed?.costs ?? [])
    ? typed
    : (findSummed(text, currency) ?? typed);
};

const findTyped = (text: string, currency: string): FoundBudget | undefined => {
  const pieces = piecesOf(withSigns(text), currency);
  for (const { from, to: last } of runsOf(pieces)) {
    const to = endOf(pieces, from, last);
    const found = readRun(pieces.slice(from, to));
    if (found) return { ...found, rest: restOf(text, pieces, from, to) };
  }
  return undefined;
};

/** The sentences of a text that say who pays, and the text without them. */
export const findPayers = (text: string): { said: Paying[]; rest: string } => {
  const pieces = piecesOf(text, undefined);
  const pays = ({ unit }: Piece): boolean =>
    unit !== undefined && unit.costs.length === 0 && unit.said.length > 0;
  const kept = text.split(/\r?\n/).map((_, line) =>
    pieces
      .filter((piece) => piece.line === line && !pays(piece))
      .map((piece) => piece.text)
      .join(' '),
  );
  return {
    said: pieces.filter(pays).flatMap(({ unit }) => unit?.said ?? []),
    rest: kept.filter(Boolean).join('\n'),
  };
};
