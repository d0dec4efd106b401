import { capitalize, splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { isBoilerplate, unnumbered, withoutTail } from './mission-passage.ts';
import { isCall, isToldOfOthers } from './mission-of-others.ts';
import { afterItself } from './own-names.ts';
import { soundFocus } from './sound-focus.ts';

const kinds =
  '(?:501\\s?\\(?c\\)?\\s?\\(?3\\)?|non-?profit|not-for-profit|charity|charitable|organi[sz]ation|association|society|group|club|foundation|trust|NGO|agency|coalition|collective|ministry|rescue|sanctuary|network|institution|corporation|project|initiative)';
/** "… is a nonprofit organization dedicated to supporting veterans …", "… is a charity offering food and clothing to …". */
const isOneThat = new RegExp(
  `^(?:is|are) (?:an? |the )(?:[\\p{L}\\d()'’-]+,? ){0,9}?${kinds}(?: [\\p{L}-]+){0,3}?,? (?:that is |which is )?(?:(?:dedicated|devoted|committed) to (?:the )?|(?=(?:offering|providing|delivering) ))(.+)$`,
  'iu',
);
const isDedicated = /^(?:is|are|has been|have been) (?:dedicated|devoted) to (?:the )?(.+)$/iu;
/** "The pantry focuses on providing fresh food to the old". */
const focuses =
  /^(?:\p{L}+ly |also |currently )?(?:(?:focus(?:es)?|concentrates?) on|speciali[sz]es? in|(?:is|are) (?:\p{L}+ly )?(?:focused|centered|centred) on) (?:the )?(?:(?:providing|campaigning for|offering|delivering|promoting|giving|improving) )?(.+)$/iu;
/** "… was established in 2016 with the aim of addressing …", "… founded by neighbors with a vision for the upkeep of …". */
const beganTo =
  /\b(?:founded|established|formed|created|started|set up)\b[^.;]{0,60}? (?:with (?:the|an?) (?:\p{L}+ )?(?:aim|goal|purpose|objective|intention|vision|mission) (?:of|for)|for the (?:\p{L}+ )?purposes? of) (?:the )?(.+)$/iu;
/** "… accomplish our goal of ending homelessness": what a body works against is its field. */
const goalOf =
  /\b(?:our|its) (?:\p{L}+ )?(?:goal|aim|mission|vision) of ((?:ending|eliminating|eradicating|reducing|preventing|fighting|combating|alleviating) (?!the\b|its\b|our\b|an?\b)\p{Ll}.+)$/iu;
/** "The main objective of our trust is to take care of …". */
const aim =
  /^(?:the|our|its) (?:(?:main|primary|principal|chief|overall|overarching|sole|central) )?(?:aim|goal|objective)s?(?: of (?:the |our |this )?[^.;,]{3,70}?)? (?:is|are) to (.+)$/iu;

/** Where what is worked on ends and how, where or why begins. */
const tail =
  /,? (?:in order to|so that|with the (?:goal|aim|hope|intention) of|because|while|when|by (?:\p{L}+ly )?\p{L}+ing)\b.*$|\s*\((?:article|section|see)\b[^)]*\)|,? (?:and|which|who|that) (?:was|were|is|are) (?:founded|established|based|located|registered)\b.*$/iu;
const placeAtEnd =
  /,? (?:(?:living|located|residing|based|who live) )?(?:in|within|throughout|across|around) (?:and around )?(?:the )?\p{Lu}[\p{L}’'.-]*(?:,? (?:and |of |the )*\p{Lu}[\p{L}’'.-]*)*(?: (?:area|region|community|county|district))?(?: and (?:worldwide|globally|beyond|abroad))?$/u;

/** A thing or people by a name of their own, or by a word that points elsewhere, are no field of work. */
const isNarrow =
  /^(?:\p{L}+ing )?(?:this|these|those|it|them|its|their|our|your|such|\p{Lu}\p{L}+)\b/u;
