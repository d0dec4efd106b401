import { capitalize, squeeze, trimEndCharacters } from '../../text/normalize.ts';
import { removeMarks } from '../sections/parse-section-name.ts';

const maxLength = 160;
const label =
  /^(?:criteri(?:on|a)|factor|category|element|component)\s+(?:[a-z]|\d{1,2}|[ivx]{1,4})\s?[-–—:.]\s*/i;
/** Matches the separator between a name and its description: "Need: The extent to which …". */
const description = /(?<=\p{L}\S{0,3}):\s|\s[–—]\s|(?<=\p{L}{3})\.\s|\n/u;

/**
 * Strips the number, punctuation and description from a criterion's name. Returns undefined if no short name is left.
 */
export function parseCriterionName(words: string): string | undefined {
  const [head = ''] = removeMarks(words).replace(label, '').split(description);
  const name = squeeze(
    trimEndCharacters(head.replace(/\*+|\([^()]{0,40}\d[^()]{0,40}\)/g, ' '), ':;,.(|–—-'),
  );
  return /\p{L}{3}/u.test(name) && name.length <= maxLength ? capitalize(name) : undefined;
}
