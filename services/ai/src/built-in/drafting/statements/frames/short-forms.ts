import { lineForm } from '../../grammar/line-form.ts';
import { openEnd } from '../../grammar/write-sentence.ts';

const thing = /^(?:the|our) (?:thing|project|idea|plan) is (the [^,]+)(?:, (.+))?$/i;
const leased =
  /^(\p{Lu}[\p{L}.'’-]+(?: (?:&|and) \p{Lu}[\p{L}.'’-]+)*), (?:they(?:'ve|’ve| have)|who have) (.+)$/u;
const every =
  /^((?:every|each) \p{Ll}+) (visited|checked|inspected|seen|taught|served|counted|monitored) ((?:every|each) \p{Ll}+|twice a year|weekly|monthly)(?: [-–—] (.+))?$/iu;
const without =
  /^no (fed|federal|state|county|city|government|LSC|public) (?:money|funds|funding|dollars)$/i;
const outcome =
  /^(\p{Ll}{3,}s) (\d[\d,]*) (last (?:year|season|winter|summer|spring|fall)|this year)$/u;

/** Short ways of saying in which only words that all know are left out. */
export const shortForm = (text: string): string | undefined => {
  const line = openEnd(text);
  const [, what, where] = thing.exec(line) ?? [];
  if (what) return `The project is ${what}${where ? ` (${where})` : ''}.`;
  const [, aim] = /^goal(?:\s*[:=]| is| [-–—])\s+(\D.+)$/i.exec(line) ?? [];
  if (aim)
    return `Our goal is ${lineForm(aim) === 'base' ? 'to ' : ''}${/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(aim) ? aim.charAt(0).toLowerCase() + aim.slice(1) : aim}.`;
  const [, who, since] = leased.exec(line) ?? [];
  if (who && since && !/[,;]/.test(since)) return `${who.replace(' & ', ' and ')} have ${since}.`;
  const [, each, done, often, count] = every.exec(line) ?? [];
  if (each && done && often)
    return `${each.charAt(0).toUpperCase()}${each.slice(1)} is ${done} ${often}${count ? ` (${count})` : ''}.`;
  const [, whose] = without.exec(line) ?? [];
  if (whose) return `We receive no ${/^fed$/i.test(whose) ? 'federal' : whose} money.`;
  const [, things, number, when] = outcome.exec(line) ?? [];
  if (things && number && when) return `There were ${number} ${things} ${when}.`;
  return undefined;
};
