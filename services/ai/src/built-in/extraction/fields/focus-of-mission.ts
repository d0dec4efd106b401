import { capitalize, splitSentences } from '@grantwright/analyst';
import { composed, isLessThanItsWay } from './focus-composed.ts';
import { focusOfMeans } from './focus-of-means.ts';
import { focusOfNouns } from './focus-of-nouns.ts';
import { focusOfProvision } from './focus-of-provision.ts';
import { isPower } from './legal-powers.ts';
import { isBoilerplate } from './mission-passage.ts';
import { soundFocus } from './sound-focus.ts';

const deeds =
  'provide|furnish|promote|advance|support|encourage|foster|further|increase|improve|develop|preserve|protect|conserve|restore|teach|educate|offer|facilitate|stimulate|strengthen|enhance|ensure|establish|maintain|equip|create|build|generate|deliver|relieve|rescue|feed|train|cultivate|nurture|enrich|organi[sz]e|exhibit|enjoy|participate in|engage in|act as';
const gerunds = `(?:${deeds.replace(/\|participate in|\|engage in|\|act as/g, '').replace(/e(?=\||$)/g, 'e?')})ing`;
const deed = new RegExp(
  `^(?:to )?(?:(?:(?:${deeds})|${gerunds})(?:,? and(?:/or)? |,? or |, ))*(?:(?:${deeds})|${gerunds}) (?:the |an? |all )?`,
  'i',
);
/** What stands before what a mission is: "The mission of X is to", "X exists to", "The object is for the". */
const lead =
  /^(?:["“]?to (?=\p{Ll})|.{0,140}?\b(?:(?:mission|purposes?|objects?|objectives?|aims?|goals?)\b.{0,60}? (?:is|are|shall be)|exists?|(?:was|were|is|are|has been|have been) (?:formed|established|founded|organi[sz]ed|created|set up)|serves|works|aims|seeks|strives|operates|dedicated|committed|devoted)(?: (?:to(?=:| \p{Ll})|for(?: the)?(?: purposes? of)?)|(?=:)):? )/iu;
/** "…, engage in carving, and foster a circle of carvers": each part of a row has a verb of its own. */
const deedInRow = new RegExp(
  `, (?:and |or )?(?:to )?(?:${deeds}) (?:the |an? |all )?(?=\\p{Ll})`,
  'giu',
);
/** "Assist families in need": whom it helps is a field in a list, unless they are helped to do something. */
const helps = /^(?:help|assist|aid) (?!.{0,60}\bto \p{Ll})(?=\p{Ll})/iu;
const ofWork =
  /\b(?:funds?|fund-?rais\w*|money|donations?|propert(?:y|ies)|members?(?:hip)?|its (?:own|objects|other)|other objects|similar objectives|meetings?|quorum|books? of account|dues|resources to allow)\b/i;
/** "… by the establishment of a hall": how it is done. */
const how =
  /,? (?:by|through) (?:the |an? )?(?:\p{L}+ing|establishment|provision|maintenance|promotion|operation|creation|development|use)\b.*$/iu;
/** "… its members a space that allows them to exchange knowledge": what the space is for is the field. */
const space =
  /^(?:(?:its|our) members,? |people |everyone )?(?:with )?(?:an? |the )?(?:\p{L}+ )?(?:environment|space|place|resources|tools|facilit(?:y|ies)|means)(?:,? and \p{L}+)? (?:that|which) (?:allows?|enables?|helps?) (?:them|members|people) to /iu;
/** "…, regardless of ability to pay, …": on what terms. */
const forAnyone =
  /,? (?:regardless of|irrespective of|without regard (?:to|for)) (?:\p{L}+ ){0,2}?(?:ability to pay|income|age|race|means|circumstances?|background)\b,?/giu;
/** "To advance education through the sailing of old boats": every charity is for the one, this one for the other. */
const ofAnyCharity =
  /^(?:to )?(?:advance|promote|further|improve) (?:the )?(?:(?:public )?(?:education|health|citizenship|well-?being|(?:community|social) (?:welfare|development)|the arts|arts and culture|physical and mental health)(?:, | and |, and )?)+(?: (?:in|of|within|across|for) [^.;]{3,60}?)? (?:through|by) (?:the |an? )?(?:(?:provision|promotion|use|operation|maintenance|establishment|running) of (?:the |an? )?)?(\p{Ll}[^.;:]{8,90})\.?$/iu;
const mostParts = 4;
const fewestParts = 2;
const longestFight = 30;

/** "… of children in Ash Vale and district": where a body works is no part of what it works on. */
const proper = String.raw`\p{Lu}[\p{L}’'.-]*`;
const towns = `${proper}(?: ${proper})*`;
const place = new RegExp(
  `,? (?:living )?(?:in|within|across|throughout|around) (?:and around )?(?:the )?(?:(?:north|south|east|west)(?:ern|east(?:ern)?|west(?:ern)?)? |(?:central|upper|lower|rural|greater) )?${towns}(?:, ${towns})*(?:,? and ${towns})?(?: (?:and (?:the )?(?:surrounding )?(?:districts?|areas?|villages|neighbou?rhoods?|region|county)|area|region|community|county|watershed|valley))?(?=$|[.,;]| by\\b| through\\b)`,
  'gu',
);
/** "The boatbuilding traditions of Tarn Bay": what a place has is a field, whatever the place is called. */
const ofPlace = new RegExp(
  `(\\b(?:history|heritage|traditions?|culture|arts?|music|crafts?|folklore|folkways|wildlife|ecology|landscapes?|rivers?|language|dances?|architecture|archives|railroads?|railways?)) of (?:the )?${towns}$`,
  'u',
);

const holdsName = (text: string): boolean =>
  /(?<=\S )\p{Lu}\p{Ll}+/u.test(text.replace(ofPlace, '$1'));

const meansOf = (told: string): string | undefined => {
  const own = ofAnyCharity.exec(told)?.[1]?.replace(place, '');
  return own && !/^(?:grants?|funds?|\p{L}+ing (?!of\b|and\b))/iu.test(own) && !holdsName(own)
    ? composed(own)
    : undefined;
};
/** "…, and to teach young people the craft of weaving": the craft is the field. */
const learners =
  /^(?:to )?teach (?:young |older |local )?(?:people|adults|children|youths?|students|teenagers|pupils) (?:about )?the (?=\p{Ll})/iu;
const learnersInRow = new RegExp(`, (?:and )?${learners.source.slice(1)}`, 'giu');
/** "To promote and celebrate the dances": where only one of two verbs can go, both stay. */
const withoutDeed = (text: string): string => {
  const own = text
    .replace(/^\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)]\s+/i, '')
    .replace(
      /^(?:to )?(?:teach|educate|inform) the (?:general )?public (?:about|on|in) (?:the )?/iu,
      '',
    )
    .replace(learners, '');
  const bare = own.replace(deed, '').replace(helps, '');
  return /^(?:and|or)\b|^,/i.test(bare) ? own.replace(/^to /i, '') : bare;
};
const part = (text: string): string =>
  withoutDeed(text)
    .replace(/^(?:\p{L}+ ){1,3}how to /u, 'how to ')
    .replace(place, '')
    .replace(learnersInRow, ', ')
    .replace(deedInRow, ', ')
    .replace(space, '')
    .replace(forAnyone, '')
    .replace(how, '')
    .replace(/["“”]/g, '')
    .replace(/[\s.,;]+$/, '');

/** "To fight hunger", "to reduce and prevent waste": without its verb it would say what the body works against. */
const against =
  /^(?:to )?(?:fight|end|reduce|prevent|eliminate|eradicate|combat|alleviate|address|tackle|stop)(?: (?:and|or) (?:fight|end|reduce|prevent|eliminate|eradicate|combat|alleviate|address|tackle|stop))? (?=\p{Ll})/iu;
/** "…, to reduce waste, and to encourage …": what a mission is for, in a row of its own. */
const row = /(?:, (?:and )?| and )(?=to \p{Ll}+(?: and \p{Ll}+)? \p{Ll})/u;
const wordsOfARow = 18;
/** "… for charitable purposes, more specifically to equip leaders …". */
const specifically =
  /^.{0,300}?\b(?:(?:more )?(?:specifically|particularly)|in particular|namely),? (?=to \p{Ll})/iu;

const fromParts = (texts: string[]): string | undefined => {
  const parts = texts
    .filter(
      (text) =>
        (deed.test(text) || helps.test(text) || against.test(text)) &&
        !ofWork.test(text) &&
        !isBoilerplate(text) &&
        !isPower(text),
    )
    .map((text) =>
      against.test(text) ? text.replace(how, '').replace(/^to |[\s.,;]+$/gi, '') : part(text),
    )
    .flatMap((text) => soundFocus(text) ?? [])
    .filter((text) => !holdsName(text) && text.split(' ').length > 1)
    .slice(0, mostParts);
  return parts.length >= fewestParts ? capitalize(parts.join(', ')) : undefined;
};

/**
 * What a body works on, in the words of its mission without the verb that every mission has: "to provide emergency
 * food to people in need". Names in it, or means such as funds, tell no field of work.
 */
export const focusOfMission = (mission: string): string | undefined => {
  const items = mission.replace(/^[^;]{0,200}?:\s+(?=\S)/, '').split(/;\s+(?:and,? )?/);
  if (items.length > fewestParts) return fromParts(items);
  const first = splitSentences(mission)[0]?.text ?? '';
  const provided = focusOfProvision(mission);
  if (provided) return provided;
  const means = focusOfMeans(first);
  if (means) return means;
  const named = focusOfNouns(first);
  if (named) return named;
  const opening = specifically.exec(first)?.[0] ?? lead.exec(first)?.[0];
  if (opening === undefined) return undefined;
  const told = first.slice(opening.length);
  const clauses = told.split(row);
  if (clauses.length > 1 && told.split(' ').length >= wordsOfARow) {
    const listed = fromParts(clauses);
    if (listed) return listed;
  }
  if (against.test(told)) {
    const own = told
      .replace(/^to /i, '')
      .replace(how, '')
      .replace(/[\s.,;]+$/, '');
    return holdsName(own) || own.split(' ').length > longestFight ? undefined : capitalize(own);
  }
  if (!deed.test(told) && !/\bfor(?: the)? $/.test(opening)) return undefined;
  const ownMeans = meansOf(told);
  if (ownMeans) return ownMeans;
  const own = part(told);
  if (ofWork.test(own.split(' ').slice(0, 4).join(' ')) || holdsName(own)) return undefined;
  return isLessThanItsWay(told, own) ? undefined : composed(own);
};
