import { fold } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';

const heads =
  'director|chair|chairman|chairwoman|chairperson|president|chief|ceo|coo|cfo|treasurer|secretary|manager|coordinator|officer|instructor|teacher|principal|superintendent|dean|curator|archivist|librarian|technician|shipwright|ecologist|biologist|evaluator|attorney|counsel|paralegal|bookkeeper|accountant|auditor|conservator|choreographer|conductor|composer|playwright|designer|engineer|architect|contractor|nurse|therapist|physician|dentist|psychologist|chaplain|coach|foreman|supervisor|founder|judge|botanist|pianist|organist|storyteller|interpreter|counselor|counsellor|dispatcher|trainer|mechanic|chef|accompanist|caretaker|warden';
const qualifiers =
  'executive|artistic|managing|music|musical|medical|dental|clinical|program|programs|development|finance|education|board|vice|deputy|assistant|asst|associate|lead|head|senior|training|supervising|fire|project|case|volunteer|outreach|technical|managing|founding|youth';
const role = `(?:(?:${qualifiers})[\\s-]+)?(?:${heads})`;
const before = new RegExp(
  `(?<![\\p{L}-])(${role})[,:]?\\s+(?:(?:is|was)\\s+)?(?:(?:dr|mr|mrs|ms|rev)\\.?\\s+)?$`,
  'iu',
);
const after = new RegExp(
  `^(?:,|\\s+(?:is|was|has been|serves as|has served as))\\s+(?:(?:who is|the|our|its|an?)\\s+|(?:the|our|this)\\s+(?:(?!(?:the|our|its|an?|this)\\s)[\\p{L}-]+\\s+)?[\\p{L}-]+['’]s?\\s+)*(${role})(?![\\p{L}-])(?!\\s+of\\s+(?!(?:all|both|the|our)\\b))`,
  'iu',
);
/** "The board is chaired by Nora Park", "Nora Park chairs the board". */
const chairedBy =
  /\bboard(?: of (?:directors|trustees))?\s(?:is|was|has been)\schaired by\s(?:(?:dr|mr|mrs|ms|rev)\.?\s)?$/iu;
