import type { ClaimSource } from '@grantwright/shared/contract';
import { fold, words } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';
import {
  findNameRuns,
  isAlwaysCapital,
  isConnector,
  isGeneric,
  isOpener,
  type NameRun,
} from './find-names.ts';
import { otherSpellingOfState } from './states.ts';

export type NameTrace = { text: string; start: number; end: number; source?: ClaimSource };

type Part = NameRun['words'];

const written = (text: string, part: Part): string => {
  const first = part[0];
  const last = part.at(-1);
  return first && last ? text.slice(first.start, last.end).replace(/['’]s$|[.'’-]$/, '') : '';
};

const lookUp = (name: string, index: SourceIndex): ClaimSource | undefined => {
  const list = words(name);
  if (list.length === 0) return undefined;
  if (list.every((item) => index.vocabulary.has(item))) {
    const run = ` ${list.join(' ')} `;
    const found = index.texts.find((text) => text.words.includes(run));
    if (found) return found.source;
  }
  if (/^\p{Lu}{2,6}s?$/u.test(name) && index.initials.has(name.replace(/s$/, '')))
    return index.texts[0]?.source;
  const other = otherSpellingOfState(name);
  const state = other === undefined ? undefined : ` ${words(other).join(' ')} `;
  if (state === undefined) return undefined;
  return index.texts.find((text) => text.words.includes(state))?.source;
};

const trim = (part: Part): Part => {
  let from = 0;
  let to = part.length;
  while (from < to && isConnector(part[from]?.text ?? '')) from++;
  while (to > from && isConnector(part[to - 1]?.text ?? '')) to--;
  return part.slice(from, to);
};

/** A first word that only looks like a name because a sentence begins with it. */
const dropOpener = (part: Part, opens: boolean, index: SourceIndex): Part => {
  const first = part[0];
  if (!opens || !first || part.length < 2) return part;
  const folded = fold(first.text);
  const common =
    isOpener(first.text) ||
    /(?:ing|ed|ly|ions?|ments?)$/.test(folded) ||
    isAlwaysCapital(first.text);
  return common && !lookUpWhole(part, index) ? trim(part.slice(1)) : part;
};

const lookUpWhole = (part: Part, index: SourceIndex): boolean =>
  lookUp(part.map(({ text }) => text).join(' '), index) !== undefined;

/** "Grief Support": a service whose words a source writes small. */
const isService = (part: Part, index: SourceIndex): boolean =>
  part.length > 1 &&
  /^(?:care|support|services?|education|training|programs?|groups?|counseling|health)$/i.test(
    part.at(-1)?.text ?? '',
  ) &&
  part.slice(0, -1).every(({ text }) => index.ordinary.has(text.toLowerCase()));

const namesNobody = (part: Part): boolean =>
  part.every(
    ({ text }) => isConnector(text) || isGeneric(text) || isAlwaysCapital(text) || isOpener(text),
  );

const title =
  /^(?:(?:Dr|Mr|Mrs|Ms|Prof|Rev|Hon|Fr|Sr)\.?|Doctor|Professor|Reverend|Pastor|Father|Sister|Brother|Rabbi|Imam|Chief|Judge|Captain|Mayor|Senator|Superintendent)$/;

const verbAfter =
  /^\s+(?:is|was|has|had|will|leads?|led|founded|serves?|who|where|joined|directs?|manages?|hosts?|became|lies|brings?|teaches|runs|oversees|coordinates|sings|writes|speaks|remembers|studies|says|said|lives|drives|cooks|mentors|chairs|volunteers|attends|hopes|graduated|learned|told)\b/;
const ordinaryEnding =
  /(?:ing|ed|ly|ions?|ments?|ness|ity|ance|ence|ship|ers|ors|ies|[^su]s|ism|age|ure|th)$/;

const peopleAfter =
  /^\s+(?:residents|families|students|schools|patients|children|people|refugees|immigrants|families|leaders|teachers|parents|voters|tribes|churches|hospitals|officials)\b/;