/** "Assist the Band Director in …": whom by title a body helps. */
const helpsNamed = /^(?:[Aa]ssist|[Hh]elp|[Aa]id|[Ss]upport)(?:ing)? (?:the |our |its )?\p{Lu}/u;
/** What a body would have people feel or become, and a clause about what people do, are no fields of work. */
const ofFeeling =
  /^(?:to )?(?:(?:empower|inspir|embrac|celebrat|uplift|motivat|unit|connect|welcom|enrich|transform|enabl|believ|striv|thriv)(?:e|ing)?|ensur(?:e|ing) that|be|become)\b|\bwhere(?:in)?\b/i;
const announcing = /\b(?:as follows|the following)$/i;
const ofItself =
  /\b(?:members(?:hip)?|bylaws|board|mission|following|objectives?|goals?|aims|excellence|integrity|transparency|privacy|customers?|donors?|visitors?|website|best possible|highest)\b/i;
const fewestWords = 3;
const mostWords = 34;

const way = /,? (?:by|through) (?:\p{L}+ly )?\p{L}+ing\b.*$/iu;
/** "Fairness in the world by changing how people think about land": the way says more than what it leads to. */
export const isLessThanItsWay = (told: string, own: string): boolean => {
  const how = way.exec(told)?.[0].trim() ?? '';
  return !/,| (?:and|or|&) /.test(own) && own.split(' ').length * 2 < how.split(' ').length;
};
/** "Serving the immigrant community": whom a body serves, and with nothing. */
const onlyServes =
  /^(?:serv(?:e|ing)|helping) (?:the |all )?(?:[\p{L}-]+ ){1,2}(?:community|communities|people|residents)$/iu;

export const composed = (text: string): string | undefined => {
  const told = withoutTail(text);
  if (isLessThanItsWay(told, told.replace(way, ''))) return undefined;
  const own = told
    .replace(tail, '')
    .replace(/^(?:offering|providing|delivering|taking|take) (?=\p{Ll})/iu, '')
    .replace(/[\s.,;:]+$/, '')
    .replace(placeAtEnd, '');
  const words = own.split(' ').length;
  if (words < fewestWords || words > mostWords || /[:;?!\d]|\. /.test(own)) return undefined;
  if (ofFeeling.test(own) || helpsNamed.test(own) || announcing.test(own)) return undefined;
  return isNarrow.test(own) || ofItself.test(own) || onlyServes.test(own)
    ? undefined
    : capitalize(own);
};

const toldIn = (text: string, names: string[]): string | undefined => {
  const rest = afterItself(text, names)?.replace(/^\([^)]*\),? /, '');
  const own =
    rest && (isOneThat.exec(rest)?.[1] ?? isDedicated.exec(rest)?.[1] ?? focuses.exec(rest)?.[1]);
  return own ?? beganTo.exec(text)?.[1] ?? aim.exec(text)?.[1] ?? goalOf.exec(text)?.[1];
};

/** "The purposes of the club shall be as follows:", over "to foster the game of soccer …". */
const leads =
  /\b(?:purposes?|objects?|objectives?|aims|goals)\b[^.]{0,80}(?:\bare|\bis|\bshall be|\binclude|\bfollows|\bfollowing)(?: as follows| the following| to)?:$|\bthe following (?:\p{L}+ )?(?:purposes?|objects?|objectives?|aims|goals):$/iu;
const verbs =
  'support|fund|accelerate|increase|foster|develop|promote|advance|provide|improve|further|stimulate|facilitate|strengthen|enhance|ensure|offer|create|build|raise|expand|assist|aid|encourag\\w+';
const infinitive = new RegExp(
  `^(?:\\(?(?:[a-z]|\\d{1,2}|[ivx]{1,4})[.)] ?)?to (?:(?:${verbs})(?:,? and |, | or ))*(?:${verbs}) (?:the )?`,
  'iu',
);
const mark = /^(?:\d{1,2}(?:\.\d{1,2})+[.)]?\s+|\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)]\s*)/i;
/** "Objectives of the CBO", over items that open with "To". */
const overList =
  /^(?:(?:our|the|main|key|specific|core) )*(?:objectives|aims|goals)(?: (?:and|&) (?:objectives|aims|goals))?(?: of (?:the |our )?[^.:]{2,50})?\s*:?$/i;
