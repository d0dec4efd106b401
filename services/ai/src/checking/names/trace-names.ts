import type { ClaimSource } from '@grantwright/shared/contract';
import { fold } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';
import {
  findNameRuns,
  isAlwaysCapital,
  isConnector,
  isGeneric,
  isOpener,
  type NameRun,
} from './find-names.ts';
import { doesTheWork } from './does-the-work.ts';
import { givesIt } from './gives-it.ts';
import { holdsRole } from './holds-role.ts';
import { lookUpName } from './look-up.ts';
import { looksLikeName } from './looks-like-name.ts';
import { namedLiterally } from './named-literally.ts';
import { standsThere } from './stands-there.ts';
import { isNoDoing } from './unknown-words.ts';

export type NameTrace = { text: string; start: number; end: number; source?: ClaimSource };

type Part = NameRun['words'];

const written = (text: string, part: Part): string => {
  const first = part[0];
  const last = part.at(-1);
  return first && last ? text.slice(first.start, last.end).replace(/['’]s$|[.'’-]$/, '') : '';
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
    (/(?:ing|ed|ly|ions?|ments?)$/.test(folded) && !isNoDoing(folded, index)) ||
    isAlwaysCapital(first.text);
  return common && !lookUpWhole(part, index) ? trim(part.slice(1)) : part;
};

const lookUpWhole = (part: Part, index: SourceIndex): boolean =>
  lookUpName(part.map(({ text }) => text).join(' '), index) !== undefined;

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
  /^(?:(?:Dr|Mr|Mrs|Ms|Prof|Rev|Hon|Fr|Sr)\.?|Doctor|Professor|Reverend|Pastor|Father|Sister|Brother|Rabbi|Imam|Chief|Judge|Captain|Mayor|Senator|Superintendent|Coach|Auntie|Aunt|Uncle|Elder|Deacon|Deaconess|Bishop|Monsignor|Msgr\.?|Col\.?|Colonel|Sgt\.?|Sergeant|Lt\.?|Lieutenant|Capt\.?|Maj\.?|Major|Gen\.?|General|Cmdr\.?|Commander|Officer|Chef|Nurse|Attorney|Councillor|Cllr\.?|Councilman|Councilwoman|Councilmember|Commissioner|Governor|Gov\.?|Rep\.?|Sen\.?|President|Principal|CPA|Esq\.?|MD|RN|LICSW|LCSW|MSW|PhD|Miss|Madam|Sir|Dame|Lord|Lady|Señor|Señora|Don|Doña|Asst\.?|Assistant)$/;

const honorific = /^(?:Dr|Mr|Mrs|Ms|Prof|Rev)\.?$/;

/** "Smith Foundation in Fresno" is two names where no source holds it as one. */
const splitAtConnectors = (part: Part): Part[] => {
  const parts: Part[] = [[]];
  for (const word of part) {
    if (isConnector(word.text)) {
      parts.push([]);
      continue;
    }
    parts.at(-1)?.push(word);
    // "Ball State's Bowen Center": whose it is, and what it is called.
    if (/['’]s$/.test(word.text)) parts.push([]);
  }
  return parts.filter((piece) => piece.length > 0);
};

/** Every name in a line, with the source that holds it. */
export const traceNames = (
  text: string,
  index: SourceIndex,
  /** The line with its values. */
  whole: string = text,
): NameTrace[] =>
  tracedRuns(text, index).map((trace) => {
    if (
      !trace.source ||
      namedLiterally(text, trace, index) ||
      (holdsRole(trace.text, text, trace, index) &&
        doesTheWork(trace.text, text, trace, index) &&
        givesIt(trace.text, whole, trace, index) &&
        standsThere(trace.text, text, trace, index))
    )
      return trace;
    const { source: _, ...unproven } = trace;
    return unproven;
  });

const tracedRuns = (text: string, index: SourceIndex): NameTrace[] =>
  findNameRuns(text).flatMap((run): NameTrace[] => {
    const part = dropOpener(trim(run.words), run.opens, index);
    const opens = run.opens && part[0] === run.words[0];
    if (
      part.length === 0 ||
      namesNobody(part) ||
      isService(part, index) ||
      !looksLikeName(part, opens, text, index.ordinary)
    )
      return [];
    const trace = (piece: Part): NameTrace | undefined => {
      const first = piece[0];
      const last = piece.at(-1);
      if (!first || !last) return undefined;
      const name = written(text, piece);
      const source = lookUpName(name, index);
      return { text: name, start: first.start, end: last.end, ...(source ? { source } : {}) };
    };
    const whole = trace(part);
    if (!whole || whole.source) return whole ? [whole] : [];
    const pieces = splitAtConnectors(part);
    return pieces
      .filter((piece) => pieces.length === 1 || !(namesNobody(piece) || isService(piece, index)))
      .flatMap((piece) => barest(piece, trace, index) ?? []);
  });

/** A name without its titles, its roles, or what kind of body it is, where a source holds that; else as it stands. */
const barest = (
  piece: Part,
  trace: (piece: Part) => NameTrace | undefined,
  index: SourceIndex,
): NameTrace | undefined => {
  const whole = trace(piece);
  if (!whole || whole.source) return whole;
  const tried = [
    piece.filter(({ text }) => !title.test(text)),
    piece.filter((_, place) => place > 0 || !isAlwaysCapital(piece[0]?.text ?? '')),
    stripGeneric(piece.filter(({ text }) => !title.test(text))),
  ];
  const called = afterHonorific(piece);
  const person = called.length > 0 ? trace(called) : undefined;
  if (person?.source) return person;
  for (const [at, rest] of tried.entries()) {
    if (rest.length === 0 || rest.length === piece.length || (at === 2 && rest.length < 2))
      continue;
    const found = trace(rest);
    if (found?.source && (at < 2 || standsAlone(found.text, index))) return found;
  }
  return whole;
};

/** "Executive Director Dr. Bryant" is Bryant. */
const afterHonorific = (piece: Part): Part => {
  const at = piece.findLastIndex(({ text }) => honorific.test(text));
  return at > 0 ? piece.slice(at + 1) : [];
};

/** "Colorado Health" in "Colorado Health Access Survey" is no name of its own. */
const standsAlone = (name: string, index: SourceIndex): boolean =>
  index.texts.some(({ written }) => {
    const unquoted = written.replace(/["“”]/g, '');
    const at = unquoted.indexOf(name);
    return at >= 0 && !/^\s+\p{Lu}\p{Ll}/u.test(unquoted.slice(at + name.length));
  });

/** "Executive Director Maria Lopez" names Maria Lopez. */
function stripGeneric(part: Part): Part {
  let from = 0;
  let to = part.length;
  while (from < to && isGeneric(part[from]?.text ?? '')) from++;
  while (to > from && isGeneric(part[to - 1]?.text ?? '')) to--;
  return part.slice(from, to);
}
