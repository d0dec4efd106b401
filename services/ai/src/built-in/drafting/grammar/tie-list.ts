import { topLevelParts } from '../statements/frames/top-level-parts.ts';
import { isBaseVerb } from './verbs.ts';
import { mainVerb } from './main-verb.ts';

const longestPart = 6;
const pastVerb =
  /^(?:turned|took|sold|came|went|gave|got|made|lost|won|ran|held|built|\p{Ll}{3,}ed) (?!by\b)/u;

/** "We count nights, meals, exits" as "We count nights, meals, and exits": hurried lists have no "and". */
export const tieList = (text: string): string => {
  const end = /[.!]+$/.exec(text)?.[0] ?? '';
  const bare = text.slice(0, text.length - end.length);
  if (/[;:]| and [^,]*$| or [^,]*$/.test(bare.slice(bare.lastIndexOf(', ')))) return text;
  const parts = topLevelParts(bare, /,/);
  // "Guides will go with them, enroll them, interpret"
  if (
    parts.length > 2 &&
    / will \p{Ll}/u.test(parts[0] ?? '') &&
    parts.slice(1).every((part) => isBaseVerb(part.split(' ')[0] ?? ''))
  )
    return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}${end}`;
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (
    parts.length === 2 &&
    /^(?:We|They) (?:were|had|\p{Ll}+ed)\b/u.test(first) &&
    pastVerb.test(last) &&
    !/ and /.test(bare)
  )
    return `${first} and ${last}${end}`;
  if (parts.length < 3 || !/^(?:We|They|Our|The) /.test(first)) return text;
  const rest = parts.slice(1);
  const plain = rest.every(
    (part) =>
      part.split(' ').length <= longestPart &&
      mainVerb(part) === undefined &&
      !/^(?:all|each|every|mostly|some|most|both|up|down|who|which|including|with|from|to|\d)\b/i.test(
        part,
      ),
  );
  return plain ? `${parts.slice(0, -1).join(', ')}, and ${last}${end}` : text;
};