/** "Foster a workshop …", "Acquire and keep tools …": items without the word that other lists open them with. */
const bareVerb = new RegExp(
  `^(?:${verbs}|acquire|share|maintain|teach|organi[sz]e|preserve|protect|educate|conduct|serve)\\b(?! (?:is|are|of)\\b)`,
  'iu',
);
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const linesOfAList = 8;
const mostParts = 4;
const longestPart = 30;

/** How members are to stand with each other is no field. */
const ofFellowship =
  /^(?:(?:mutual|closer|good|a spirit of) )?(?:unity|friendship|fellowship|goodwill|harmony|understanding|camaraderie|co-?operation)\b/i;
/** "To promote and preserve the dances": where only one of two verbs can go, both stay. */
const withoutVerbs = (text: string): string => {
  const own = text
    .replace(
      /^(?:\(?(?:[a-z]|\d{1,2})[.)] ?)?to (?:teach|educate|inform) the (?:general )?public (?:about|on|in) /iu,
      '',
    )
    .replace(/^to promote and (?:preserve|celebrate|protect|share) (?:the )?/i, '')
    .replace(infinitive, '');
  return /^(?:and|or)\b|^,/i.test(own) ? text : own;
};

/** The parts of a paper's list of purposes, without the verbs that every such list begins with. */
const fromList = (lines: Line[], at: number): Candidate[] => {
  const items: { text: string; line: Line }[] = [];
  for (const line of lines.slice(at + 1, at + 1 + linesOfAList)) {
    if (line.heading || line.others) break;
    const text = line.text.replace(mark, '');
    if (!line.item && !mark.test(line.text) && !/^to \p{Ll}/iu.test(text)) break;
    for (const part of text.split(/;\s+(?:and )?(?:\(?[a-z][.)] ?)?/)) {
      const own = line.item && bareVerb.test(part) ? `to ${lowered(part)}` : part;
      if (/^to \p{Ll}/iu.test(own)) items.push({ text: own, line });
    }
  }
  const parts = items
    .filter(({ text }) => !isBoilerplate(text) && text.split(' ').length <= longestPart)
    .map(({ text, line }) => ({
      text: withoutVerbs(text)
        .replace(/^to /i, '')
        .replace(/\. \p{Lu}.*$/u, '')
        .replace(/[,;]? and\s*$|[\s.,;]+$/g, '')
        .replace(placeAtEnd, ''),
      line,
    }))
    .flatMap(({ text, line }) => {
      const own = soundFocus(text);
      return own === undefined ? [] : [{ text: own, line }];
    })
    .filter(
      ({ text }) =>
        !text.endsWith(':') &&
        !ofFellowship.test(text) &&
        !/\b(?:propert(?:y|ies)|funds|lawful|powers?|dues|by-?laws)\b/i.test(text),
    )
    .slice(0, mostParts);
  const [first, second] = parts;
  return first && second
    ? [candidate(capitalize(parts.map(({ text }) => text).join(', ')), first.line, 1.05)]
    : [];
};

/**
 * What a paper says in a line that its organization works on, where it names no fields of work: the words behind
 * "dedicated to", "with the aim of", or the list of its purposes.
 */
export const focusComposed = ({ kind, lines }: Paper, names: string[]): Candidate[] => {
  if (kind === 'policy' || kind === 'determination-letter' || kind.startsWith('form')) return [];
  return lines.flatMap((line, at): Candidate[] => {
    if (line.others || line.row !== undefined) return [];
    if (line.heading) return overList.test(unnumbered(line.text)) ? fromList(lines, at) : [];
    if (leads.test(line.text)) return fromList(lines, at);
    // What rules say of committees and members is dedicated to much else; their purposes stand in a list or a clause.
    if (kind === 'articles' || kind === 'bylaws') return [];
    return splitSentences(line.text).flatMap(({ text }): Candidate[] => {
      const own = unnumbered(text);
      if (isBoilerplate(own) || isCall(own) || isToldOfOthers(own)) return [];
      const told = toldIn(own, names);
      const value = told === undefined ? undefined : composed(told);
      return value ? [candidate(value, line, 1.1, text)] : [];
    });
  });
};
