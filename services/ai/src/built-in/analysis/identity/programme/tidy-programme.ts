import { plain, squeeze } from '@grantwright/analyst';
import { withoutPictures } from '../../../../text/without-pictures.ts';
import { unshout } from '../../capitals.ts';
import { aboutOfSubject } from './subject-line.ts';
import { withoutWordsOfPaper } from './words-of-paper.ts';

/** "Seed Grant Guidelines" are the guidelines of the Seed Grant, not of a seed. */
export const tidyProgramme = (raw: string): string => {
  const name = stripped(raw);
  return name.split(/[ -]/).length > 1 || name === ''
    ? name
    : squeeze(withoutPictures(plain(raw))).replace(
        /\s+(?:application )?(?:guidelines?|instructions|faqs?)$/i,
        '',
      );
};

/** "Barn Grants Guidelines FY 2027", "Program Guide (2026-27)": the year is that of the paper. */
const yearOfPaper =
  /(?<=\b(?:guidelines?|guidance|guide|guidebook|handbook|manual|instructions|applications?|packet|rf[paq]|nofo|proposals|opportunity|notes|brochure)|\b(?:guidelines?|guidance|guide|instructions) for applicants)[\s,:(-]+(?:for )?(?:(?:state |federal )?(?:fy|fiscal year|program(?:me)? year|cycle|round)[ -]?)?(?:19|20)?\d\d(?:\s?[-/]\s?(?:20)?\d\d)?\)?$/i;

/** "(v3)", "Version 2.1": which edition it is. */
const edition = /(?:\s*[-,(])?\s*\b(?:v\.?|version|rev(?:ision)?\.?|edition) ?\d+(?:\.\d+)*\)?/i;

const stripped = (raw: string): string =>
  withoutWordsOfPaper(
    aboutOfSubject(unshout(squeeze(withoutPictures(plain(raw)))))
      .replace(edition, '')
      .replace(yearOfPaper, ''),
  )
    .replace(/^[$*~_!\s]{2,}|[$*~_!\s]{2,}$/g, '')
    .replace(
      /^(?:\p{Lu}\p{L}+ )?applications? (?:are )?(?:now |still )?(?:open|invited|welcome) (?:for|to) (?:the )?|^applications for new awards;\s*/iu,
      '',
    )
    .replace(/\s*[|»·]\s.*$/, '')
    .replace(/^(?:funding opportunity|grant opportunity|call|opportunity)\s*:\s*/i, '')
    .replace(
      /^(?:announcement|notice) of (?:the )?(?:availability of )?(?:funds?|funding)(?: availability)? for (?:the )?/i,
      '',
    )
    .replace(
      /(?<=\S)\s*;?\s*(?:notice inviting applications|applications for new awards|notice of funding).*$/i,
      '',
    )
    // "Invitation for harvest project proposals" calls for harvest projects.
    .replace(
      /^invitation (?:for|to submit) (?=\S+ \S)(.)(.*?) (?:proposals|applications)$/i,
      (_, first: string, rest: string) => first.toUpperCase() + rest,
    )
    .replace(/^(?:RF[PAQ]|CFP|NOFO)\s*:\s*/, '')
    // "The Heron Grants Program will support ten schools": a sentence is called by who acts in it.
    .replace(
      /^(?:[Tt]he )?((?:\p{Lu}[\p{L}\d'’&-]*,? (?:(?:for|of|in|and|the|&) )*){1,8}?(?:Program(?:me)?|Grants?|Fund|Fellowships?|Awards?|Scheme|Initiative|Prize|Challenge|Scholarships?))(?: \([^()]{2,12}\))? (?:will|shall|is|are|was|has|have|supports?|funds|provides?|offers?|awards?|gives?|makes?|invites?|seeks?|aims?|helps?|accepts?)\b.*$/u,
      '$1',
    )
    .replace(
      /^(?:winners?|recipients?|finalists?|rules|goals?) (?:of|for) (?:the )?(?=\p{Lu})/iu,
      '',
    )
    .replace(
      /^(?:open )?calls? for (?:nominations|entries|submissions|applications|proposals)(?: (?:fy ?)?\d{4}(?:[-/]\d{2,4})?)?\s*(?::|-|(?:for|to|under)(?: the)?)\s+(?=\S)/i,
      '',
    )
    .replace(/(?<=\S .*)\s+(?:(?:is|are) )?(?:now )?(?:opens?|open for applications)$/i, '')
    .replace(/^(?:[Aa]pplications?|[Ss]ubmissions?) (?:for|to) (?:the )?(?=[\p{Lu}\d])/u, '')
    .replace(/^(?:for )?the (?=\p{Lu})/u, '')
    .replace(/\s+(?:narrative |application )?template$/i, '')
    .replace(/^(?:RF[PAQ]|NOFO|FOA|PAR?)[-\w]*\d[-\w]*\s*:\s*/i, '')
    .replace(
      /^(?:request for (?:proposals?|applications?)|call for (?:proposals?|applications?)|notice of funding (?:opportunity|availability))(?: \(?(?:rf[pa]|nof[oa])\)?)?(?: (?:no\.?|number|#)\s*[\w-]+)?\s*(?::|\/|-|for(?: the)?|(?<=\))(?=\s+\p{Lu}))\s*/iu,
      '',
    )
    .replace(
      /(?:\s*[-:,])?\s*(?:(?:application |submission )*(?:guidelines?|instructions)(?: (?:and|&) (?:application|instructions|requirements))?|frequently asked questions|faqs?|how to apply)\s*$/i,
      '',
    )
    .replace(
      /\s*[:-]+\s+(?:(?:fy ?)?\d{2,4} )?(?:request for (?:proposals?|applications?)|call for (?:proposals?|applications?|nominations?|entries)|(?:guidelines?|instructions) (?:and|&) (?:questions|faqs?))\s*$/i,
      '',
    )
    .replace(/^(?:(?:grant|funding) )?application (?:form|packet|package)\s*[-:]\s*/i, '')
    .replace(/\s*:\s*(?:step|part|stage|section) \d.*$/i, '')
    .replace(/\s*:\s*(?:applicant info\w*|eligibility|how to apply|application info\w*)\b.*$/i, '')
    .replace(/\s+-\s+(?:application|grant) (?:questions?|form|worksheet)$/i, '')
    .replace(
      /^(?:the )?(?:guidelines|application guidelines|faq|frequently asked questions) (?:for|about)(?: the)?\s+/i,
      '',
    )
    .replace(
      /(?<=\S .*\b(?:grants?|fund|program(?:me)?|fellowships?|awards?|scheme))\s+(?:guidance(?: notes?)?|proposals|applications?|overview)$/i,
      '',
    )
    .replace(
      /(?<=\S .*\b(?:grants?|fund|program(?:me)?|fellowships?|awards?|scheme|initiative|challenge))\s+(?:program(?:me)? )?(?:guide|guidebook|handbook|manual|application(?: (?:guide|packet|form))?)$/i,
      '',
    )
    // "Heron Microgrants: Up to $5K": how much is given is no part of the name.
    .replace(
      /(?<=\S .*)\s*(?:[:,]|\s-)\s+(?:up to|from|over|more than|as much as|between) [$€£][\d,.]+.*$/i,
      '',
    )
    .replace(/[.,;:\s-]+$/, '')
    .replace(/^["']|["']$/g, '');
