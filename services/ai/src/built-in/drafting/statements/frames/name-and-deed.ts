import { objectArticle } from '../../grammar/articles.ts';
import { isOrder } from '../../grammar/is-order.ts';
import { lineForm } from '../../grammar/line-form.ts';
import { mainVerb } from '../../grammar/main-verb.ts';
import { isAmbiguousVerb, baseOfThird } from '../../grammar/verbs.ts';
import { joinList, lowerFirst, openEnd } from '../../grammar/write-sentence.ts';
import { topLevelParts } from './top-level-parts.ts';

const named =
  /^((?:The |the )?(?:\p{Lu}|\d+ \p{Ll})[^:;()]{1,60}?)(?:\s+[-–—]\s+|:\s+|\s+=\s+)(.{4,})$/u;
const inBrackets = /^((?:The )?(?:\p{Lu}|\d+ \p{Ll})[^:;()]{1,60}?) \(([^()]{4,})\)$/u;
/** "Budget: rent": what opens many a note and is nobody's name. */
const heading =
  /^(?:budget|costs?|goals?|results?|staff|board|need|project|plan|steps?|total|ask|request|other|measures?|partners?|timeline|in-kind|match|note|contact|success|risks?|venue|location|dates?|hours)\b/i;

const isThird = (text: string): boolean => {
  const first = text.split(' ')[0] ?? '';
  if (!/^\p{Ll}+[^s]s$/u.test(first) || isAmbiguousVerb(baseOfThird(first) ?? '')) return false;
  return baseOfThird(first) !== undefined || mainVerb(`It ${text}`)?.at === 1;
};

/** "City of Elm" as "The City of Elm": offices take their article, names do not. */
const asSubject = (name: string): string =>
  /^(?:City|Town|County|Village|State|University|Diocese|Department|Office|Port|Parish) of /.test(
    name,
  )
    ? `The ${name}`
    : name;

/** "Elm School - lends two rooms" as "Elm School lends two rooms." */
export const nameAndDeed = (text: string): string | undefined => {
  const [, name = '', deed = ''] = named.exec(openEnd(text)) ?? [];
  if (!name || heading.test(name) || mainVerb(name) !== undefined) return undefined;
  if (name.split(' ').length > 8 || !(isThird(deed) || /^will \p{Ll}/u.test(deed)))
    return undefined;
  return `${asSubject(name)} ${objectArticle(deed)}.`;
};

/** One office may have an "and" in its name. */
const oneOffice =
  /\b(?:District|Council|Association|Cent(?:er|re)|Club|Department|School|Library|Partnership|Foundation|Society|Service|Office|Authority|College|University|Museum|Church|Trust|Bank|Company|Agency|League|Team)$/;
const several = (name: string): boolean =>
  /^\d+ |^(?:All|Both|Two|Three|Four|Five)\b|,/.test(name) ||
  (/ and /.test(name) && !oneOffice.test(name));

/** What a partner has agreed to do, in a list of partners: "Elm School: two rooms". */
export const partnerAgreed = (text: string, names: ReadonlySet<string>): string | undefined => {
  const line = openEnd(text);
  const [, who = '', does = ''] = inBrackets.exec(line) ?? [];
  const deeds = topLevelParts(does, /[,;]/);
  if (who && deeds.every((deed) => isOrder(deed) || isThird(deed))) {
    if (several(who) || deeds.every(isThird)) return `${who} ${joinList(deeds)}.`;
    return `${who} has agreed to ${joinList(deeds)}.`;
  }
  const [, name = '', deed = ''] = named.exec(line) ?? [];
  if (!name || heading.test(name) || mainVerb(name) !== undefined) return undefined;
  if (isThird(deed) || /^will \p{Ll}/u.test(deed))
    return `${asSubject(name)} ${objectArticle(deed)}.`;
  const many = several(name);
  const small = lowerFirst(deed, names);
  if (isOrder(deed)) return `${asSubject(name)} ${many ? 'have' : 'has'} agreed to ${small}.`;
  if (/^\p{Ll}+ing \p{L}/u.test(small) && lineForm(deed) === 'noun')
    return `${asSubject(name)} ${many ? 'take' : 'takes'} part by ${small}.`;
  return mainVerb(deed) === undefined && lineForm(deed) === 'noun'
    ? `${asSubject(name)} ${many ? 'have' : 'has'} agreed to provide ${small}.`
    : undefined;
};
