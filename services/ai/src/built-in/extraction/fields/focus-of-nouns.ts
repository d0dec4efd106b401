import { composed } from './focus-composed.ts';

/** What a noun of doing adds nothing to: "the promotion of rowing" is rowing. */
const bare =
  '(?:promotion|advancement|furtherance|provision|encouragement|improvement|development|support|fostering|enhancement|facilitation)';
/** What says of the field itself what is done: "the relief of loneliness", "preservation of a depot". */
const telling =
  '(?:relief|prevention|preservation|conservation|protection|restoration|rescue|rehabilitation|education|performance|study|care|teaching|reduction|rehoming|exhibition|cultivation|treatment)';
const joined = String.raw`(?:,? (?:and|&|or) \p{Ll}+)?`;
/** "The objects of the CIO are the relief of …", "… is dedicated to the performance of …", "Preservation of …". */
const opening =
  /^(?:.{0,140}?\b(?:(?:mission|purposes?|objects?|objectives?|aims?)\b.{0,60}? (?:is|are|shall be)|(?:dedicated|devoted|committed) to|(?:formed|established|founded|organi[sz]ed) for),?:? )?(?:the )?/iu;
const nouns = new RegExp(
  `^(?:(?:${bare}${joined} of (?:the )?)(?=\\p{Ll})|(?=${telling}\\b))(.+)$`,
  'iu',
);
const toldOf = new RegExp(`^${telling}(?:,? \\p{Ll}+,?)?(?: (?:and|&|or) \\p{Ll}+)? of\\b`, 'iu');
const bareFirst = new RegExp(`^${bare}\\b`, 'iu');
/** For whom it is, and by what means, is told behind the field. */
const behind =
  /,? (?:for the (?:public )?(?:benefit|enjoyment|good|use|education)\b|(?:by|through) (?:the |an? )?(?:\p{L}+ing|provision|establishment|maintenance|promotion|operation|use)\b|in (?:such|particular)\b|and to \p{Ll}|(?:living |resident |residing )?in (?:and around )?(?:the )?(?:\p{Lu}[\p{L}’'.-]*|(?:city|town|county|village|parish|borough|area) of\b)).*$/u;

const hasName = /(?<=\S )\p{Lu}\p{Ll}+/u;

/** The field that a mission names by a noun of what is done in it, where no verb opens it. */
export const focusOfNouns = (sentence: string): string | undefined => {
  const start = opening.exec(sentence)?.[0] ?? '';
  const told = sentence.slice(start.length);
  const own = nouns.exec(told)?.[1];
  if (!own || !(bareFirst.test(told) || toldOf.test(told))) return undefined;
  const field = own.replace(behind, '').replace(/[\s.,;:]+$/, '');
  return hasName.test(field) ? undefined : composed(field.charAt(0).toLowerCase() + field.slice(1));
};
