import { isGeneric, isOpener, type NameRun } from './find-names.ts';
import { massNouns } from './mass-nouns.ts';

type Part = NameRun['words'];

const verbAfter =
  /^\s+(?:is|was|has|had|will|leads?|led|founded|serves?|who|where|joined|directs?|manages?|hosts?|became|lies|brings?|teaches|runs|oversees|coordinates|sings|writes|speaks|remembers|studies|says|said|lives|drives|cooks|mentors|chairs|volunteers|attends|hopes|graduated|learned|told)\b/;
/** Said of somebody far more often than of something. */
const doesAfter =
  /^\s+(?:also\s+|now\s+|still\s+|always\s+)?(?:pays|paid|gives|gave|helps|helped|wants|wanted|sends|sent|donates|donated|believes|knows|knew|gets|got|goes|went|came|sees|saw|thinks|thanks|thanked|asks|asked|owns|owned|builds|built|buys|bought|sells|sold|wins|won|cares|invites|invited|recommends|recommended|certifies|certified|praises|praised|pledges|pledged|promises|promised|can|could|would|should|must)\b/;
/** "Zorba, Helios and Nyx give": of one list. */
const listedAfter =
  /^,\s+(?:\p{Lu}[\p{L}'’-]*,\s+){0,6}\p{Lu}[\p{L}'’-]*,?\s+(?:and|or|&)\s+\p{Lu}/u;
/** "In all: Zorba, Helios, Nyx.": so is a list that nothing closes. */
const listedBare = /^,\s+(?:\p{Lu}\p{Ll}[\p{L}'’-]*,\s+)+\p{Lu}\p{Ll}[\p{L}'’-]*(?:[.;]|$)/u;
const doingAfter =
  /^\s+(?:also\s+|now\s+)?\p{Ll}{2,}(?:[^s\s]s|ed)\s+(?:a|an|the|us|our|we|them|that|its|their)\b/u;
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

/** "Round-the-clock", but not "Stoke-on-Trent" */
const joined = /^\p{Lu}\p{Ll}+-(?:the|to|by|of|and|in|on|up|a)-\p{Ll}+$/u;

/** One capitalised word at the start of a sentence is a name only when it behaves like one. */
export const looksLikeName = (
  part: Part,
  opens: boolean,
  text: string,
  /** Words that the sources write small. */
  ordinary: ReadonlySet<string>,
): boolean => {
  const only = part[0];
  if (!only) return false;
  if (part.length > 1) return true;
  if (only.text.length < 2 || joined.test(only.text)) return false;
  if (!opens || /\p{Ll}\p{Lu}|^\d/u.test(only.text)) return true;
  const small = only.text.replace(/['’]s$/, '').toLowerCase();
  if (ordinary.has(small) || isOpener(only.text)) return false;
  if (/['’]s$/.test(only.text)) return true;
  if (/^\p{Lu}{2,8}$/u.test(only.text)) return !isGeneric(only.text);
  const after = text.slice(only.end);
  if (!isGeneric(only.text)) {
    if (apposition.test(after) && !ordinaryEnding.test(small)) return true;
    if (peopleAfter.test(after) && (demonym.test(small) || !quality.test(small))) return true;
  }
  if (ordinaryEnding.test(small)) return false;
  if (verbAfter.test(after)) return true;
  return (
    [doingAfter, doesAfter, listedAfter, listedBare].some((pattern) => pattern.test(after)) &&
    !isGeneric(only.text) &&
    !massNouns.has(small)
  );
};
