import { findMoney, type Money } from '../../../text/money.ts';
import { type Piece, piecesOf } from './budget-pieces.ts';
import type { Paying, Unit } from './budget-unit.ts';
import type { Cost } from './cost-part.ts';
import { findSummed } from './find-summed.ts';
import { findTold } from './find-told.ts';
import { mostAstray } from './stated-sums.ts';
import { statedCurrency } from './stated-currency.ts';
import type { FoundBudget } from './found-budget.ts';

/** Where a list of somebody's income or of another year begins. */
const ofOtherMoney =
  /\b(?:income|revenue|raised|funders|last year|annual budget|operating budget|spent|past grants?|previous grants?)\b/i;

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
  const largest = [...totals].sort((a, b) => b.amount - a.amount)[0];
  // Who reckoned wrongly is a little wrong; items that come to far more than their writer's total were read wrongly.
  if (!total && largest && sum(costs) > largest.amount * (1 + mostAstray)) return undefined;
  const trusted = total ? costs.length > 1 : sure && costs.length > (reckons ? 1 : 2);
  if (!trusted || currencies.size > 1) return undefined;
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

/**
 * The first budget in what somebody typed: costs that stand together, with what is said of them around.
 * @param known the currency that the writer uses elsewhere, where these words have no sign
 */
export const findBudget = (text: string, known?: string): FoundBudget | undefined => {
  const currency = statedCurrency(text) ?? findMoney(text)[0]?.currency ?? known;
  // Whose money it is nobody said: the figures stand alone.
  if (!currency) {
    const found = findSummed(text, '');
    return found && { ...found, mark: '' };
  }
  const told = findTold(text, currency);
  if (told) return told;
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