const apposition =
  /^,\s+(?:one of|a|an|our|who|whose|age|aged|the (?:first|only|youngest|oldest|mother|father|daughter|son))\b/;
const demonym =
  /(?:[^e]nian|[aeiou]nian|rian|lian|sian|bian|dian|cian|tian|gian|hian|kian|ican|exican|ese|ani|stani)$/;
const quality =
  /(?:al|er|ic|y|ous|ive|ful|less|ar|ble|ant|ent|ish|est|an|ate|ose|ee)$|^(?:poor|black|white|most|public|middle|single|deaf|blind|male|female|brown|queer|trans|gay|high|low|new|more|fewer|adult|youth|top|bad|good|state|farm|faith|peer|foster|home|host|first|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|church|day|past|lost|sick|far|free)$/;

/** One capitalised word at the start of a sentence is a name only when it behaves like one. */
const looksLikeName = (part: Part, opens: boolean, text: string, index: SourceIndex): boolean => {
  const only = part[0];
  if (!only) return false;
  if (part.length > 1) return true;
  if (only.text.length < 2) return false;
  if (!opens) return true;
  if (index.ordinary.has(only.text.replace(/['’]s$/, '').toLowerCase())) return false;
  if (/['’]s$/.test(only.text)) return !isOpener(only.text);
  const small = only.text.toLowerCase();
  if (!isOpener(only.text) && !isGeneric(only.text)) {
    const after = text.slice(only.end);
    if (apposition.test(after) && !ordinaryEnding.test(small)) return true;
    if (peopleAfter.test(after) && (demonym.test(small) || !quality.test(small))) return true;
  }
  return (
    !isOpener(only.text) &&
    !ordinaryEnding.test(only.text.toLowerCase()) &&
    verbAfter.test(text.slice(only.end))
  );
};

/** "Smith Foundation in Fresno" is two names where no source holds it as one. */
const splitAtConnectors = (part: Part): Part[] => {
  const parts: Part[] = [[]];
  for (const word of part) {
    if (isConnector(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((piece) => piece.length > 0);
};

/** Every name in a line, with the source that holds it. */
export const traceNames = (text: string, index: SourceIndex): NameTrace[] =>
  findNameRuns(text).flatMap((run): NameTrace[] => {
    const part = dropOpener(trim(run.words), run.opens, index);
    const opens = run.opens && part[0] === run.words[0];
    if (
      part.length === 0 ||
      namesNobody(part) ||
      isService(part, index) ||
      !looksLikeName(part, opens, text, index)
    )
      return [];
    const trace = (piece: Part): NameTrace | undefined => {
      const first = piece[0];
      const last = piece.at(-1);
      if (!first || !last) return undefined;
      const name = written(text, piece);
      const source = lookUp(name, index);
      return { text: name, start: first.start, end: last.end, ...(source ? { source } : {}) };
    };
    const whole = trace(part);
    if (!whole || whole.source) return whole ? [whole] : [];
    const pieces = splitAtConnectors(part);
    if (pieces.length === 1) {
      const withoutTitle = part.filter(({ text: item }) => !title.test(item));
      const again = withoutTitle.length < part.length ? trace(withoutTitle) : undefined;
      if (again?.source) return [again];
      const core = stripGeneric(part);
      const kernel = core.length > 0 && core.length < part.length ? trace(core) : undefined;
      return kernel?.source && core.length > 1 ? [kernel] : [whole];
    }
    return pieces
      .filter((piece) => !namesNobody(piece) && !isService(piece, index))
      .flatMap((piece) => trace(piece) ?? []);
  });

/** "Executive Director Maria Lopez" names Maria Lopez. */
function stripGeneric(part: Part): Part {
  let from = 0;
  let to = part.length;
  while (from < to && isGeneric(part[from]?.text ?? '')) from++;
  while (to > from && isGeneric(part[to - 1]?.text ?? '')) to--;
  return part.slice(from, to);
}
