import { capitalize } from '../../../text/normalize.ts';
import { container } from './from-headings.ts';
import { nameOfOrder } from './name-of-order.ts';
import { isSectionName, sectionName, titleOfPhrase } from './section-name.ts';

/** "Need Statement (2 pages): Describe …", "Budget - a line-item …", "Project summary": the name before the rest. */
export const nameAndRest = (
  text: string,
  plainly = false,
): { name: string; rest: string } | undefined => {
  const split = /^(.{3,90}?(?:\([^)]*\))?)\s*(?::\s+|\s-\s+|\.\s+(?=[A-Z]))(.*)$/s.exec(text);
  const bracket =
    /^([\p{Lu}][^().:[\]]{2,70})\s*([([](?=[^)\]]*(?:page|word|character|point|%|maximum|limit))[^)\]]*[)\]])\s*(.*)$/su.exec(
      text,
    );
  const chosen = bracket
    ? { name: bracket[1] ?? '', rest: bracket[3] ?? '' }
    : split
      ? { name: split[1] ?? '', rest: split[2] ?? '' }
      : { name: text, rest: '' };
  const named = sectionName(chosen.name);
  // "A description of the organization and its mission" is titled by what it describes.
  // What a funder asks in plain words is called by those words.
  const inWords = plainly && /^(?:who|what|how|where|when|why)\b/i.test(named);
  const whole = inWords
    ? capitalize(named)
    : (nameOfOrder(named) ??
      (/^(?:an?|brief)\s|^the \w+ (?:of|for)\b/i.test(named)
        ? titleOfPhrase(named)
        : capitalize(headOf(named).replace(/^(?:the|your) (?=\p{Ll})/u, ''))));
  // "The need you have identified and how you know" is the need; the rest is asked under it.
  const short = whole.split(' ').length > 8 ? (whole.split(/[,;]\s/)[0] ?? whole) : whole;
  const name = (short.split(/,?\s+and (?=(?:how|why|what|when|who)\b)/i)[0] ?? short).replace(
    /[,;]$/,
    '',
  );
  const rest = chosen.rest.replace(/^[\s:.-]+/, '');
  return (isSectionName(name) || inWords) &&
    (!container.test(name) || nameOfOrder(named) === name) &&
    name.split(' ').length <= 10
    ? { name, rest: name === whole || rest ? rest : inWords ? whole : `${whole}?` }
    : undefined;
};

/** "Summary page listing the applicant's name": what it is, without what stands in it. */
const headOf = (name: string): string =>
  name.split(' ').length <= 4
    ? name
    : (name.split(
        /\s(?:listing|describing|showing|detailing|outlining|explaining|stating|indicating|with|such as|signed by|from (?:an?|the|each|your)|for (?:the|each|your))\s/,
      )[0] ?? name);
