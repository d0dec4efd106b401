import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { proseSentences } from '../prose-sentences.ts';
import { afterBodyAndOpening } from './after-body.ts';
import { toldAsOne } from './told-as-one.ts';

const makes =
  '(?:introduce|launch|open|build|rebuild|restore|renovate|publish|release|expand|extend|pilot|install|plant|construct|convert|digiti[sz]e|train|establish|add|begin|start|create|develop|roll out|relocate|replace|lengthen|translate|record)';
const making =
  '(?:introducing|launching|opening|building|rebuilding|restoring|renovating|publishing|releasing|expanding|extending|piloting|installing|planting|constructing|converting|digiti[sz]ing|training|establishing|adding|starting|creating|developing|rolling out|relocating|replacing|lengthening|translating|recording)';
/** "… will open a second clinic in 2027", "… are planning to introduce a public log next year". */
const setFor = new RegExp(
  `^(?:also )?(?:will (?:also |soon |be )?|(?:are|is|['’]re) (?:also |now |currently |already )*(?:planning|preparing|about|set|due|going|working) (?:\\p{L}+ )?to )(?:${makes}|${making}) (?=\\S)`,
  'iu',
);
const when =
  /\b(?:in|by|from|during|before) (?:early |late |mid-?|the (?:spring|summer|fall|autumn|winter|end) of |(?:January|February|March|April|May|June|July|August|September|October|November|December) )?20\d{2}\b|\b(?:this|next|coming) (?:\p{L}+ )?(?:year|season|spring|summer|fall|autumn|winter|month)\b/iu;
/** "… began construction of a boathouse in 2025", "… has already begun to expand into two counties". */
const begun =
  /^(?:(?:has|have) )?(?:already |now |recently |also )*(?:(?:began|begun|started|commenced) (?:the )?(?:construction|building|renovation|restoration|conversion|excavation|refurbishment|reconstruction) (?:of|on)|broken? ground (?:on|for)) (?=\S)/iu;
const hasBegun =
  /^(?:has|have|['’]ve) (?:already |now |recently |also )*(?:begun|started|commenced) (?:to \p{Ll}+|\p{Ll}+ing|work on|an?|the) (?=\S)/iu;
/** "… is a community organisation working with farmers to dig wells". */
const worksWith =
  /^is an? [^.;]{5,80}? (?:which |that )?(?:is )?work(?:s|ing) (?:closely )?(?:with|alongside) [^.;]{3,80}? to \p{Ll}+ \p{L}/iu;
/** "… for more, annually providing first aid at the county fair". */
const yearly =
  /\b(?:annually|each year|every year|each summer|every summer|weekly|monthly) (?:providing|running|hosting|organi[sz]ing|giving|awarding|offering|staging|holding|publishing) (?=\S)/iu;
/** "We are working with staff to lengthen the school day for the next school year." */
const workingTo = new RegExp(`\\bworking (?:[^.;,]{3,60} )?to ${makes} (?=\\S)`, 'iu');
/** "The Elm Row Book Club is open to all and meets monthly". */
const meets =
  /^(?:The |Our |Its )?(?:[\p{L}'’&-]+ ){0,6}(?:Book Club|Reading Group|Support Group|Study Group|Circle|Choir|Café|Workshop|Makers|Knitters|Playgroup) (?:is open to [^.;]{3,40} and )?meets (?:weekly|monthly|every|each|twice|once|on the (?:first|second|third|fourth|last))\b/u;

const done = /\b(?:completed|finished|opened|was|were|had|no longer|failed|unable)\b/i;
const noWork =
  /\b(?:hop(?:e|es|ing)|would|could|may|might|if|whether|meeting|minutes|election|dues|fees?|ballot|vote|budget|income|policy|donat\w+|please|you|your|website|page|dialogue|conversation|relationships?|trust|awareness|audit|accounts?)\b|[?]$/i;
const fewestWords = 6;
const mostWords = 55;
const most = 6;
const trust = 1.2;

const isBegun = (text: string, names: string[]): boolean => {
  if (noWork.test(text)) return false;
  if (meets.test(text)) return true;
  const own = afterBodyAndOpening(text, names);
  const isItsOwn =
    own !== undefined || /\b(?:we|our)\b/i.test(text) || names.some((name) => text.includes(name));
  if (yearly.test(text) && isItsOwn) return true;
  if (workingTo.test(text) && when.test(text) && isItsOwn) return true;
  if (own === undefined) return false;
  if (setFor.test(own)) return when.test(text);
  if (begun.test(own)) return !done.test(own);
  return worksWith.test(own) || (hasBegun.test(own) && !done.test(own));
};

/** What a body has begun, or will begin at a time that it names. */
export const worksBegun = (paper: Paper, names: string[]): Candidate[] =>
  toldAsOne(
    proseSentences(paper)
      .filter(({ text, line }) => {
        const words = text.split(' ').length;
        return (
          !line.foot &&
          line.row === undefined &&
          words >= fewestWords &&
          words <= mostWords &&
          isBegun(text, names)
        );
      })
      .slice(0, most),
    trust,
  );
