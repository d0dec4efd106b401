import { toPlainText } from '@grantwright/shared/richtext';
import { capitalize, squeeze } from '../../text/normalize.ts';
import { removeIntroducingWords } from './introducing-words.ts';
import { removeMarks } from './parse-section-name.ts';

const maxTitleLength = 90;
const maxWords = 9;
/** A required mark between a title and its text: "Mandate * Describe". */
const requiredMark = /(?<=\p{L}):?\s?\*+(?=\s|\p{Lu})/u;
const separator = /:\s|\s-\s|\s\|\s/;
/** A request or question that follows a title on the same line: "Education Please list your degrees." */
const request =
  /(?<=\p{L})\s(?=(?:Please|Provide|Describe|Explain|Discuss|List|Include|State|Outline|Summari[sz]e|How|What|Why|Which|Who)\s\p{Ll})/u;
/** Words before a remark, a question of a reader or an example. */
const isRemark =
  /^(?:q(?:uestion)?|a(?:nswer)?|note|important|reminder|tip|examples?|attachments?|e\.g\.?)$/i;
const small = /^(?:of|the|and|or|for|to|in|on|with|a|an|by|your|from|at|&|\/)$/i;

/**
 * Splits a run-in title from the text after it: "2. Statement of Need (400 words): What need ...?". The title must
 * either be short and mostly capitalized or have at most three words.
 */
export function splitRunInTitle(line: string): { name: string; prompt: string } | undefined {
  const text = removeMarks(line).replace(requiredMark, ': ');
  const head = toPlainText(text).slice(0, maxTitleLength);
  const ends = [separator, request].map((mark) => head.search(mark)).filter((index) => index >= 0);
  const end = Math.min(...ends, maxTitleLength);
  if (end < 3 || ends.length === 0) return undefined;
  const name = removeIntroducingWords(squeeze(text.slice(0, end).replace(/\([^()]*\)/g, ' ')));
  if (name === undefined || isRemark.test(name)) return undefined;
  const prompt = squeeze(text.slice(end).replace(/^[\s:|–—-]+/u, ''));
  const words = name.split(' ');
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word) || small.test(word));
  const isTitle =
    /^\p{Lu}/u.test(name) &&
    !/[.?!]$/.test(name) &&
    words.length <= maxWords &&
    (words.length <= 3 || capitals.length === words.length);
  return isTitle && prompt ? { name: capitalize(name), prompt } : undefined;
}
