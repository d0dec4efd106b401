import type { Claim, ClaimSource } from '@grantwright/shared/contract';
import { asSeen } from '../text/as-seen.ts';
import { findValues } from './find/find-values.ts';
import { covering } from './cover.ts';
import { isNameInTitle } from './names/names-in-title.ts';
import { traceForeignWords } from './names/trace-foreign-words.ts';
import { traceNames } from './names/trace-names.ts';
import { traceSmallNames } from './names/trace-small-names.ts';
import type { SourceIndex } from './source-index.ts';
import { traceValue } from './trace-value.ts';

type GivenFact = Pick<Claim, 'kind' | 'text'> & { source: ClaimSource };

/**
 * What a title that the funder gave says beyond naming a part: amounts, dates, addresses and names. Nobody on the
 * applicant's side wrote it, so none of it is unsupported; but it stands in the draft, and a person is told
 * whose word it is. Small numbers count parts and pages.
 */
export const factsGiven = (title: string, index: SourceIndex): GivenFact[] => {
  const seen = asSeen(title);
  const { text } = seen;
  const place = index.texts.find(
    ({ source, written }) => source.type === 'guidelines' && written.includes(text),
  )?.source;
  if (!place) return [];
  const values = findValues(text).filter(
    ({ kind, value }) => kind !== 'figure' || value === undefined || value >= 1_000,
  );
  let rest = values.reduce(covering, text);
  const words = [...traceForeignWords(rest, index), ...traceSmallNames(rest, index)];
  rest = words.reduce(covering, rest);
  const names = traceNames(rest, index).filter((name) => isNameInTitle(name, index, rest));
  return [
    ...values.map((value) => ({
      ...value,
      source: traceValue(value, text, values, index).source,
    })),
    ...[...words, ...names].map((name) => ({ source: undefined, ...name, kind: 'name' as const })),
  ].map(({ kind, start, text: said, source }) => ({
    kind,
    text: seen.written(start, start + said.length),
    source: source ?? place,
  }));
};
