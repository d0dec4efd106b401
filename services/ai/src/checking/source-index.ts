import type { ClaimSource } from '@grantwright/shared/contract';
import { expandShorthand } from '../text/expand-shorthand.ts';
import { fold, topicStems, words } from '../text/words.ts';
import type { SourceSentence } from './claim-sources.ts';
import { derivedValues } from './derive/derived-values.ts';
import { addressKey } from './find/find-addresses.ts';
import { findValues } from './find/find-values.ts';

export type Occurrence = { source: ClaimSource; stems: Set<string>; value?: number };

/** What the sources say, ready to be asked: values by key, words in order. */
export type SourceIndex = {
  values: Map<string, Occurrence[]>;
  /** Approximate statements look along the numbers. */
  amounts: { kind: 'money' | 'number' | 'percent'; value: number; occurrence: Occurrence }[];
  texts: { source: ClaimSource; words: string; address: string; original: string }[];
  vocabulary: Set<string>;
  initials: Set<string>;
  /** Words that a source writes small: at the start of a sentence their capital names nobody. */
  ordinary: Set<string>;
};

const foundingStems = topicStems(
  'founded established since started began beginning incorporated formed created history organization nonprofit served working serving',
);

const initialsOf = (text: string): string[] =>
  [
    ...text.matchAll(
      /\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:of|the|and|for|in|on|to|&|de|la)\s+){0,2}\p{Lu}[\p{L}'’-]*)+/gu,
    ),
  ].flatMap(([run]) => {
    const parts = run.split(/\s+/);
    const capitals = parts.filter((part) => /^\p{Lu}/u.test(part)).map((part) => part[0]);
    const all = parts.map((part) => (part === '&' ? 'A' : part[0]?.toUpperCase()));
    return [capitals.join(''), all.join('')];
  });

const addValue = (
  index: SourceIndex,
  key: string,
  occurrence: Occurrence,
  exactOnly = false,
): void => {
  const known = index.values.get(key);
  if (known) known.push(occurrence);
  else index.values.set(key, [occurrence]);
  // A year or a postal code is no amount that another may be near to.
  if (exactOnly) return;
  const amount = /^(money|number|percent):(\d+(?:\.\d+)?)$/.exec(key);
  if (amount)
    index.amounts.push({
      kind: amount[1] as 'money' | 'number' | 'percent',
      value: Number(amount[2]),
      occurrence,
    });
};

export const indexSources = (sentences: SourceSentence[], thisYear: number): SourceIndex => {
  const index: SourceIndex = {
    values: new Map(),
    amounts: [],
    texts: [],
    vocabulary: new Set(),
    initials: new Set(),
    ordinary: new Set(),
  };
  for (const { source, text } of sentences) {
    const stems = new Set(topicStems(text));
    // Only people's own notes are written short.
    if (source.type !== 'document' && source.type !== 'guidelines')
      for (const stem of topicStems(expandShorthand(text))) stems.add(stem);
    if (source.type === 'answer') for (const stem of topicStems(source.question)) stems.add(stem);
    if (source.type === 'organization' && source.field === 'foundedYear')
      for (const stem of foundingStems) stems.add(stem);
    if (source.type === 'organization')
      for (const stem of topicStems(source.field)) stems.add(stem);
    const isLabel = source.type === 'organization' && source.field === 'contactInfo.postalCode';
    const list = words(text);
    for (const [word] of text.matchAll(/(?<![\p{L}'’])\p{Ll}[\p{L}]+/gu)) index.ordinary.add(word);
    for (const word of list) index.vocabulary.add(word);
    for (const initials of initialsOf(text)) index.initials.add(initials);
    index.texts.push({
      source,
      words: ` ${list.join(' ')} `,
      address: ` ${addressKey(text)} `,
      original: fold(text),
    });
    // "grades 3-6" also says 3 and 6.
    for (const [, from = '', to = ''] of text.matchAll(
      /(?<![\d-])(\d{1,3})\s?[-–]\s?(\d{1,3})(?![\d-])/g,
    ))
      for (const end of [from, to])
        addValue(index, `number:${Number(end)}`, { source, stems }, true);
    for (const finding of findValues(text))
      for (const key of finding.implies)
        addValue(index, key, { source, stems }, finding.kind === 'date' || isLabel);
  }
  for (const { source, key, stems } of derivedValues(sentences, thisYear))
    addValue(index, key, { source, stems: new Set(stems) });
  return index;
};
