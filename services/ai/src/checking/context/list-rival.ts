import { topicStems } from '../../text/words.ts';
import { findValues } from '../find/find-values.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { otherWordsFor } from '../same-thing.ts';
import { groupOf } from './group-of.ts';
import { mayStandFor, type Rival, type RivalQuery } from './rival.ts';

/** What parts the items of a list; a comma in a number or in brackets parts nothing. */
const parts =
  /[;:+]\s|,\s(?![^(]*\))|\s\/\s|\.\s(?=\p{Lu})|\b(?:and|plus|while|but)\s(?![^(]*\))/gu;
/** Said of the value, and not merely in its sentence. */
const close = 0.3;

/** "the bus at $58 a day ($1,392)": the price of one is no value of the item. */
const isRate = (text: string, start: number, end: number): boolean =>
  /(?:\bat|[x×@])\s*$/i.test(text.slice(0, start)) &&
  /^\s*(?:\/|(?:an?|per|each|every|apiece|on average)\b|[=(])/i.test(text.slice(end));

type Item = { keys: ReadonlySet<string>; stems: ReadonlySet<string> };
const known = new WeakMap<SourceIndex, Map<string, Item[]>>();

/** The items of a sentence that each give one value of a kind. */
const itemsIn = (sentence: number, group: string, index: SourceIndex): Item[] => {
  const cached = known.get(index) ?? new Map<string, Item[]>();
  known.set(index, cached);
  const found = cached.get(`${sentence} ${group}`);
  if (found) return found;
  const written = index.texts[sentence]?.written ?? '';
  const values = findValues(written).filter(({ keys }) => groupOf(keys[0] ?? '') === group);
  const starts = [0, ...[...written.matchAll(parts)].map((match) => match.index + match[0].length)];
  const items = starts.flatMap((start, at): Item[] => {
    const end = starts[at + 1] ?? written.length;
    const [only, ...more] = values.filter(
      (value) =>
        value.start >= start && value.end <= end && !isRate(written, value.start, value.end),
    );
    if (!only || more.length > 0 || !/\p{L}/u.test(written.slice(start, end))) return [];
    return [
      {
        keys: new Set(only.implies),
        stems: new Set(topicStems(written.slice(start, only.start) + written.slice(only.end, end))),
      },
    ];
  });
  cached.set(`${sentence} ${group}`, items);
  return items;
};

const holds = (stems: ReadonlySet<string>, word: string): boolean =>
  stems.has(word) || [...otherWordsFor(word)].some((other) => stems.has(other));

/**
 * In a list of the sources, the value of the item that the draft's words name, where the draft gives the
 * value of another item: "the fair brought £2,900" of "our fair (£3,800), memberships (£2,900)".
 */
export const listRival = (query: RivalQuery): Rival | undefined => {
  const { finding, near, own, index } = query;
  const group = groupOf(finding.keys[0] ?? '');
  const stated = own.filter(({ sentence }) => sentence >= 0);
  if (!group || stated.length === 0) return undefined;
  const words = [...near].flatMap(([word, weight]) => (weight >= close ? [word] : []));
  const isTold = ({ sentence, stems }: Occurrence, listed: number): boolean =>
    sentence !== listed && words.some((word) => holds(stems, word));
  for (const { sentence } of stated) {
    const items = itemsIn(sentence, group, index);
    const mine = items.filter(({ keys }) => finding.keys.some((key) => keys.has(key)));
    const [item] = mine;
    if (!item || mine.length > 1) continue;
    if ([...near.keys()].some((word) => holds(item.stems, word))) continue;
    if (stated.some((place) => isTold(place, sentence))) continue;
    const other = items.find(
      ({ keys, stems }) =>
        words.some(
          (word) =>
            holds(stems, word) && items.filter((one) => holds(one.stems, word)).length === 1,
        ) && ![...keys].some((key) => query.beside.has(key)),
    );
    const occurrence = (index.bySentence.get(sentence) ?? []).find(
      (place) => other?.keys.has(place.key) && mayStandFor(place, query),
    );
    if (occurrence) return { occurrence, score: 1 };
  }
  return undefined;
};
