import type { Unit } from '../document/unit.ts';
import { capitalize, squeeze } from '../text/normalize.ts';

const longest = 600;
/** A line with fewer words says too little without the title above it. */
const fewWords = 7;

/**
 * A unit as a line of the checklist: the funder's own words, and before a fragment the title or the opening
 * sentence that it stands under ("Applicants must: be registered").
 */
export function wordingOf({ text, path, kind, row }: Unit): string {
  const own = squeeze(text).replace(/^(?:[•▪●○*–-]|\(?[\da-z]{1,2}[.)])\s+/iu, '');
  const title = path.at(-1);
  const isFragment =
    kind !== 'heading' &&
    (/^\p{Ll}/u.test(own) || own.split(' ').length < fewWords || row !== undefined);
  if (!title || !isFragment || own.includes(title)) return capitalize(own).slice(0, longest);
  const lead = squeeze(title).replace(/[\s:.]+$/u, '');
  return `${capitalize(lead)}: ${own}`.slice(0, longest);
}