const chairs =
  /^\s(?:chairs|has chaired)\s(?:the|our|its)\s(?:[\p{L}-]+['’]s?\s)?(?:board|trustees|society|association|trust|council|charity|organization)\b/iu;
const person = String.raw`((?:\p{Lu}[\p{L}'’.-]*|["“(]\p{Lu}[\p{L}'’-]*["”)])(?:\s+(?:\p{Lu}[\p{L}'’.-]*|["“(]\p{Lu}[\p{L}'’-]*["”)])){1,3})`;

/** Of a director, and of others who are called by a head alone; deputies are not. */
const kinds = 'executive|artistic|managing|music|musical|medical|clinical|founding';

const unhyphened = (text: string): string => text.replaceAll('-', ' ');

const caseless = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

const known = new WeakMap<SourceIndex, Map<string, string[]>>();

/** "Council on Aging director Ann Fry": a small title behind a name is of that body. */
const ofBody = /(?:^|[^.\s]\s)\p{Lu}[\p{L}’'-]+ $/u;

/** The people whom the sources call so: right before the name, or right after it. */
const holdersOf = (called: string, index: SourceIndex): string[] => {
  const cached = known.get(index) ?? new Map<string, string[]>();
  known.set(index, cached);
  const found = cached.get(called);
  if (found) return found;
  const title = caseless(called).replace(/\s+/g, String.raw`[\s-]+`);
  // "Our director" may be the musical director, where no other has more of a title.
  const kind = called.includes(' ') ? '' : `(?:(?:${caseless(kinds)})\\s+)?`;
  const first = new RegExp(
    `(?<![\\p{L}-])${title}(?:\\s(?:at|of|for)\\s[^.;,\\d]{2,40},|[,:]?)\\s+(?:(?:is|was|will be|would be)\\s+)?(?:(?:Dr|Mr|Mrs|Ms|Rev|Col|Capt|Lt|Maj|Sgt|Gen)\\.?\\s+)?(?:\\([^)]{1,16}\\)\\s+)?${person}`,
    'gu',
  );
  const second = new RegExp(
    `${person}(?:,|\\s\\(|\\s+(?:is|was|has been|will be|would be|serves as|became|serving as))\\s*(?:(?:the|our|its|an?)\\s+)?${kind}${title}(?![\\p{L}-])`,
    'gu',
  );
  const holders = index.texts
    .filter(({ original }) => unhyphened(original).includes(called))
    .flatMap(({ written }) =>
      [
        ...[...written.matchAll(first)].filter(
          ({ 0: said, index: at }) => !/^\p{Ll}/u.test(said) || !ofBody.test(written.slice(0, at)),
        ),
        ...written.matchAll(second),
      ].map((match) => match[1] ?? ''),
    );
  cached.set(called, holders);
  return holders;
};

const lastName = (name: string): string =>
  fold(
    name
      .replace(/[,.]$|["“”()]/g, '')
      .trim()
      .split(/\s+/)
      .at(-1) ?? '',
  );

/** "Jo Kim chairs it, treasurer is Paul Roe": each role has its own breath. */
const breaths = new RegExp(
  `[.;:](?:\\s|$)|(?<=\\((?:[^()]{0,20}\\s)?${role})\\)(?:,|$)|\\sand\\s|,\\s+(?=(?:(?:the|our|its)\\s+)?${role}\\s+(?:is|was)\\b)`,
  'i',
);
/** Where the sources speak of the person and of the role in one breath, they may well mean the same. */
const isSaidOf = (name: string, head: string, index: SourceIndex): boolean => {
  const last = lastName(name);
  const [given] = givenNames(name);
  // Of two people of one name it must be the one who is named.
  const isTold = index.texts.some(({ original }) => original.includes(`${given ?? ''} ${last}`));
  const called = new RegExp(`(?<!\\b(?:vice|deputy|assistant)[ -])\\b${head}`);
  return index.texts.some(({ original }) =>
    original
      .split(breaths)
      .some(
        (breath) =>
          breath.includes(last) &&
          called.test(breath) &&
          (given === undefined || !isTold || breath.includes(given)),
      ),
  );
};

const addressed = new RegExp(
  `^(?:dr|mr|mrs|ms|miss|prof|rev|fr|sr|sir|dame|capt|col|lt|sgt|maj|gen|pastor|chief|sister|brother|${heads}|${qualifiers})$`,
);

/** What stands before the last name, without titles and roles. */
const givenNames = (name: string): string[] =>
  fold(name)
    .replace(/[.,"“”()]/g, '')
    .trim()
    .split(/\s+/)
    .slice(0, -1)
    .filter((part) => !addressed.test(part));

/** "Bettina Hirsig" is not the Christian Hirsig of the sources; "Jo Kim" may be their Joanne Kim. */
const isSamePerson = (name: string, other: string): boolean => {
  if (lastName(name) !== lastName(other)) return false;
  const [one, two] = [givenNames(name), givenNames(other)];
  return (
    one.length === 0 ||
    two.length === 0 ||
    one.some((given) =>
      two.some((known) => known.slice(0, 2).startsWith(given.slice(0, 2)) || known[0] === given),
    )
  );
};

/** False where the sources give the role that a draft names a person by to others only: "Chief Cody Pruitt" of a training officer. */
export const holdsRole = (
  name: string,
  text: string,
  { start, end }: { start: number; end: number },
  index: SourceIndex,
): boolean => {
  if (!/\s/.test(name)) return true;
  const called =
    before.exec(text.slice(Math.max(0, start - 60), start))?.[1] ??
    after.exec(text.slice(end, end + 80))?.[1] ??
    (chairedBy.test(text.slice(Math.max(0, start - 80), start)) ||
    chairs.test(text.slice(end, end + 60))
      ? 'chair'
      : undefined);
  if (!called) return true;
  const whole = fold(called).replace(/[\s-]+/g, ' ');
  const head = whole.split(' ').at(-1) ?? whole;
  const isWritten = index.texts.some(({ original }) => unhyphened(original).includes(whole));
  const holders = holdersOf(isWritten ? whole : head, index);
  return (
    holders.length === 0 ||
    holders.some((holder) => isSamePerson(name, holder)) ||
    isSaidOf(name, head, index)
  );
};
