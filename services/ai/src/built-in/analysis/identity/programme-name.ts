import { findDates } from '../../../text/dates.ts';
import { contentWords, plain, squeeze } from '../../../text/normalize.ts';
import type { Guidelines } from '../guidelines.ts';
import { unshout } from '../capitals.ts';
import { openProgramme } from '../other-programmes.ts';
import { letterhead } from './letterhead.ts';
import { isNumbered } from '../shape.ts';

const nameLabel =
  /^(?:(?:funding |federal |grant )?(?:opportunity|program(?:me)?|grant|award|competition|solicitation|rfp|call|project|fund|scheme|initiative|nofo) (?:name|title)|title(?: of (?:the )?(?:rfp|solicitation|program|opportunity|call))?|name of (?:the )?(?:program(?:me)?|grant|fund|award)|(?:grant )?program(?:me)?|call title|topic title|rfp title|project title|announcement title|funding opportunity)$/i;
const numberLabel =
  /^(?:(?:funding |federal )?(?:opportunity|announcement|solicitation|rfp|rfa|rfq|nofo|nofa|foa|bid|call|notice|program announcement|tender|reference|grant)(?: announcement| identifier| opportunity)? ?(?:number|no\.?|#|id|identifier|reference|ref\.?|code)?(?: \([A-Z]+\))?(?: number)?|(?:call|topic) (?:identifier|id))$/i;
const number =
  /\b(?:RFP|RFA|RFQ|PAR?(?=-)|PAS|NOT|HRSA|NSF|DE-FOA|FOA|BAA|NOFO|NOFA|CDC-RFA|SM|TI|USDA|EPA|ED-GRANTS|HHS|O-[A-Z]+|NEH|NEA|IMLS|HORIZON|ERASMUS|LIFE|CERV|FR)[- ]?(?:#\s?)?[A-Z0-9][A-Z0-9-]*\d[A-Z0-9-]*\b/;
const generic =
  /^(?:(?:grant|funding|application|program|proposal|submission|general)\s*)*(?:guidelines?|instructions?|information|requirements?|overview|home|faqs?|frequently asked questions|how to apply|apply|request for (?:proposals?|applications?)(?: \(?rf[pa]\)?)?|rf[pa]s?|notice of funding opportunity(?: \(?nofo\)?)?|(?:available |award )?funding|funding opportunit(?:y|ies)|call for (?:proposals?|applications?)|grants?|grant program|applications?|untitled|document\d*|table of contents|basic information|the key facts|key (?:facts|information|dates)|summary|introduction|step 1: review the opportunity|before you begin|overview information|important information.*|summary of .*|(?:grant |funding )?(?:program(?:me)?|award|eligibility|opportunity) (?:description|information|overview|details|summary|questions)|application questions?|(?:funding|grant) details|at a glance|program solicitation|(?:guidance|guidelines)(?: notes?)?(?: (?:for|to) \w+)?|submission \w+|submitting .*|application procedures?|applications?|about(?: us)?|(?:\d{4}(?:-\d{2,4})?|fy ?\d+) (?:request for proposals|guidelines|call for (?:proposals|applications))|(?:key |application )?deadlines?|(?:(?:grant|funding) )?application (?:procedures?|process|forms?|materials)(?: (?:and|&) \w+)?|(?:applying|apply) for (?:a |our )?(?:grants?|funding|support)|(?:the )?(?:basics|process)|notices?|action|agency|supplementary information|part \d.*|section [\dI].*|cover page|my awesome nofo|letters? of (?:inquiry|enquiry|intent|interest)|new|welcome)$/i;
const programmeWord =
  /\b(?:program(?:me)?s?|grants?|funds?|initiatives?|awards?|fellowships?|schemes?|challenge|prizes?|competition|projects?|opportunit(?:y|ies)|support|partnerships?|call|residenc(?:y|ies)|scholarships?|studies|research|giving|funding|dialogues?)\b/i;

/** "Seed Grant Guidelines" are the guidelines of the Seed Grant, not of a seed. */
const tidy = (raw: string): string => {
  const name = stripped(raw);
  return name.split(/[ -]/).length > 1 || name === ''
    ? name
    : squeeze(plain(raw)).replace(/\s+(?:application )?(?:guidelines?|instructions|faqs?)$/i, '');
};

const stripped = (raw: string): string =>
  unshout(squeeze(plain(raw)))
    .replace(/^[$*~_!\s]{2,}|[$*~_!\s]{2,}$/g, '')
    .replace(
      /^applications? (?:are )?(?:now )?(?:open|invited) for (?:the )?|^applications for new awards;\s*/i,
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
    .replace(/^the (?=\p{Lu})/u, '')
    .replace(/\s+(?:narrative |application )?template$/i, '')
    .replace(/^(?:RF[PAQ]|NOFO|FOA|PAR?)[-\w]*\d[-\w]*\s*:\s*/i, '')
    .replace(
      /^(?:request for (?:proposals?|applications?)|call for (?:proposals?|applications?)|notice of funding (?:opportunity|availability))(?: \(?(?:rf[pa]|nof[oa])\)?)?(?: (?:no\.?|number|#)\s*[\w-]+)?\s*(?::|-|for(?: the)?|(?<=\))(?=\s+\p{Lu}))\s*/iu,
      '',
    )
    .replace(
      /\s*[-:,]?\s*(?:(?:application |submission )*(?:guidelines?|instructions)(?: (?:and|&) (?:application|instructions|requirements))?|frequently asked questions|faqs?|how to apply)\s*$/i,
      '',
    )
    .replace(
      /\s*[:-]\s+(?:(?:fy ?)?\d{2,4} )?(?:request for (?:proposals?|applications?)|call for (?:proposals?|applications?)|(?:guidelines?|instructions) (?:and|&) (?:questions|faqs?))\s*$/i,
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
    .replace(/[.,;:\s-]+$/, '')
    .replace(/^["']|["']$/g, '');

/** Words that every funder's pages are titled with: alone they name no programme. */
const common = new Set(
  (
    'grant grants application applications proposal proposals preliminary payment accountability procedure procedures ' +
    'form forms requirement requirements guideline guidelines process apply applying funding information eligibility ' +
    'applicant applicants deadline deadlines purpose submission instructions how your submit review preparing writing'
  ).split(' '),
);
const isCommon = (name: string): boolean => {
  const words = contentWords(name);
  return words.length > 1 && words.every((word) => common.has(word));
};

const isPostal =
  /^\d+ .*\b(?:road|street|avenue|lane|drive|boulevard|way|rd|st|ave|blvd)\.?$|^p\.? ?o\.? box\b/i;

const isName = (name: string): boolean =>
  !isCommon(name) &&
  !isPostal.test(name) &&
  !/\b(?:title|name) (?:for|of) your\b/i.test(name) &&
  !/\b(?:to|of|for|and|the|by|with)$/i.test(name) &&
  findDates(name).every((date) => date.day === undefined) &&
  name.length >= 4 &&
  name.length <= 220 &&
  !generic.test(name) &&
  !/[.?!]\s+[A-Z].*[.?!]$/.test(name) &&
  !/^\[.*\]$/.test(name);

const named =
  /\b(?:the|our|for|to)\s+((?:[\p{Lu}\d][\p{L}\d&'-]*|of|for|and|the|in|to|&|-)(?:\s+(?:[\p{Lu}\d(][\p{L}\d&'()-]*|of|for|and|the|in|to|&|-)){1,10}\s+(?:Program(?:me)?|Grants?(?: Program)?|Fund|Initiative|Awards?|Fellowships?|Challenge|Prize|Competition|Scheme))\b/u;

/** The programme as a person would write it, with its number where it has one; empty when nothing names it. */
export const programmeName = (guidelines: Guidelines): string => {
  const { statements, reading, text } = guidelines;
  const labelled =
    statements.find(
      ({ label, value }) => label && value && nameLabel.test(label) && isName(tidy(value)),
    ) ??
    // "Program Title:" over a list of one item.
    statements
      .filter(
        ({ lead, text: item }) =>
          /^program(?:me)? (?:title|name):?$/i.test(lead ?? '') && isName(tidy(item)),
      )
      .map((statement) => ({ ...statement, value: statement.text }))[0];
  const numbered = statements.find(
    ({ label, value }) =>
      label &&
      value &&
      numberLabel.test(label) &&
      /\d/.test(value) &&
      value.length <= 60 &&
      !/^X+[-X]*$|^\[/i.test(value),
  );
  const head = reading.blocks
    .slice(0, 40)
    .map((block) => (block.type === 'table' ? '' : plain(block.text)))
    .join('\n');
  const code =
    numbered?.value?.replace(/[.;]$/, '') ?? number.exec(`${reading.title ?? ''}\n${head}`)?.[0];
  const name = labelled?.value
    ? tidy(labelled.value)
    : (fromTitle(guidelines) ?? fromSentence(text));
  if (!name) return code ?? '';
  return code && !name.includes(code) ? `${name}, ${code}`.slice(0, 300) : name.slice(0, 300);
};

const ofFunder =
  /^(?:the )?(?:(?:u\.?s\.? )?(?:office|department|division|bureau|directorate|university|college|city|county|town|state|government|ministry|agency|council) (?:of|for)\b|.*\b(?:foundation|trust|council|agency|university|commission|department|association|inc\.?|corporation|county|society|institute|endowment)$)/i;
/** "The Wren Fund" over "Creative Lives" gives, and is not what is given. */
const bodyName = /\b(?:Fund|Foundation|Trust|Endowment|Charit(?:y|ies)|Bank|Corporation|Company)$/;
/** A question, an order or a statement is the title of a chapter, not the name of a programme. */
const speaks =
  /\?$|^types? of\b|^(?:how|who|what|when|where|why|is|are|do|does|can|we|our|you|your|step|apply|to|about|welcome)\b|^(?:before|after) (?:you|the|applying|submission)\b|\b(?:does not|do not|don't|will not|we|you|your|is|are|must|should)\b|^expected\b/i;

/** How notices of the government are titled: "Rural Libraries Program; Notice Inviting Applications". */
const isNotice =
  /^(?!.*\.\s)(?:(?:notice|announcement) of (?:funding|funds?)\b|applications for new awards;|.{6,160};\s*notice (?:inviting|of fund))/i;

/** Where a name may stand at the head of a document, and how likely it stands there. */
const candidatesOf = ({ reading, chapters }: Guidelines): { name: string; weight: number }[] => {
  const found: { name: string; weight: number }[] = [];
  const add = (raw: string, weight: number): void => {
    const name = tidy(raw);
    if (isName(name) && !speaks.test(name) && !isNumbered(name)) found.push({ name, weight });
  };
  (reading.title ?? '')
    .split(/\s+[|»·–—]\s+|\s+-\s+/)
    .forEach((part, index) => add(part, index === 0 ? 3 : 1.5));
  const open = openProgramme(chapters)?.open;
  if (open) add(open.title, 9);
  let headings = 0;
  reading.blocks.slice(0, 30).forEach((block, index) => {
    if (block.type === 'heading' && block.level <= 2) {
      add(block.text, block.level === 1 ? 4 - Math.min(headings, 4) * 0.4 : 2 - headings * 0.2);
      headings++;
    } else if (block.type === 'paragraph' && isNotice.test(block.text) && block.text.length <= 260)
      add(block.text, index < 20 ? 5 : 0);
    else if (
      block.type === 'paragraph' &&
      index < 6 &&
      block.text.length <= 120 &&
      !/[.:;]$|:\s/.test(block.text)
    )
      add(block.text, 3 - index * 0.2);
  });
  return found;
};

const fromTitle = (guidelines: Guidelines): string | undefined => {
  const candidates = candidatesOf(guidelines);
  const body = guidelines.text.toLowerCase();
  const over = letterhead(guidelines.reading);
  const ofBody = over !== undefined && bodyName.test(over) ? tidy(over) : undefined;
  const scored = candidates.map(({ name, weight }) => {
    const twice = candidates.filter((other) => other.name === name).length > 1;
    const often = body.split(name.toLowerCase()).length - 1 >= 2;
    return {
      name,
      score:
        weight +
        (programmeWord.test(name) ? 2 : 0) +
        (twice ? 1 : 0) +
        (often ? 1 : 0) -
        (ofFunder.test(name) || name === ofBody ? 4 : 0) -
        (name.split(' ').length === 1 ? 1 : 0),
    };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && best.score >= 3 ? best.name : undefined;
};

/** "…applications for the Community Arts Grants Program": the name most often said. */
const fromSentence = (text: string): string | undefined => {
  const counts = new Map<string, number>();
  for (const match of text.slice(0, 20_000).matchAll(new RegExp(named, 'gu'))) {
    const name = tidy(match[1] ?? '');
    if (isName(name) && !/^(?:Grant|Grants|The|This|Grant Program|Award)$/i.test(name))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
};
