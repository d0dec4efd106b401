import { findMoney } from '../../../../text/money.ts';
import type { Guidelines } from '../../guidelines.ts';
import { isNumbered } from '../../shape.ts';
import { isName } from './generic.ts';
import { tellsNews, withoutNews } from './headline.ts';
import type { Place } from './mention.ts';
import { aboutOfSubject } from './subject-line.ts';
import { isTrail } from './trail.ts';
import { tidyProgramme } from './tidy-programme.ts';
import { fromTitles } from './titles.ts';
import { fromSentences } from './told.ts';
import { underCall } from './under-call.ts';
import { underSubject } from './under-subject.ts';

/** A name, everywhere that the paper has it. */
export type Candidate = {
  name: string;
  places: Set<Place>;
  /** How many titles stand before the first that is it; 0 where it is none. */
  rank: number;
  /** Whether its title goes on with the words of a paper: "guidelines", "call for proposals". */
  ofForm: boolean;
};

/** A question, an order or a statement is the title of a chapter, not the name of a programme. */
const speaks =
  /\?(?:$|\s)|^(?:the )?(?:purposes?|goals?|history|mission) of\b|^donat(?:e|ing) to\b|^types? of\b|^(?:how|who|what|when|where|why|is|are|do|does|can|we|our|you|your|step|apply|to|about|welcome|skip|click|download|submit|send|include|complete|provide|attach|please|read|see|note)\b|\b(?:can|may|must|should|will|shall) (?:be|not|only)\b|^(?:before|after) (?:you|the|applying|submission)\b|\b(?:does not|do not|don't|will not|we|you|your|is|are|must|should)\b|^expected\b/i;
const ofPaper =
  /\b(?:guidelines?|guidance|applications?|call for|calls? |request for|rfp|notice of|instructions|how to apply|proposals?|nominations?|faqs?)\b/i;
/** "bats-challenge-2019", too: what a file is called where nobody gave it a title. */
const fileName = /\.(?:html?|pdf|docx?|odt|rtf)\b|^[a-z\d]+(?:[-_][a-z\d]+){2,}(?:$|,)/;

/** "Making a difference every day": an aim in ordinary letters, that nothing calls a grant or a programme. */
const tellsAim = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+(?<!be)ing(?: \p{Ll}\S*)+$/u.test(name) && !givenThing.test(name);
const givenThing =
  /\b(?:grants?|funds?|funding|awards?|prizes?|fellowships?|scholarships?|program(?:me)?|challenge|scheme|bursar(?:y|ies)|competition|initiative|loans?|microgrants?|stipends?)\b/i;

/** "The Department of Harbors awards grants": what a body does is no name, whatever letters it has. */
const tellsGiving =
  /\p{Lu}\S* (?:also )?(?:awards|offers|gives|provides|makes|distributes) (?:[\p{Ll}-]+ )*(?:grants?|awards?|funding|support)$/u;

/** "the Secretary, Orle Neighbor Fund": to whom letters go. */
const officer =
  /^(?:the )?(?:secretary|treasurer|director|manager|administrator|clerk|chair\p{L}*|trustees|grants? (?:officer|manager|administrator)),\s+(?=\p{Lu})/iu;

/** "Making mornings better, $500 at a time": a sum that is not a grant's stands in a motto. */
const isMotto = (name: string): boolean => findMoney(name).length > 0 && !givenThing.test(name);

/** "Program", the last line of a title that a cover breaks: what it is of is missing. */
const kindAlone =
  /^(?:the |our )?(?:grants?|program(?:me)?s?|funds?|initiatives?|awards?|fellowships?|schemes?|challenge|prizes?|competition|fiscal year)(?: \d{4})?$/i;
/** "Proposal: Project Title" stands where the applicant writes. */
const placeholder =
  /\b(?:project|proposal|program(?:me)?|applicant|organi[sz]ation|team) (?:title|name)$|^(?:title|name) of\b/i;

/** "the Community and Travel Grants program": a programme of grants is called by what it gives. */
const programOfKind =
  /(?<=\b(?:grants?|fellowships?|awards?|scholarships?|prizes?|fund)) program(?:me)?$/;

/** "Elm Trust (Registered under the Societies Act)", "(A charity limited by guarantee)": what a body is by law. */
const standing =
  /\((?:registered|incorporated|(?:an?|the) (?:[\w-]+ )?(?:body|charity|undertaking|company|society|trust)|(?:reg(?:istered|d|\.)? )?(?:charity|company|society) (?:no|number|limited))\b/i;

/** One name in the singular and the plural, with and without its capitals, is one. */
export const keyOf = (name: string): string =>
  name.toLowerCase().replace(/^the /, '').replace(programOfKind, '').replace(/s\b/g, '');

/** Every name that may be the programme's. */
export const candidatesOf = (guidelines: Guidelines): Candidate[] => {
  const found = new Map<string, Candidate>();
  const mentions = [
    ...fromTitles(guidelines),
    ...underCall(guidelines),
    ...underSubject(guidelines),
    ...fromSentences(guidelines),
  ];
  for (const { name: said, place, rank } of mentions) {
    const raw = aboutOfSubject(said);
    // The way to a page is cut at its marks when the name is tidied, and known by them before.
    if (tellsNews(raw) || isTrail(raw)) continue;
    const name = tidyProgramme(withoutNews(raw)).replace(officer, '');
    if (standing.test(name) || tellsGiving.test(name)) continue;
    if (!isName(name) || isNumbered(name) || fileName.test(name)) continue;
    if (isMotto(name) || tellsAim(name) || kindAlone.test(name) || placeholder.test(name)) continue;
    if (speaks.test(name) && place !== 'of itself') continue;
    const one = found.get(keyOf(name)) ?? {
      name,
      places: new Set(),
      rank: rank ?? 0,
      ofForm: false,
    };
    one.places.add(place);
    one.ofForm ||= raw.length > name.length && ofPaper.test(raw);
    one.rank = Math.min(one.rank, rank ?? one.rank);
    found.set(keyOf(name), one);
  }
  return [...found.values()];
};
