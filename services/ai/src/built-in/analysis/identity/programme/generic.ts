import { contentWords } from '@grantwright/analyst';
import { findDates } from '../../../../text/dates.ts';
import { isOfSite } from '../site-words.ts';
import { isAddressLine } from './address-line.ts';
import { isOfficeOfPrograms } from './office-of-programs.ts';
import { isWordsOfPaper } from './words-of-paper.ts';

const generic =
  /^(?:(?:grant|funding|application|program|proposal|submission|general)\s*)*(?:guidelines?|instructions?|information|requirements?|overview|home|faqs?|frequently asked questions|how to apply|apply|request for (?:proposals?|applications?)(?: \(?rf[pa]\)?)?|rf[pa]s?|(?:notice of funding (?:opportunity|availability)|funding opportunity announcement|call for (?:proposals?|applications?)|request for (?:proposals?|applications?))(?: \(?(?:nof[oa]|foa|cfp|rf[pa])\)?)?(?:,? (?:(?:no\.?|number|#) ?)?(?=[\w./-]*\d)[\w./-]+)?|(?:grant |full |project )?proposals?|grants? info|(?:available |award )?funding|funding opportunit(?:y|ies)|call for (?:proposals?|applications?)|(?:(?:micro|mini)-?)?grants?|(?:our )?(?:fellowships|awards|scholarships|residencies|prizes|bursaries)|grant program|applications?|untitled|document\d*|table of contents|basic information|the key facts|key (?:facts|information|dates)|summary|introduction|step 1: review the opportunity|before you begin|overview information|important information.*|summary of .*|(?:grant |funding )?(?:program(?:me)?|award|eligibility|opportunity) (?:description|information|overview|details|summary|questions)|(?:full |complete )?(?:list of )?application questions?|(?:funding|grant) details|at a glance|program solicitation|(?:guidance|guidelines)(?: notes?)?(?: (?:for|to) \w+)?|submission \w+|submitting .*|application procedures?|applications?|about(?: us)?|(?:\d{4}(?:-\d{2,4})?|fy ?\d+) (?:request for proposals|guidelines|call for (?:proposals|applications))|(?:key |application )?deadlines?|(?:(?:grant|funding) )?application (?:procedures?|process|forms?|materials)(?: (?:and|&) \w+)?|(?:applying|apply) for (?:a |our )?(?:grants?|funding|support)|(?:the )?(?:basics|process)|notices?|action|agency|supplementary information|part \d.*|section [\dI].*|cover page|my awesome nofo|letters? of (?:inquiry|enquiry|intent|interest)|new|welcome|(?:project|program|proposal|grant|application) narratives?|letters? of (?:inquiry|enquiry|intent|interest) (?:to|for) .*|(?:project|proposal|budget) (?:summary|narrative|proposal)|instructions for .*)$/i;
/** Chapters that papers of every funder have, and steps of a process. */
const chapter =
  /^(?:the |our )?(?:(?:funding|giving|grantmaking|grant) (?:interests?|areas?|priorit(?:y|ies)|philosophy|focus)|areas? of (?:interest|funding|giving|support|focus)|focus areas?|interests|what we (?:fund|support)|challenges?|objectives?|problem|vision|mission|goals?|aims?|scope|impact|need|solution|approach|rationale|context|opportunity|donations?(?: polic(?:y|ies))?|(?:(?:project |grant )?(?:selection )?criteria|grant criteria)(?: overview)?|general information|(?:pre|post)[ -]?(?:funding|awards?|grants?)|regulations?|(?:(?:application|grants?|grantmaking|funding|general) )?(?:polic(?:y|ies)(?: (?:and|&) (?:procedures?|guidelines|instructions|criteria))?|procedures)|(?:(?:grants?|funding|awards?|general|standard) )?(?:application )?terms (?:and|&) conditions|request(?:ing|s)?(?: for)? (?:an? )?(?:funds?|funding|support|grants?|donations?)|(?:donation|sponsorship|funding|community) (?:requests?|guidelines)|eligibility(?: (?:criteria|requirements|guidelines))?|(?:application|applicant) eligibility|request for qualifications(?: \(?rfq\)?)?|calls?(?: for (?:proposals?|applications?|projects|submissions))?(?: (?:process|details|text|information|page|overview))?|sample\b.*|examples?\b.*|(?:get |getting )?help\b.*|(?:completion|evaluation|administration|submission|allocation|approval|selection|review|award|awarding|duration|description|purpose|use|sources?|release|payment|management|types?) of (?:the )?(?:projects?|proposals?|grants?|funds?|awards?|applications?|funding|support|request)|(?:grant|funding|award|project|program(?:me)?|proposal|application|applicant)s? (?:amounts?|terms?|period|time-?frames?|size|types?|timeline|schedule|cycles?|budget|titles?|names?|details|objectives?|activities|descriptions?|summar(?:y|ies)|overviews?|narratives?|teams?|roadmap|goals?|outcomes?|administration|management|evaluation|completion|approval|selection|determinations?|making|policy|policies|portal|system|materials|checklist|criteria|categories|contacts?|levels?|priorities|restrictions?|opportunities|committee|history|questions|instructions)(?: (?:and|&) \w+)?)$/i;
/** What is not given, and what is called for besides money. */
const elseWhere =
  /^(?:(?:not eligible|ineligible)\b.*|what (?:is not|we (?:do not|don't))\b.*|calls? for (?:papers|abstracts|talks|posters|mini-?grants|grants|nominations|submissions|entries)|available grants?|office of\b.* for the\b.*)$/i;
/** What was given already. */
const pastGifts =
  /^(?:(?:past|recent|previous|current) )?(?:grants?|donations?|awards?|gifts?)(?: (?:we (?:have )?)?(?:made|granted|awarded|given|paid)\b.*)$/i;
/** "Grants and Awards": the kinds of what a body gives head the page that lists them. */
const kindsAlone =
  /^(?:our )?(?:grants?|awards?|funding|fellowships?|scholarships?|prizes?|bursaries|sponsorships?)(?:,? (?:and|&|or) (?:grants?|awards?|funding|fellowships?|scholarships?|prizes?|bursaries|sponsorships?|funding opportunities))+$/i;
/** "2027 Guidelines for Letters of Proposal" are words of a paper. */
const guidelinesFor =
  /^(?:\d{4} )?(?:guidance|guidelines|instructions) (?:for|to|on) (?:the |our )?(?:letters?(?: of \p{L}+)?|applicants?|applications?|proposals?|grantees|grant-?seekers)$/iu;
/** "Size and length of grants" heads a chapter on what is given. */
const measureOfGifts =
  /^(?:(?:the )?(?:size|length|amount|number|range|term|duration|scale|kind|type|use|level)s?(?:,? (?:and|&|or) |, )?){1,4} of (?:the |our |these )?(?:grants?|awards?|funding|support|projects?|gifts?|funds?)$/i;
/** "Allowable costs under this award" speaks of what has its name elsewhere. */
const speaksOfGift =
  /\b(?:under|of|for|in|by|about|from|with) (?:this|our|your|these|any|each) (?:[\w-]+ )?(?:awards?|grants?|program(?:me)?s?|fund(?:s|ing)?|fellowships?|calls?|competitions?|schemes?|initiatives?|prizes?|rounds?)\b/i;
/** "Allowable Costs", "Competition objectives" and "Budget limits" head chapters. */
const ofRules =
  /^(?:(?:un|non-?|dis)?(?:allow(?:able|ed)|eligible|permitted|covered|funded)|ineligible|prohibited|reportable|indirect|direct) (?:[\w-]+ )?(?:costs?|expenses|expenditures?|uses?|activities|items)\b.*|^(?:competition|call|scheme|fellowship|prize|mechanism|track) (?:objectives?|aims?|goals?|rules|details|description|overview|timeline|schedule|purpose|background|eligibility|criteria|structure|format)$|^(?:mechanism|background|reporting|budget) (?:of|on|and|for|limits?|restrictions?|requirements?|guidance)\b.*$/i;
/** What a form tells whoever fills it in. */
const answer =
  /^\(|\bX{3,}\b|_{3,}|^(?:required|optional|mandatory|no more than|not more than|must|maximum|up to|at least|enter|select|choose|type|please|free text|n\/a|yes|none|tbd)\b/i;

/** "A brief statement of the issues" is asked of whoever applies. */
const askedFor =
  /^(?:(?:an?|the|your) )?(?:(?:brief|short|clear|concise|detailed|one-page|complete|current) )*(?:statements?|summar(?:y|ies)|descriptions?|outlines?|overviews?|lists?|explanations?|cop(?:y|ies)) of\b/i;

/** What every paper has a chapter on. */
export const isChapter = (name: string): boolean => chapter.test(name) || askedFor.test(name);

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const between = '(?:\\s*(?:-|--|/|,|,? and|to|through)\\s*)';
const years = '(?:fy ?)?\\d{2,4}';
/** "Fiscal Years 2027 and 2028", "February-April fund", "May 2027 round": when it is given, and nothing of what. */
const onlyTime = new RegExp(
  `^(?:the )?(?:(?:(?:state|federal) )?(?:(?:fiscal|program(?:me)?|grant|funding|academic|calendar|school|project|budget) )?(?:years?|bienni(?:um|a)|cycles?|rounds?|seasons?) ${years}(?:${between}${years})*|${month}(?: \\d{4})?(?:${between}${month})*(?: \\d{4})?(?: (?:grants?|funds?|funding|awards?|fellowships?|program(?:me)?|scheme|call))*(?: (?:cycles?|rounds?|period))?)$`,
  'i',
);

/** Words that every funder's pages are titled with: alone they name no programme. */
const common = new Set(
  (
    'grant grants application applications proposal proposals preliminary payment accountability procedure procedures ' +
    'form forms requirement requirements guideline guidelines process apply applying funding information eligibility ' +
    'applicant applicants info deadline deadlines purpose submission instructions how your submit review preparing writing request requests priorities'
  ).split(' '),
);
const isCommon = (name: string): boolean => {
  const words = contentWords(name);
  return words.length > 1 && words.every((word) => common.has(word));
};

/** "Application Timeline - 2017/2018 Cycle" heads the dates. */
const headsDates =
  /^(?:\w+ ){0,3}(?:timelines?|schedules?|calendars?|key dates|deadlines)(?:\s*[-:|]\s*.*\b(?:cycle|round|year|season)\b.*)?$/i;

export const isName = (name: string): boolean =>
  !isCommon(name) &&
  !isWordsOfPaper(name) &&
  !isAddressLine(name) &&
  !isOfficeOfPrograms(name) &&
  !/^(?:https?:|www\.)/i.test(name) &&
  !headsDates.test(name) &&
  !/^©|\bcopyright\b|\bp\.? ?o\.? box\b/i.test(name) &&
  !/\b(?:title|name) (?:for|of) your\b/i.test(name) &&
  !/\b(?:to|of|for|and|the|by|with)$/i.test(name) &&
  findDates(name).every((date) => date.day === undefined) &&
  name.length >= 4 &&
  name.length <= 220 &&
  !isOfSite(name) &&
  !generic.test(name) &&
  !isChapter(name) &&
  !pastGifts.test(name) &&
  !measureOfGifts.test(name) &&
  !guidelinesFor.test(name) &&
  !kindsAlone.test(name) &&
  !speaksOfGift.test(name) &&
  !ofRules.test(name) &&
  !onlyTime.test(name) &&
  !elseWhere.test(name) &&
  !answer.test(name) &&
  !/[.?!]\s+[A-Z].*[.?!]$/.test(name) &&
  !/^\[.*\]$/.test(name);
