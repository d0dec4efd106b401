import { Tokens } from '@grantwright/shared/values';
import { roles } from '../text/name-words.ts';
import { toNameKey, type NameRun, findNameRuns } from './names/find-name-runs.ts';
import type { Passage } from './passages.ts';

/** A person and the role stated for that person. */
export type RolePair = { person: NameRun; role: Role };
type Role = { words: ReadonlySet<string>; start: number; end: number; text: string };

const roleAcronyms: Readonly<Record<string, string>> = {
  ceo: 'chief executive officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  cto: 'chief technology officer',
};
const roleNouns = new Set([
  ...roles,
  ...Object.keys(roleAcronyms),
  'head',
  'chief',
  'lead',
  'chaired',
]);
const genericRoleWords = new Set(
  'officer chief vice executive staff board trustee founder cofounder'.split(' '),
);
const inRole = /^(?:of|the|and|&|for|-)$/;
/** Maximum number of words between a person and a role. */
const maxDistance = 9;

/** Pairs each role in the text with the nearest person. */
export function findRolePairs(text: string): RolePair[] {
  const found = findRoles(text);
  if (found.length === 0 || !/\p{Ll}/u.test(text)) return [];
  const named = findNameRuns(text, found).filter(isPerson);
  const fullNames = named.filter(({ words }) => words.length > 1);
  const people = fullNames.length > 0 ? fullNames : named;
  return found.flatMap((role) => {
    const nearest = people
      .map((person) => ({ person, distance: countWordsApart(text, person, role) }))
      .sort((a, b) => a.distance - b.distance)[0];
    return nearest && nearest.distance <= maxDistance ? [{ person: nearest.person, role }] : [];
  });
}

const isPerson = ({ words }: NameRun): boolean => {
  const nameWords = words.filter(({ isGeneric }) => !isGeneric);
  return nameWords.length > 0 && nameWords.length <= 4 && !words.some(({ isNoun }) => isNoun);
};

const clausePenalty = 8;

const countWordsApart = (text: string, person: NameRun, role: Role): number => {
  const isBefore = person.start < role.start;
  const between = isBefore
    ? text.slice(person.end, role.start)
    : text.slice(role.end, person.start);
  const marks = isBefore ? 0 : (between.match(/[,;|(]/g)?.length ?? 0) * 2;
  return (
    between.split(/\s+/).filter(Boolean).length +
    marks +
    (/[;|]|\. /.test(between) ? clausePenalty : 0)
  );
};

function findRoles(text: string): Role[] {
  const tokens = new Tokens(text);
  const found: Role[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!tokens.isCapitalized(index)) continue;
    let to = index;
    let last = index;
    const words = new Set<string>();
    while (tokens.isCapitalized(to) || (to > index && inRole.test(tokens.lower(to)))) {
      const { lower } = tokens.at(to);
      if (tokens.isCapitalized(to)) {
        for (const word of (roleAcronyms[lower] ?? lower).split(' ')) words.add(toNameKey(word));
        last = to;
      }
      to++;
      if (to - index > 7) break;
    }
    const isRole =
      words.has('chief') ||
      [...words].some((word) => roleNouns.has(word) && !genericRoleWords.has(word));
    if (isRole && roleNouns.has(toNameKey(tokens.lower(findHead(tokens, index, last)))))
      found.push({ words, ...tokens.mention(index, last + 1) });
    index = Math.max(index, isRole ? last : index);
  }
  return found;
}

/** Returns the index of the first word in a range that starts a role. */
function findHead(tokens: Tokens, from: number, to: number): number {
  for (let index = from; index <= to; index++)
    if (roleNouns.has(toNameKey(tokens.lower(index)))) return index;
  return from;
}

export type RoleIndex = readonly (RolePair & { passage: number })[];

/** Lines up to this length, such as a name and a title on separate lines, are joined. */
const shortLineChars = 60;
const maxCells = 2;

export const indexRoles = (passages: readonly Passage[]): RoleIndex =>
  passages.flatMap(({ text, group, cells = [] }, passage) => {
    // in a wide table, text next to a name may be unrelated, as in page columns
    if (cells.length > maxCells) return [];
    const before = passages[passage - 1];
    const isShort =
      before && before.group === group && before.text.length + text.length < 2 * shortLineChars;
    const pairs = findRolePairs(text);
    const pairsWithPrevious =
      pairs.length === 0 && isShort ? findRolePairs(`${before.text}, ${text}`) : pairs;
    return pairsWithPrevious.map((pair) => ({ ...pair, passage }));
  });

/**
 * Finds the passage that states a person's role or, failing that, a passage that states a different role for that
 * person.
 */
export function traceRole(
  { person, role }: RolePair,
  index: RoleIndex,
): { passage?: number; other?: number } {
  const pairsOfPerson = index.filter((pair) => isSamePerson(pair.person, person));
  const same = pairsOfPerson.find((pair) => isSameRole(pair.role, role));
  if (same) return { passage: same.passage };
  const pairWithRole = index.find((pair) => isSameRole(pair.role, role));
  const other = pairWithRole && pairsOfPerson[0];
  return other ? { other: other.passage } : {};
}

/** Whether two names have the same last word, or one is part of the other: "Maria" and "Maria Lopez". */
const isSamePerson = (a: NameRun, b: NameRun): boolean => {
  const [left, right] = [listPersonalWords(a), listPersonalWords(b)];
  return (
    left.at(-1) === right.at(-1) ||
    left.every((word) => right.includes(word)) ||
    right.every((word) => left.includes(word))
  );
};

const listPersonalWords = ({ words }: NameRun): string[] =>
  words.filter(({ isGeneric }) => !isGeneric).map(({ key }) => key);

const stemRole = (word: string): string => word.replace(/^chair.*/, 'chair');
const isSameRole = (a: Role, b: Role): boolean => {
  const [left, right] = [a, b].map(({ words }) => new Set([...words].map(stemRole)));
  return (
    [...(right ?? [])].some(
      (word) => left?.has(word) && roleNouns.has(word) && !genericRoleWords.has(word),
    ) || [...(right ?? [])].filter((word) => left?.has(word)).length >= 3
  );
};
