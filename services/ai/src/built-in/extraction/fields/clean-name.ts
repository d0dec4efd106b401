import { initialsOf } from '../../names/initials-of.ts';
import { stateNames } from '../../names/states.ts';
import { fromCapitals, tidy } from '../tidy.ts';

const longest = 120;
const notAName =
  /^(?:the )?(?:corporation|organization|association|company|society|foundation|nonprofit|section|article|address|name|date|see|n\/a|none|same|initial|check|employer|number|home|about(?: us)?|contact(?: us)?|mission|our mission|who we are|what we do|welcome|donate|annual report|overview|introduction|responsibilities|background|summary|preamble|home ?page|menu|untitled|microsoft word.*|document\d*|by-?laws?(?: no\.? ?\d+)?|articles of (?:incorporation|association|organi[sz]ation)|memorandum(?: (?:and|&) articles)?(?: of association)?|statutes|governing document|deed of trust|trust deed|(?:annual|general|special|extraordinary|board|committee)(?: (?:general|annual|special))? meetings?|call sign|legal|privacy|terms|FY ?(?:20)?\d{2}|table of contents|(?:page|season|volume|vol\.?|issue|edition|year) \d+)\b[\s:.]*$/i;

/** "‘Elm Row Society’" and "Elm Row Club'": a mark that closes nothing goes; "Elm Row Players'" keeps its own. */
const withoutQuotes = (text: string): string =>
  /^\s*['‘]/.test(text)
    ? text.replace(/^\s*['‘]/, '').replace(/['’](?=\.?\s*$)/, '')
    : text.replace(/(?<![sS])['’](?=\.?\s*$)/, '');

/** "Although FHS": what a sentence begins with is no part of a name. */
const opensSentence = /^(?:although|though|whereas|because|but|however,?) (?=\p{Lu})/iu;

/** "FRIENDS OF THE PIER PO Box 31, Orle, WI, US", "ELM RIDERS N417 ROAD K Orle, WI, US, 54401": a form may set the address right behind the name. */
const addressBehind =
  /(?<=\p{L}[.]?),? (?:P\.? ?O\.? ?Box \d.*|(?:[NSEW] ?)?\d{1,6}\w? .{3,80}, [A-Z]{2}, US(?:A)?,? \d{5}.*)$/iu;

const ofMenus =
  /\b(?:message|mission|milestones|reach|initiatives|financials|supporters|team|donate|about|contact|news|events|home|programs|members|board|blog|login|shop|search|gallery|resources|volunteer|join|faq)\b/gi;
const fewestOfAMenu = 4;
const isMenu = (text: string): boolean =>
  !/\b(?:of|for|and|the)\b/i.test(text) && (text.match(ofMenus)?.length ?? 0) >= fewestOfAMenu;

/** The bare name: without quotation marks, the legal form's description, or how the paper will call it. */
export const cleanName = (text: string): string | undefined => {
  const name = tidy(
    withoutQuotes(text)
      .replace(opensSentence, '')
      .replace(addressBehind, '')
      .replace(/^(?:RFC |first |final |working )*draft (?:of|for) (?:the )?(?=\p{Lu})/iu, '')
      .replace(
        /^(?:formally |officially |legally |hereafter |hereinafter )*(?:be )?(?:known|called|referred to) as (?:the )?/i,
        '',
      )
      .replace(
        /\(\s*(?:(?:and )?in (?:this|these)\b|(?:and )?(?:which|it) is |hereinafter|hereafter|herein|hence(?:forth|forward)|the|referred|also|a |an )[^)]*\)?.*$/i,
        '',
      )
      .replace(
        /,?\s+(?:hereinafter|hereafter|herein|hence(?:forth|forward)|an? (?:[a-z]+ ){0,3}?(?:nonprofit|not-for-profit|non-profit|tax-exempt|501)).*$/i,
        '',
      )
      .replace(
        /,?\s+(?:and|which|whose) (?:shall|is|will|may|can|its?|the (?:address|location|principal)|domicile)\b.*$/i,
        '',
      )
      .replace(
        /,?\s+(?:and|which|that|who) (?:has|have|had|was|were|does|operates|holds)\b.*$/i,
        '',
      )
      // "Tarn Vereniging (Association)": the form that the law of another country knows, told in English.
      .replace(foreignForm, '')
      .replace(
        /,?\s+(?:and )?to be (?:abbreviated|known|called|referred|shortened|styled)\b.*$/i,
        '',
      )
      .replace(
        /(?:,?\s+(?:alternatively|alternately|otherwise|sometimes|usually|often|also|informally|popularly|generally|simply|variously|better|formerly|previously|locally))*,?\s+(?:or,?|(?:also )?(?:known|called) as|also (?:known|called|referred)|doing business as|d\/b\/a|dba|referred to|abbreviated|commonly (?:known|called|referred)) .*$/i,
        '',
      )
      .replace(
        /,?\s+(?:organized|established|located|incorporated|situated|whose|with its)\b.*$/i,
        '',
      )
      .replace(/,\s+(?:[\p{L} ]+ County|\p{Lu}\p{Ll}+), (?:[\p{L} ]+)$/u, '')
      .replace(inTown, '')
      .replace(/\s+\((?:PT[AO]|PTSA)\)$/, '')
      .replace(/^(.{6,}?)\s+\(((?:[A-Z]\.?){2,8})\)$/, (whole, long: string, short: string) =>
        initialsOf(long).includes(short.replaceAll('.', '')) ? long : whole,
      )
      // "Hardware Street Players, Inc. (amended 5/2009; until then …": a remark is no part of a name.
      .replace(
        /\s*[([](?:as )?(?:amended|restated|changed|formerly|previously|until|since|adopted|effective|rev(?:ised)?\b|f\/?k\/?a|(?:trading|working|operating|doing business) (?:as|under)|t\/a)[^)\]]*[)\]]?.*$/i,
        '',
      )
      .replace(/\s*[([][^)\]]*$/, '')
      .replace(/(\b(?:Inc|Incorporated|Corporation|Corp)\b\.?),? \p{Ll}.*$/u, '$1')
      .replace(/^["“”'‘’]+/, '')
      .replace(/["“”]+[.,]?\s*$/, '')
      .replace(/^["“]|["”]/g, (mark, at: number) => (at === 0 ? '' : mark)),
  ).replace(/(?<!\b(?:Inc|INC|Corp|CORP|Co|CO|Ltd|LTD|[A-Z]))\.$/, '');
  if (isMenu(name)) return undefined;
  if (name.length < 3 || name.length > longest || notAName.test(name) || !/\p{L}{2}/u.test(name))
    return undefined;
  // "New Mexico Network for": the rest stands elsewhere.
  if (goesOn.test(name)) return undefined;
  // "Vienna Baptist Church of Vienna" says its town twice.
  const town = /^(.*\b(\p{Lu}\p{Ll}+)\b.*) of \2$/u.exec(name)?.[1];
  if (town) return fromCapitals(town);
  if (name.split(' ').length > 16 || /[?!]$/.test(name)) return undefined;
  return fromCapitals(name);
};

/** "Elm Row Residents Association, Mesa, AZ." */
const inTown = new RegExp(
  `,\\s+\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?,\\s+(?:${[...stateNames.keys()].join('|')}|${[...stateNames.values()].join('|')})\\.?$`,
  'u',
);

const foreignForm =
  /(?: \p{Lu}[\p{L}.]*)? \((?:an? )?(?:registered )?(?:association|foundation|society|company|cooperative|union)\)$/iu;

const goesOn = /\s(?:(?:of|for|and|the|in|to be|with|by|at|an?)|(?:OF|FOR|AND|WITH|THE|IN)|&|\/)$/u;

const startsAsName = /^[\p{Lu}\d"“(]/u;

/** Elsewhere than where a paper says "the name is …", a name begins with a capital. */
export const capitalName = (text: string): string | undefined => {
  const name = cleanName(text);
  return name && startsAsName.test(name) ? name : undefined;
};

const smallWords = /^(?:of|the|and|for|in|on|at|de|la|a|an|to|with|by)$/;
/** Every word but the small ones begins with a capital. */
export const isTitled = (text: string): boolean =>
  text.split(' ').every((word) => !/^\p{Ll}/u.test(word) || smallWords.test(word));
