import { findValues } from '../find/find-values.ts';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';

const moved =
  '(?:grown|grew|grows|risen|rose|rises|increased|climbed|fallen|fell|falls|dropped|declined|decreased|gone|went|up|down)';
const to = new RegExp(`\\b${moved}(?: [^\\s.;]+){0,3} to (?:about |nearly |over )?$`, 'i');
const from = new RegExp(`\\b${moved}(?: [^\\s.;]+){0,3} from (?:about |nearly |over )?$`, 'i');
const toAfterFrom = /\bfrom (?:about )?\S+(?: \p{L}+){0,2} to (?:about )?$/iu;
const fromHere = /\bfrom (?:about )?$/i;

/**
 * The sentence in which a value is the other end of a change: "has grown to seven weeks" of a wait that
 * "grew from seven weeks to eleven".
 */
export const otherEnd = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): number | undefined => {
  const before = text.slice(0, finding.start);
  const end = toAfterFrom.test(before) || to.test(before) ? 'to' : from.test(before) ? 'from' : '';
  if (end === '') return undefined;
  const places = finding.keys
    .flatMap((key) => index.values.get(key) ?? [])
    .filter(({ sentence, source }) => sentence >= 0 && source.type !== 'guidelines');
  const ends = places.map(({ sentence }) => {
    const written = index.texts[sentence]?.written ?? '';
    const at = findValues(written).find(({ implies }) =>
      finding.keys.some((key) => implies.includes(key)),
    );
    const said = written.slice(0, at?.start ?? 0);
    if (toAfterFrom.test(said)) return 'to';
    return fromHere.test(said) && /^[^.;]{0,20} to /.test(written.slice(at?.end ?? 0))
      ? 'from'
      : '';
  });
  const wrong = ends.findIndex((one) => one !== '' && one !== end);
  return ends.includes(end) || wrong < 0 ? undefined : places[wrong]?.sentence;
};
