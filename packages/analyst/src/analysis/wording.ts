import { capitalize, squeeze, trimEndOf } from '../text/normalize.ts';
import { chanceOf, type JudgedUnit } from './judge-units.ts';

const maxLength = 600;
/** A line with fewer words says too little without the title above it. */
const fewWords = 7;
const maxLeadLength = 100;

/**
 * A unit as a line of the checklist: the funder's own words, and before a fragment the title or the opening
 * sentence that it stands under ("Applicants must: be registered"). What is excluded says so, also where the
 * sentence that excludes it is too long to repeat.
 */
export function wordingOf(unit: JudgedUnit): string {
  const { text, path, kind, row } = unit;
  const own = squeeze(text).replace(/^(?:[•▪●○*–-]|\(?[\da-z]{1,2}[.)])\s+/iu, '');
  const title = trimEndOf(squeeze(path.at(-1) ?? ''), ':.');
  const isFragment =
    kind !== 'heading' &&
    (/^\p{Ll}/u.test(own) || own.split(' ').length < fewWords || row !== undefined);
  const lead = isFragment && title && !own.includes(title) ? leadOf(unit, title) : undefined;
  return (lead ? `${capitalize(lead)}: ${own}` : capitalize(own)).slice(0, maxLength);
}

function leadOf(unit: JudgedUnit, title: string): string | undefined {
  if (title.length <= maxLeadLength) return title;
  return chanceOf(unit, ['ineligible']) > chanceOf(unit, ['eligible']) ? 'Not eligible' : undefined;
}
