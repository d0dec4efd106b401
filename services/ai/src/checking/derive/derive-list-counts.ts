import { parseNumber } from '../../text/numbers.ts';
import { stem, topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

const name = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`;
const listed = `${name}(?:, ${name})*`;
const few = 'two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2}';
/** "English, French and six other languages". */
const andOthers = new RegExp(`(${listed}),? and (${few}) (?:other|more|further) (\\p{Ll}+)`, 'gu');
/** "in Bern, Zurich and Turin", "the suburbs of Chapman, Fisher and Kambah". */
const ofPlaces = new RegExp(
  `(?:(\\p{Ll}+) of|\\b(?:in|from|at|between|across|serving)) (${listed}),? and ${name}(?! \\p{Lu})`,
  'gu',
);

const namesIn = (list: string): number => list.split(', ').length;
const places = topicStems(
  'cities towns places locations countries villages suburbs neighborhoods neighbourhoods communities counties states nations',
);

/** How many there are of what a source lists by name. */
export const deriveListCounts = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] => {
    if (source.type === 'guidelines' || !/ and /.test(text)) return [];
    return [
      ...[...text.matchAll(andOthers)].map((match) => ({
        source,
        key: `number:${namesIn(match[1] ?? '') + (parseNumber(match[2] ?? '') ?? 0)}`,
        stems: [stem(match[3] ?? '')],
        unit: stem(match[3] ?? ''),
      })),
      ...[...text.matchAll(ofPlaces)].flatMap((match) => {
        const key = `number:${namesIn(match[2] ?? '') + 1}`;
        const kinds = match[1] ? [stem(match[1])] : places;
        return kinds.map((kind) => ({
          source,
          key,
          stems: [kind],
          unit: kind,
          about: topicStems(text),
        }));
      }),
    ];
  });
