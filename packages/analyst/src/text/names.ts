import {
  type Mention,
  findMonth,
  scan,
  type Span,
  type Tokens,
  findWeekday,
} from '@grantwright/shared/values';
import {
  credentials,
  functionWords,
  genericWords,
  labelWords,
  organizationNouns,
  personTitles,
  roles,
  weakNouns,
} from './name-words.ts';

type Name = { type: 'organization' } | { type: 'person' };
export type NameValue = Mention & Name;

/** Finds organizations by a word for their type ("Foundation"), and people by an adjacent title, role or label. */
export const findNames = (tokens: Tokens): NameValue[] =>
  scan<Name>(tokens, (_, index) => readPerson(tokens, index) ?? readOrganization(tokens, index));

const legalForms = new Set(
  'inc incorporated llc ltd limited corp corporation plc gmbh llp cic'.split(' '),
);
const maxNameWords = 12;

/** Whether a word is capitalized and may be part of a name. */
const isNameWord = (tokens: Tokens, index: number): boolean => {
  const { lower } = tokens.at(index);
  return (
    tokens.isCapitalized(index) &&
    !functionWords.has(lower) &&
    !labelWords.has(lower) &&
    findMonth(lower) === undefined &&
    findWeekday(lower) === undefined
  );
};

const isRole = (tokens: Tokens, index: number): boolean => roles.has(tokens.lower(index));

/** Whether a token is inside a run of capitalized words that has already been tried from its start. */
const continuesName = (tokens: Tokens, index: number): boolean =>
  isNameWord(tokens, index - 1) && !isRole(tokens, index - 1);

/** "The Larch River Foundation, Inc.", "University of the North", "U.S. Department of Agriculture" */
function readOrganization(tokens: Tokens, index: number): Span<Name> | undefined {
  if (!isNameWord(tokens, index) || isRole(tokens, index) || continuesName(tokens, index))
    return undefined;
  const { to, noun, hasHead, naming, namingBeforeNoun } = readNameWords(tokens, index);
  // "Foundation Program" is not an organization.
  if (noun === undefined) return undefined;
  // "Department of Health" continues after its noun.
  const continues = noun + 2 < to && /^(?:of|for)$/.test(tokens.lower(noun + 1));
  const named = continues ? naming : namingBeforeNoun;
  if (named === 0) return undefined;
  const isWeak = weakNouns.has(tokens.lower(noun)) && named < 2 && !hasHead;
  if (!continues && (noun === index || isWeak)) return undefined;
  const end = continues ? to : skipLegalForm(tokens, noun + 1);
  return { value: { type: 'organization' }, from: index, to: end };
}

/** Reads capitalized words and those that connect them, and counts the words that distinguish the name. */
function readNameWords(tokens: Tokens, index: number) {
  let to = index;
  let noun: number | undefined;
  /** "Department of Health Services" */
  let hasHead = false;
  let naming = 0;
  let namingBeforeNoun = 0;
  for (let words = 0; words < maxNameWords; words++) {
    if (!isNameWord(tokens, to) || isRole(tokens, to)) break;
    const { lower } = tokens.at(to);
    const isNoun = organizationNouns.has(lower) || legalForms.has(lower);
    if (isNoun) {
      hasHead ||= noun !== undefined || tokens.lower(to + 1) === 'of';
      noun = to;
      namingBeforeNoun = naming;
    } else if (!genericWords.has(lower)) naming++;
    // "the Council's Second Plan": the name ends with its noun
    if (isNoun && isPossessive(tokens, to)) break;
    to = skipInitial(tokens, to);
    to = skipJoin(tokens, to, noun) ?? to;
  }
  return { to, noun, hasHead, naming, namingBeforeNoun };
}

const isPossessive = (tokens: Tokens, index: number): boolean =>
  tokens.lower(index + 1) === "'" && tokens.isGlued(index + 1) && tokens.lower(index + 2) === 's';

/** Returns the index after a word, including hyphens, the periods of "U.S." or "St.", and the "'s" of "Women's". */
function skipInitial(tokens: Tokens, index: number): number {
  if (isPossessive(tokens, index)) return isNameWord(tokens, index + 3) ? index + 3 : index + 1;
  let to = index + 1;
  // "Make-a-Way"
  while (
    tokens.lower(to) === '-' &&
    tokens.isGlued(to) &&
    tokens.isGlued(to + 1) &&
    tokens.isWord(to + 1)
  )
    to += 2;
  while (tokens.lower(to) === '.' && tokens.isGlued(to) && tokens.at(to - 1).text.length <= 2) {
    to++;
    if (!tokens.isGlued(to) || tokens.at(to).text.length !== 1 || !isNameWord(tokens, to)) break;
    to++;
  }
  return to;
}

