import type { Guidelines } from '../../guidelines.ts';
import type { Mention } from './mention.ts';
import { capitalRun, isBody } from '../organization-name.ts';
import { proseOf } from '../paper-text.ts';

const kind =
  '(?:[Gg]rants?|[Pp]rogram(?:me)?s?|[Ff]unds?|[Ii]nitiatives?|[Aa]wards?|[Ff]ellowships?|[Ss]chemes?|[Cc]hallenge|[Pp]rizes?|[Cc]ompetition|[Ff]unding|[Rr]esidenc(?:y|ies)|[Ss]cholarships?|[Mm]icrogrants?)(?!\\p{Ll})';
const name = `((?:(?:Spring|Summer|Fall|Autumn|Winter) )?(?:\\d{4} )?(?:${capitalRun},? (?:and )?)?${capitalRun}(?: - ${capitalRun})?(?: ${kind}){0,3})(?: \\([^)\\n]{2,12}\\))?`;
const article = '(?:an? |the |our |its |this )?';
const series =
  '(?:an? (?:first|second|third|fourth|fifth|new|further|final) (?:series|round|cohort|cycle|year) of )?';
const told = [
  `\\b(?:[Aa]pply(?:ing)?|[Aa]pplications?|[Pp]roposals?|[Cc]onsidered|[Nn]ominations?) (?:for|to|under) (?:funding (?:from|under|through) |a grant (?:from|under|through) )?${series}${article}${name}`,
  `\\b(?:announc(?:es?|ed|ing)|launch(?:es|ed|ing)?|offer(?:s|ed|ing)?|introduc(?:es|ing)|[Gg]rants? (?:under|from|through)|[Ff]unded (?:by|under|through)|under) (?:an? |the |our |its |this )${name}`,
  `(?:^|[.\\n] ?)(?:The |Our )?${name},? (?:supports?|provides?|is|are|seeks?|funds?|offers?|aims?|will|exists?|makes?|serves?|helps?|invites?|gives?|encourages?|recogni[sz]es?|(?:is|was|has been) (?:designed|intended|established|created))\\b`,
  `${name},? (?:is )?(?:offered|sponsored|funded|administered|run|provided|established|launched) by\\b`,
  `\\b(?:[Gg]oals?|[Pp]urposes?|[Aa]ims?|[Oo]bjectives?|[Pp]riorities|[Ii]ntent|[Mm]ission) of (?:the |our |this )${name}`,
  `\\b(?:[Mm]on(?:ey|ies)|[Ff]unds?|[Ff]unding|[Gg]rants?|[Aa]wards?)[^.\\n]{0,30} (?:available|possible|provided) (?:thanks to|through|by|from|under) (?:the generosity of )?(?:the |our |its )${name}`,
  // "… does not keep you from receiving Otter Collective funding"
  `\\b(?:receiv(?:e|es|ed|ing)|award(?:ed|ing)|seek(?:ing)?) ${name}`,
  `\\b(?:the|The|our|Our|its|Its|this|an?) ${name}`,
];
/** "Love Your Block is a City program": it says itself what it is. */
const ofItself = new RegExp(
  `(?:^|[.\\n] ?)(?:The )?(${capitalRun}),? is (?:an? |the |our )(?:[\\p{L}\\d'-]+ ){0,6}?(?:program(?:me)?|fund|grant|initiative|award|scheme|competition|challenge|fellowship)\\b`,
  'gmu',
);
const calls = [
  // "We are accepting applications for the Spring 2027 Otter Fellowship": of all that a page speaks of, what it calls for.
  `\\b(?:accepting|inviting|invites?|accepts?|welcomes?|calls? for|calling for) (?:applications|proposals|nominations) (?:for|to|under) ${series}${article}${name}`,
  `\\b[Ff]und(?:s|ing) (?:is|are) (?:now |again )?available (?:through|under|from|for) (?:its|our|the) ${name}`,
  `\\b[Yy]our (?:completed |full )?${name} (?:application|proposal)s?\\b`,
];
const calledFor = calls.map((pattern) => new RegExp(pattern, 'gmu'));
const patterns = told.map((pattern) => new RegExp(pattern, 'gmu'));
const endsAsKind = new RegExp(`(?:^|[\\s-])(?:${kind}|[Mm]oney [Ss]cheme)$`, 'u');
/** Words that only begin a sentence. */
const starter =
  /^(?:(?:The|Our|Their|Its|Your|His|Applications? for|Apply for|This|That|These|An?|All|Any|Each|Every|Most|Some|No|Both|Many|Such|Other|Because|If|When|While|As|In|At|For|To|Since|Under|Through|However|Please|Only|Past|Previous) )+/;
/** "Awards for Excellence": the kind first, and what it is for. */
const beginsAsKind =
  /^(?:Awards?|Grants?|Fellowships?|Prizes?|Scholarships?|Fund) (?:for|in|of) (?:the )?\p{Lu}/u;
const owned = new RegExp(`^(.*\\b${kind}) of (?:the )?(\\p{Lu}.*)$`, 'u');
/** "The Ann Bell Family Fund of the Elm Foundation": whose it is is no part of the name. */
const withoutOwner = (said: string): string => {
  const [, name = said, owner = ''] = owned.exec(said) ?? [];
  return isBody(owner) ? name : said;
};
const far = 20_000;

/** "Because awards", "Foundation funding": one capital at the head of a sentence makes no name. */
const isProper = (said: string): boolean =>
  said.split(/[ -]|(?<=\p{Ll})(?=\p{Lu})/u).filter((each) => /^\p{Lu}/u.test(each)).length > 1 ||
  /^\p{Lu}{2}/u.test(said);

/** What sentences call that which is applied for, announced and spoken of: "apply for a Firefly Creativity Grant". */
export const fromSentences = ({ reading }: Guidelines): Mention[] => {
  const text = proseOf(reading).slice(0, far);
  const named = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, raw = '']) => {
      const said = withoutOwner(raw.replace(starter, '').replace(/'s?$/, '').trim());
      return (endsAsKind.test(said) || beginsAsKind.test(said)) && isProper(said)
        ? [{ name: said, place: 'sentence' as const }]
        : [];
    }),
  );
  const asking = calledFor.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, raw = '']) => {
      const said = raw.replace(starter, '').trim();
      return endsAsKind.test(said) && isProper(said)
        ? [{ name: said, place: 'applied for' as const }]
        : [];
    }),
  );
  const saying = [...text.matchAll(ofItself)].flatMap(([, raw = '']) => {
    const said = raw.replace(starter, '').trim();
    return isProper(said) && !isBody(said) ? [{ name: said, place: 'of itself' as const }] : [];
  });
  return [...named, ...asking, ...saying];
};
