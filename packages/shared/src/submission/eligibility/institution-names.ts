/** Nouns that begin or end the name of an institution: "University of Kansas", "Mercy Hospital". */
const heads = new Set(
  (
    'Academy Agency Alliance Association Authority Board Center Church Clinic Coalition College Commission Congregation ' +
    'Council Department District Foundation Fund Hospital Institute League Network Office School Society Trust University'
  ).split(' '),
);
/** Ordinary words that lists of applicants capitalize: "Eligible Private School". */
const ordinary = new Set(
  (
    'a accredited all an any and applicant applicants association board business center charitable charter church city ' +
    'clinic college community congregation council county department each education educational elementary eligible ' +
    'entities every faith-based family federal for foundation fund government health high higher hospital independent ' +
    'individuals institute institution institutions local medical middle no non-profit nonprofit not-for-profit only or ' +
    'organization organizations our private public regional religious rural school schools secondary state teaching the ' +
    'tribal trust u.s university your agency authority district'
  ).split(' '),
);
/** Nouns for bodies of organizations: "Council of Nonprofits". */
const bodies = new Set('Alliance Association Coalition Council League Network Society'.split(' '));
const connectors = new Set(['of', 'for', 'the', 'at', '&']);
const endsItem = /[,.;:!?)]$/;
const closingMarks = new Set(',.;:!?)”"');
const initials = /^(?:\p{Lu}\.)+$/u;

/** Removes the names of institutions from text, because their words do not indicate kinds of applicants. */
export function removeNames(text: string): string {
  const words = text.split(/\s+/);
  const remaining: string[] = [];
  for (let start = 0; start < words.length;) {
    const end = findEndOfName(words, start);
    const run = words.slice(start, end);
    remaining.push(...(isName(run) ? [splitMarks(run.at(-1) ?? '').marks] : run));
    start = end;
  }
  return remaining.join(' ');
}

/** Splits a word from the punctuation after it. */
function splitMarks(word: string): { bare: string; marks: string } {
  let end = word.length;
  while (closingMarks.has(word.charAt(end - 1))) end -= 1;
  return { bare: word.slice(0, end), marks: word.slice(end) };
}

const isCapitalized = (word = ''): boolean => /^[("“]?\p{Lu}/u.test(word);

/** Finds the index after a run of capitalized words, or after a single other word. */
function findEndOfName(words: readonly string[], start: number): number {
  if (!isCapitalized(words[start])) return start + 1;
  let end = start + 1;
  while (end < words.length && !isLastOfItem(words[end - 1] ?? '')) {
    const isJoined = connectors.has(words[end] ?? '') && isCapitalized(words[end + 1]);
    if (!isJoined && !isCapitalized(words[end])) break;
    end += isJoined ? 2 : 1;
  }
  return end;
}

const isLastOfItem = (word: string): boolean => endsItem.test(word) && !initials.test(word);

function isName(run: readonly string[]): boolean {
  const words = run.map((word) => splitMarks(word).bare.replace(/^[("“]|['’]s$/g, ''));
  const hasOwnWord = words.some((word) => !connectors.has(word) && !isOrdinary(word.toLowerCase()));
  const isBody = words.some((word, index) => bodies.has(word) && words[index + 1] === 'of');
  return run.length > 1 && (isBody || (hasOwnWord && words.some((word) => heads.has(word))));
}

const isOrdinary = (word: string): boolean =>
  ordinary.has(word) || ordinary.has(word.replace(/ies$/, 'y').replace(/(?:(?<=ch)e)?s$/, ''));
