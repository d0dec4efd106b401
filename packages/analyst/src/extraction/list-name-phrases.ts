import { comparable, squeeze } from '../text/normalize.ts';
import { functionWords, genericWords, labelWords, organizationNouns } from '../text/name-words.ts';

/** A run of capitalized words and the words that connect them. */
const run =
  /\p{Lu}[\p{L}\p{M}\d'’.&+-]*(?: (?:(?:of|for|the|and|&|in|on|to|de|la|du|des|with|against) ){0,2}[\p{Lu}\d][\p{L}\p{M}\d'’.&+-]*){0,11}(?:, (?:Inc|Ltd|LLC|INC|LTD|Incorporated)\b\.?)?/gu;
const joint = / (?:of|for|the|and|at|by|with|to) /gi;
const legal = /,? (?:inc|ltd|llc|incorporated|limited|corp|corporation|cic|cio|scio)\b\.?$/i;
const maxWords = 12;

/** Words in titles and headings that precede a name: "Bylaws of the River Fund", "Welcome to the River Fund". */
const headWords = new Set(
  (
    'bylaws laws articles incorporation constitution welcome about minutes report reports statement statements history ' +
    'member members membership board directors trustees mission purpose objectives certificate newsletter contact ' +
    'support join donate rules charter president chair chairman director partnership partnerships funding dear re ' +
    'memorandum agreement between policy policies handbook manual annual amended restated revised name meet why what ' +
    'full organization form certificate january february march april may june july august september october november december'
  ).split(' '),
);
/** Words in titles that follow a name: "The River Fund Financial Statement". */
const tailWords = new Set(
  (
    'statement statements financial fiscal year report reports annual bylaws by-laws laws articles incorporation ' +
    'constitution balance contact us about page policy policies conflict interest plan newsletter minutes president home ' +
    'governance budget form memorandum prospectus fy purpose purposes mission vision directors trustees staff'
  ).split(' '),
);
/** Words that do not form a name when combined with generic nouns: "the Co-operative", "Community Interest Company". */
const nonNameWords = new Set(['co', 'operative', 'interest', 'limited', 'guarantee']);
const joints = new Set('of for the and to with at by a an our is in from'.split(' '));

/** Drops the words before the first word that can start a name. */
function removeHead(phrase: string): string {
  const words = phrase.split(' ');
  let start = 0;
  for (let index = 0; index < words.length - 1; index++) {
    const word = words[index]?.toLowerCase().replace(/[^a-z]/g, '') ?? '';
    if (headWords.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(words[index] ?? '')) start = index + 1;
    else if (!joints.has(word)) break;
  }
  while (start > 0 && joints.has(words[start]?.toLowerCase() ?? '') && words[start] !== 'The')
    start++;
  return words.slice(start).join(' ');
}

/** Drops trailing title words: "River Fund Annual Report 2024" becomes "River Fund". */
function removeTail(phrase: string): string {
  const words = phrase.split(' ');
  let end = words.length;
  for (let index = words.length - 1; index > 0; index--) {
    const word = words[index]?.toLowerCase().replace(/[^a-z\d-]/g, '') ?? '';
    if (
      tailWords.has(word) ||
      /articles of association/i.test(words.slice(index - 2, index + 1).join(' '))
    )
      end = index;
    else if (!joints.has(word) && !/^\d*$/.test(word)) break;
  }
  const rest = words.slice(0, end);
  while (rest.length > 1 && joints.has(rest.at(-1)?.toLowerCase() ?? '')) rest.pop();
  return rest.join(' ');
}

/**
 * Finds phrases that may name an organization: runs of capitalized words, and their parts after a connecting word
 * ("River Fund" in "Bylaws of the River Fund").
 */
export function listNamePhrases(text: string, knownNames: readonly string[] = []): string[] {
  const phrases = new Set<string>();
  for (const name of knownNames) add(phrases, removeTail(removeHead(name)));
  for (const [capitalized] of text.matchAll(run)) {
    const whole = removeTail(removeHead(capitalized));
    const words = whole.split(' ');
    add(phrases, whole);
    for (const { 0: word, index } of whole.matchAll(joint)) {
      add(phrases, whole.slice(index + word.length));
      add(phrases, whole.slice(0, index));
    }
    for (let end = words.length - 1; end >= 1; end--) {
      const last = words[end]?.toLowerCase().replace(/[^a-z\d]/g, '') ?? '';
      const isGeneric = genericWords.has(last) || labelWords.has(last);
      if (!isGeneric && !joints.has(last) && !/^\d+$/.test(last)) break;
      add(phrases, words.slice(0, end).join(' '));
    }
  }
  return [...phrases];
}

function add(found: Set<string>, phrase: string): void {
  const name = squeeze(phrase)
    .replace(/[’']s$/, '')
    .replace(/(?<!\b\p{L}|Inc|INC|Ltd|Co)[.&+-]$/u, '')
    .trim();
  if (isName(name)) found.add(name);
}

/** Whether a phrase contains any word other than labels, function words and generic nouns for organizations. */
export function isName(phrase: string): boolean {
  const words = comparable(phrase).split(' ');
  if (words.length > maxWords || phrase.length < 3 || !/\p{L}{2}/u.test(phrase)) return false;
  const [first = ''] = words;
  if (functionWords.has(first) && first !== 'the') return false;
  return words.some(
    (word) =>
      /\p{L}{2}/u.test(word) &&
      !genericWords.has(word) &&
      !functionWords.has(word) &&
      !labelWords.has(word) &&
      !organizationNouns.has(word) &&
      !nonNameWords.has(word),
  );
}

/** Normalizes a name for comparison, without "The" and the legal form. */
export const normalizeName = (name: string): string =>
  comparable(name.replace(legal, '')).replace(/^the /, '');

/** Converts "RIVER FUND OF OHIO" to "River Fund of Ohio". Leaves names that are not in all capitals unchanged. */
export function toTitleCase(name: string): string {
  if (/\p{Ll}/u.test(name) || !name.includes(' ')) return name;
  return name
    .split(' ')
    .map((word, index) => {
      const lower = word.toLowerCase();
      if (index > 0 && /^(?:of|for|the|and|in|on|to|de|la)$/.test(lower)) return lower;
      const isAcronym = !/[AEIOUY]/.test(word) || /[.&\d(]/.test(word.slice(0, -1));
      return isAcronym && !/^INC\b/.test(word) ? word : word.charAt(0) + lower.slice(1);
    })
    .join(' ');
}