/**
 * Returns the index after "of", "for the" or "&" between two capitalized words. "And" connects words only if it comes
 * before the noun or within "of A and B".
 */
function skipJoin(tokens: Tokens, index: number, noun: number | undefined): number | undefined {
  const word = tokens.lower(index);
  if (!/^(?:of|for|and|&|de|del|la)$/.test(word)) return undefined;
  if (/^(?:and|&)$/.test(word) && noun === index - 1) return undefined;
  const next = /^(?:of|for)$/.test(word) ? tokens.skip(index + 1, 'the') : index + 1;
  return isNameWord(tokens, next) ? next : undefined;
}

function skipLegalForm(tokens: Tokens, to: number): number {
  const form = tokens.skip(to, ',');
  if (!legalForms.has(tokens.lower(form)) || !tokens.isCapitalized(form)) return to;
  return tokens.lower(form + 1) === '.' && tokens.isGlued(form + 1) ? form + 2 : form + 1;
}

/** "Dr. Ann Lee", "Contact: Ann Lee", "Ann B. Lee, Executive Director" */
function readPerson(tokens: Tokens, index: number): Span<Name> | undefined {
  if (!tokens.isCapitalized(index)) return undefined;
  const hasTitle = personTitles.has(tokens.lower(index));
  if (!hasTitle && continuesName(tokens, index) && !credentials.has(tokens.lower(index - 1)))
    return undefined;
  const from = hasTitle ? tokens.skip(index + 1, '.') : index;
  const to = skipPersonName(tokens, from, hasTitle ? 1 : 2);
  if (to === undefined) return undefined;
  return hasTitle || hasRoleBefore(tokens, index) || hasRoleAfter(tokens, to)
    ? { value: { type: 'person' }, from: index, to }
    : undefined;
}

const isPersonWord = (tokens: Tokens, index: number): boolean => {
  const { lower, text } = tokens.at(index);
  return (
    isNameWord(tokens, index) &&
    !isRole(tokens, index) &&
    !organizationNouns.has(lower) &&
    !genericWords.has(lower) &&
    !credentials.has(lower) &&
    !/(?:tions?|ships?|ness|ology|ities)$/.test(lower) &&
    !/^\p{Lu}{2,}$/u.test(text)
  );
};

/** Returns the index after two to four capitalized words (at least `minWords`), some of which may be initials. */
function skipPersonName(tokens: Tokens, index: number, minWords: number): number | undefined {
  let to = index;
  let words = 0;
  let last = '';
  for (; words < 4 && isPersonWord(tokens, to); words++) {
    last = tokens.at(to).text;
    to = last.length === 1 ? tokens.skip(to + 1, '.') : to + 1;
    const isHyphenated = tokens.lower(to) === '-' && tokens.isGlued(to) && tokens.isGlued(to + 1);
    if (isHyphenated && isPersonWord(tokens, to + 1)) to += 2;
  }
  const continues =
    isNameWord(tokens, to) && !credentials.has(tokens.lower(to)) && !isRole(tokens, to);
  return words >= minWords && last.length > 1 && !continues ? to : undefined;
}

const labelsBefore = /^(?:contact|attn|attention|by|sincerely|name|signed|officer)$/;

/** Whether "Contact:", "Attention", "Director" or "Prepared by" precedes a name. */
function hasRoleBefore(tokens: Tokens, index: number): boolean {
  const mark =
    /^[:,|-]$/.test(tokens.lower(index - 1)) && !tokens.isGlued(index) ? index - 2 : index - 1;
  const word = tokens.lower(mark);
  if (word === 'by' && !/^(?:prepared|submitted|signed|written)$/.test(tokens.lower(mark - 1)))
    return false;
  if (word === 'name' && mark === index - 1) return false;
  return labelsBefore.test(word) || isRole(tokens, mark);
}

/** Whether ", Executive Director", "(Chair)" or ", Ph.D." follows a name. */
function hasRoleAfter(tokens: Tokens, index: number): boolean {
  const start = tokens.skip(index, ',', '(', '-', '|');
  if (start === index) return false;
  for (let to = start; to < start + 4 && tokens.isCapitalized(to); to++)
    if (isRole(tokens, to)) return true;
  return credentials.has(tokens.lower(start)) && tokens.isCapitalized(start);
}
