import { placeOfAddress } from './address.ts';
import { contextOf } from './context.ts';
import { findQuantities } from './find-quantities.ts';
import { listedBehind } from './lists.ts';
import type { Quantity, NumberQuantity } from './quantity.ts';
import { type Given, reckon } from './reckon.ts';
import type { Saying } from './similarity.ts';
import type { Place, SourceIndex } from './source-index.ts';
import { type Trace, traceQuantity } from './trace.ts';
import { judge } from './judge.ts';

export type Verdict = { quantity: Quantity; place?: Place; rival?: Place; trace: Trace };

const yearPattern = /\b(?:19|20)\d\d\b/g;

/** Traces every figure, amount and date of a sentence. */
export function checkQuantities(text: string, before: string, index: SourceIndex): Verdict[] {
  const quantities = findQuantities(text);
  const sayings = quantities.map((quantity): Saying => {
    const rest = text.slice(0, quantity.start) + ' ' + text.slice(quantity.end);
    return {
      quantity,
      text,
      context: contextOf(text, quantity),
      years: rest.match(yearPattern) ?? [],
    };
  });
  const addresses = new Map(
    quantities.flatMap((quantity) => {
      const at = quantity.family === 'address' ? placeOfAddress(quantity.address, index.passages) : undefined;
      return at === undefined ? [] : [[quantity, at] as const];
    }),
  );
  const traces = sayings.map((saying) => traceQuantity(saying, quantities, index));
  const verdicts = traces.map((trace, at): Verdict => {
    const quantity = quantities[at] as Quantity;
    const address = addresses.get(quantity);
    if (address !== undefined) return { quantity, place: placeAt(address, quantity), trace };
    const place = trace.place ?? trace.rival;
    return judge(quantity, trace) && place ? { quantity, place, trace } : { quantity, trace };
  });
  // shares last: they may follow from a sum that was reckoned itself
    if ((globalThis as any).FEAT)
    for (const [at, { quantity, place, trace }] of verdicts.entries()) {
      const q = quantity as any, p = trace.place?.quantity as any;
      (globalThis as any).FEAT.push({ text, q: quantity.text, family: quantity.family, score: trace.score, rival: trace.rivalScore, places: trace.places, has: !!trace.place,
        same: !!(p?.unit && q.unit === p.unit), other: !!(q.unit && p?.unit && q.unit !== p.unit), noctx: !!(q.unit && !trace.place?.context.has(q.unit)), value: q.value ?? 0, money: !!q.currency, pct: q.scale === 'percent', approx: !!q.approximation, year: q.family==='date' && q.date.month===undefined,
        ydiff: !!(trace.place && sayings[at]!.years.length && trace.place.years.size && !sayings[at]!.years.some((y) => trace.place!.years.has(y))), nctx: sayings[at]!.context.size });
    }
  const order = [...verdicts].sort((a, b) => Number(isScaled(a)) - Number(isScaled(b)));
  for (const verdict of order) {
    const { quantity, trace } = verdict;
    if (verdict.place || quantity.family !== 'number') continue;
    const saying = sayings[verdicts.indexOf(verdict)] as Saying;
    const given = verdicts.flatMap((other): Given[] =>
      {
        const known = other.place ?? other.trace.place;
        return other !== verdict && known && other.quantity.start !== quantity.start
          ? [{ quantity: other.quantity, place: known }]
          : [];
      },
    );
    const listed = quantity.scale ? undefined : listedBehind(text, quantity.end);
    if (listed === quantity.value) {
      verdict.place = trace.place ?? index.places.flat()[0];
      continue;
    }
    const doubt = doubtOf(trace);
    if (doubt === 1) {
      if (trace.rival) verdict.rival = trace.rival;
      continue;
    }
    const place = reckon({ ...saying, quantity }, text, given, index, doubt);
    if (process.env.DBG && place) console.log('PROVEN', text.slice(0,70), '|', quantity.text, '|', (globalThis as any).WAY, index.passages[place.passage]?.text.slice(0,100));
    if (place) verdict.place = place;
    else if (trace.rival) verdict.rival = trace.rival;
  }
  if (process.env.DBG)
    for (const { quantity, place, trace } of verdicts)
      console.log(text.slice(0,70),'|',quantity.text, place?'OK':'--', trace.score.toFixed(2), trace.rivalScore.toFixed(2), trace.places,'|', trace.place && (index.passages[trace.place.passage]?.text.slice(0,80)+' ['+trace.place.quantity.text+']'),'| RIVAL', trace.rival && (index.passages[trace.rival.passage]?.text.slice(0,80)+' ['+trace.rival.quantity.text+']'));
  return verdicts;
}

/** How likely it is that a value is a false one of what a source states, and follows from others by chance. */
const doubtOf = ({ place, rivalSimilarity }: Trace): number => {
  if (rivalSimilarity >= 0.9 || (place && rivalSimilarity >= 0.6)) return 1;
  return rivalSimilarity >= 0.75 ? 0.7 : place ? 0.5 : 0;
};

const placeAt = (passage: number, quantity: Quantity): Place => ({
  quantity,
  passage,
  context: new Map(),
  years: new Set(),
});

const isScaled = ({ quantity }: Verdict): boolean =>
  quantity.family === 'number' && quantity.scale !== undefined;
