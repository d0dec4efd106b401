import { splitSentences } from '@grantwright/analyst';
import type { Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { afterBody } from './after-body.ts';
import { type Told, toldAsOne } from './told-as-one.ts';

/** "With the nursing school we are training …", "At the same time, we continue to …": what stands before the body. */
const introduction =
  /^(?:(?:However|Meanwhile|Today|Currently|Now|Besides|In addition|Together)\b[^,.]{0,40}, |(?:During|In|Throughout) (?:the (?:year|summer|winter|coming year) |20\d{2},? |this (?:year|season),? )|This (?:year|season|month),? |(?:With|Alongside|Thanks to|In partnership with|Together with|At|In|On|Under|Through) [^.;]{2,80}?,? (?=we\b))/u;
const work =
  '(?:re-?building|building|training|digiti[sz]ing|developing|renovating|restoring|expanding|piloting|preparing|planting|constructing|creating|translating|mapping|organi[sz]ing|running|testing|teaching|publishing|recording|converting|installing|designing|launching|recruiting|replanting|re-?writing|mentoring|collecting|surveying|cataloguing|cataloging|repairing|enrolling|visiting|filming|delivering|distributing|producing|rehearsing|removing|clearing|monitoring|opening|coaching|tutoring|serving|offering)';
/** "… are rebuilding the memory garden", "… is now piloting two clinics". */
const isAt = new RegExp(
  `^(?:are|is|['’]re) (?:now |currently |also |still |busy |actively |presently )*(?:in the process of )?${work} (?=\\S)`,
  'iu',
);
/** "… are working closely with the Red Cross to organize …", "… are working on a second edition". */
const worksOn =
  /^(?:are|is|['’]re) (?:now |currently |also |still )*working (?:\p{L}+ly )?(?:with [^.;]{3,80}? to \p{L}+|on (?:an?|the|our|its|two|three|new) )/iu;
/** "… continue to maintain our collection", "… continues to run the shuttle". */
const continues =
  /^(?:also )?continues? to (?:maintain|run|offer|host|publish|provide|operate|organi[sz]e|hold|present|teach|manage|produce|stage|lend|collect|restore|digiti[sz]e|train|distribute|deliver) (?=\S)/iu;
/** "In the coming months we will be launching …": what has been begun, and is named. */
const aboutTo =
  /^(?:In|Over|During) the (?:coming|new|next(?: (?:few|two|three|six))?) (?:weeks|months|year|season),? (?:we|the \p{L}+) (?:will be|are) (?!looking|hoping|planning)\p{L}+ing\b/iu;
/** "… a collection that we are in the process of digitising". */
const inProcess = /\bwe are (?:now |currently |still )?in the process of \p{L}+ing\b/iu;
/** "A Light for All, our capital campaign, has raised $1.9 million of its $3 million goal". */
const campaign =
  /\b(?:our|its|the) (?:capital |building |endowment |\$?[\d.]+ million )?campaign\b[^.;]*\bhas (?:now |already |so far )?(?:raised|reached)\b.*\bgoal\b/i;
/** "Our Mapper of the Month interviews are back". */
const isBack = /\bour (?:[\p{L}\d'’&-]+ ){1,7}(?:is|are) back\b/iu;
const period =
  '(?:year|season|summer|winter|spring|fall|autumn|month|week|semester|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)';
const many = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2})';
const held =
  '(?:sessions|concerts|seasons|productions|exhibitions|exhibits|festivals|camps|issues|semesters|workshops|classes|tours|lectures|meetings|meetups|fairs|sales|shows|performances|walks|courses|tournaments|clinics|readings|services)';
/** "Two “sessions” every year, April to July and …", "three semesters each year", "four concerts a season". */
const everyYear = new RegExp(
  `\\b${many} (?:[\\p{L}-]+ ){0,3}["“”']?${held}["“”']? (?:in )?(?:every|each|per|an?) ${period}\\b`,
  'iu',
);
/** "Our Young Players present two productions each summer": the body's own programme, and when. */
const ownEach = new RegExp(
  `^(?:Our|Its) [\\p{L}\\d'’&-]+(?: [\\p{L}\\d'’&-]+){0,6} (?:presents?|offers?|hosts?|holds?|stages?|gives?|runs?|publish(?:es)?|meets?|performs?|teach(?:es)?) [^.;]*\\b(?:every|each) (?:other )?${period}\\b`,
  'iu',
);
/** "… decided to hold our meetings on a fixed date: every two months". */
const decided = new RegExp(
  `\\bdecided to (?:organi[sz]e|hold|run|offer|host|publish) [^.;]*\\b(?:every|each) (?:other |second |${many} )?(?:${period}s?)\\b`,
  'iu',
);
/** "Through the Bread Line we now deliver loaves to six schools". */
const nowDoes =
  /^(?:(?:Through|With|At|In|From) [^.;]{3,60}?,? )?we now (?:also )?(?!have\b|know|see|find|need|believe|understand|think|feel|face|look|want|hope|ask|are\b)\p{Ll}{3,}\b/iu;
/** "Our drivers bring meals six days a week". */
const ofItsPeople = new RegExp(
  `^(?:Our|The) (?:[\\p{L}-]+ ){0,2}(?:teams?|volunteers?|staff|crews?|members|drivers|tutors|mentors|coaches|nurses|counsell?ors|teachers) (?:\\p{L}+ly )?(?!are\\b|is\\b|were\\b|have\\b|has\\b|had\\b|was\\b|can\\b|may\\b)\\p{Ll}+\\b[^.;]*\\b(?:${many} (?:days|nights|times|mornings|evenings|hours) (?:an?|per|each|every) (?:day|week|month|year)|(?:each|every) ${period}|weekly|daily|monthly|year-round)\\b`,
  'iu',
);
/** "The team holds a weekly video call": how its people speak with each other. */
const ownMeeting = /\b(?:video|staff|team|internal|online|planning) (?:meetings?|calls?)\b/i;
/** "… consistently serves over 400 households". */
const serves =
  /^(?:\p{L}+ly |now |currently |also )?(?:serves?|feeds?|houses?|shelters?|reach(?:es)?|teach(?:es)?|tutors?|cares? for) (?:over |more than |about |around |nearly |almost |some |approximately |up to )?\d[\d,]*\+? (?:[\p{L}-]+ ){0,3}?(?:people|households|famil(?:y|ies)|children|students|adults|seniors|residents|youth|neighbou?rs|women|men|veterans|clients|patients|members|learners|schools)\b/iu;
/** "Our bus is visiting six villages", "Ten pupils are filming …": what is the body's, or who comes to it. */
const ofItsOwn = new RegExp(
  `^(?:Our (?:[\\p{L}-]+ ){1,4}|(?:${many}|\\p{L}+teen|\\p{L}+ty(?:-\\p{L}+)?|\\d+) (?:[\\p{L}-]+ ){0,2}?(?:students|pupils|volunteers|apprentices|teenagers|teens|members|families|children|women|men|residents|learners|artists|musicians) )(?:are|is) (?:now |currently )?${work} (?=\\S)`,
  'iu',
);
/** "… plays an ongoing role in the planning of the river". */
const playsARole = /^plays? an? (?:[\p{L}-]+,? ){0,3}role in (?=\S)/iu;
/** "Many of the Trust's activities are directed toward teaching children". */
const directed =
  /\b(?:activities|efforts|programs?|programmes?|work) (?:is|are) (?:mainly |largely |mostly )?(?:directed|devoted|aimed|geared) (?:toward|towards|to|at) \p{L}+ing\b/iu;

/** It was once so, it is wished, or it is what a sentence asks. */
const notNow =
  /\b(?:was|were|had|used to|formerly|in the past|originally|at first|until|if|would|could|should|may|might|hop(?:e|es|ing)|wish(?:es)?|no longer|please|donat\w+|invit\w+)\b|[?]$/i;
/** What a body thinks, thanks, needs or becomes is no work of its hands. */
const noWork =
  /\b(?:creating|building|developing|preparing) (?:an? |the |our |your |their )?(?:(?:\p{L}+ )?(?:future|world|better|relationships?|trust|community|communities|hope|awareness|lives|difference|leaders|memories|legacy|movement))\b/iu;
const mostWords = 55;
const fewestWords = 5;
const trust = 1.2;

const goesOn = (text: string, names: string[]): boolean => {
  if (aboutTo.test(text) || campaign.test(text) || isBack.test(text)) return true;
  if (inProcess.test(text) || (decided.test(text) && /\bwe\b/i.test(text))) return true;
  // A year's sessions "were created" once, and are held since.
  const lasting = text.replace(/\b(?:was|were|has been|have been) (?:created|established)\b/gi, '');
  if (everyYear.test(text) && !notNow.test(lasting)) return true;
  if (
    ofItsPeople.test(text) &&
    !ownMeeting.test(text) &&
    !notNow.test(text.replace(/\bdonat\w+/gi, ''))
  )
    return true;
  if (notNow.test(text) || noWork.test(text)) return false;
  if (ofItsOwn.test(text) || ownEach.test(text) || nowDoes.test(text)) return true;
  if (directed.test(text) && (/\bour\b/i.test(text) || names.some((name) => text.includes(name))))
    return true;
  const rest = afterBody(text.replace(introduction, ''), names);
  return (
    rest !== undefined &&
    [isAt, worksOn, continues, serves, playsARole].some((told) => told.test(rest))
  );
};

/** A list that the sentence opens is part of it. */
const withList = (lines: Line[], at: number, text: string): string => {
  if (!text.endsWith(':')) return text;
  const below = lines.slice(at + 1);
  const end = below.findIndex(({ item }) => !item);
  const items = (end < 0 ? below : below.slice(0, end)).map((line) => line.text);
  return items.length > 0 ? `${text} ${items.join(' ')}` : '';
};

/** What a page or a report tells as going on, in sentences of its own. */
export const worksGoingOn = ({ kind, lines }: Paper, names: string[]): Candidate[] => {
  if (kind !== 'other' && kind !== 'report') return [];
  const told = lines.flatMap((line, at): Told[] =>
    line.others || line.heading || line.row !== undefined || line.foot
      ? []
      : splitSentences(line.text).flatMap(({ text }): Told[] => {
          const words = text.split(' ').length;
          if (words < fewestWords || words > mostWords || !goesOn(text, names)) return [];
          const whole = withList(lines, at, text);
          return whole ? [{ text: whole, line }] : [];
        }),
  );
  // A list may be joined to the sentence: its own line is what the paper has.
  return toldAsOne(told, trust, told[0]?.line.text);
};
