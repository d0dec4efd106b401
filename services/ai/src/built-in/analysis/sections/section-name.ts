import { capitalize, plain, squeeze } from '@grantwright/analyst';
import { numberWords } from '../../../text/numbers.ts';
import { unshout } from '../capitals.ts';

/** "…, no more than six pages, including figures", "…: 250 words", "… - Maximum 60 Points", "… - required". */
const trailingLimit = new RegExp(
  `\\s*(?:[-:,]|--)\\s*(?:(?:up to |maximum |max\\.? |no (?:more|longer) than |not to exceed |at most |limited to |limit )?(?:\\d[\\d,]*|${numberWords})[\\s-]*(?:(?:single|double)[- ]?spaced |typed )?(?:pages?|words?|characters?|points?|pts|%)(?![\\p{L}]).*|required|optional)$`,
  'iu',
);

/** "Summary: one paragraph maximum", "Narrative: preferred length not to exceed …". */
const lengthInWords =
  /\s*[-:,]\s*(?:(?:the )?(?:preferred|maximum|suggested|recommended) length\b|(?:one|two|three|\d+) paragraphs?\b).*$/i;
/** "Background-Describe the work of your agency": a name, and what is asked under it. */
const orderAtDash =
  /(?<=\p{Ll}{3})\s*--?\s*(?:please )?(?:describe|explain|provide|list|state|discuss|include|tell|outline)\b.*$/iu;

/** A heading or item label as a section's name: without numbering, points and limits. */
export const sectionName = (raw: string): string => unshout(bareName(raw));

const bareName = (raw: string): string =>
  squeeze(plain(raw))
    .replace(/^[☐□¨❑✓•\s]+/, '')
    // "and, for sports clubs, confirmation of a risk assessment": the last of a list in a sentence.
    .replace(/^(?:and|And(?! \p{Lu})),? (?:for [^,]{3,40}, )?(?=\p{L})/u, '')
    // "Completed and signed State Application", "One completed Budget in Excel": what it is, and no more.
    .replace(
      /^(?:(?:[Aa]n?|[Oo]ne|[Tt]he|[Yy]our) )?(?:(?:[Cc]ompleted|[Ss]igned|[Ff]illed[- ]in|[Ff]ully executed)(?:,? (?:and|&))? )+(?=\p{Lu})/u,
      '',
    )
    .replace(
      /(?<=\p{Lu}\p{L}*) in (?:MS |Microsoft )?(?:Word|Excel|PDF)(?: format)?(?:\b.*)?$/u,
      '',
    )
    .replace(/(?<=\p{Lu}\p{L}*) (?:for|from) each (?:\p{Ll}+ )*\p{Ll}+$/u, '')
    .replace(/^(?:section|part|question|component)\s*:\s+/i, '')
    .replace(/^(?:an? )?(?:one|two|three|four|five|\d{1,2})[- ]pages? (?=\p{Ll})/iu, '')
    .replace(
      /^(?:section|part|step|component|question|tab|item)\s+(?:[\dA-Z]{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\s*[.:)-]\s*/i,
      '',
    )
    // "II-C. Schedule" stands in the second chapter.
    .replace(/^(?:[IVX]{1,4}|\d{1,2})-(?:[A-Z]|\d{1,2})[.):]\s+(?=\p{Lu})/u, '')
    .replace(/^\d{1,2}[a-z][.):]?\s+(?=\p{Lu})/u, '')
    // "7.3 Project narrative", "2nd, Statement of Need"
    .replace(/^(?:\d{1,2}(?:\.\d{1,2}){1,2}|\d{1,2}(?:st|nd|rd|th),)\s+(?=\p{Lu})/u, '')
    // "C3 What is the need?" is a number and what is asked; "R21 Clinical Trial" is a name.
    .replace(
      /^[A-Z]\d{1,2}[.):]?\s+(?=(?:what|how|who|why|when|where|which|is|are|do|does|will|please|describe|explain|tell|give|list|summari[sz]e|provide|state|outline)\b)/i,
      '',
    )
    // "1   Who you are": the number of a heading may have no point.
    .replace(/^\d{1,2} (?=(?:who|what|why|how|where|when|the|your|our) )/i, '')
    .replace(/^(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[A-Za-z]|[ivxIVX]{1,4})[.):])\s+/, '')
    .replace(
      /\s*[([][^()[\]]*\b(?:pages?|words?|characters?|minutes?|seconds?|points?|pts|%|percent|required|optional|limit|max(?:imum)?|attachment|upload|if applicable)\b[^()[\]]*[)\]]/gi,
      '',
    )
    .replace(
      /,?\s+(?:(?:of|in|on) (?:no|not) (?:more|longer) than|not exceeding|not to exceed|(?:of )?(?:up to|at most)) (?:[\w,-]+ ){1,3}(?:pages?|words?|characters?)(?=[., ]|$)/i,
      '',
    )
    .replace(trailingLimit, '')
    .replace(lengthInWords, '')
    .replace(orderAtDash, '')
    // "Proposal stating the subjects they want to cover" is asked of the reader.
    .replace(/\bthey (?=(?:want|wish|plan|intend|propose|would like|hope|will)\b)/g, 'you ')
    // "Total requested: $" is a box, "Budget in US$" a name.
    .replace(/\s*:\s*[$€£_]*$/, '')
    .replace(/[\s:;.,*_-]+$/, '')
    // "two letters of support, and": what follows is another part.
    .replace(/[,;]\s+and$/i, '');

const notSections =
  /^(?:overview|general(?: information| instructions)?|introduction to|(?:required |document |application |submission |proposal )*(?:format(?:ting)?|page limits?|length|instructions?|requirements?|deadlines?|guidelines?|procedures?|process|checklist|tips|components?|contents?|package|materials)(?: (?:and|&) .*)?|content and form.*|how to .*|where to .*|when to .*|what to .*|before (?:you|applying|starting|beginning|submitting|completing)\b.*|who .*|eligib.*|contacts?.*|questions(?: and answers)?|faqs?|help|resources?|review.*|evaluation (?:criteria|process|of).*|assessment(?: criteria| process)?|criteri.*|selection.*|scoring.*|award.*|funding(?! (?:and|&) budget| request| plan| needs| sources| justification| narrative).*|(?:objectives?|aims?|purposes?|goals?|use) of (?:the )?(?:funds?|funding|grants?|award|program(?:me)?|scheme|initiative)|submission.*|submit.*|send(?:ing)?(?: (?:it|this|us|in|off|to us|your \w+|the \w+))*|(?:.*\b)?deadlines?(?:\(s\))?(?:\b.*)?|registr.*|notice.*|note.*|important.*|reminder.*|for more.*|additional (?:information|resources|instructions|guidance)|glossary|definitions|standard forms?|table.*|example.*|sample.*|intergovernmental.*|late .*|key dates|letters? of (?:intent|inquiry|enquiry|interest)|webinar.*|technical assistance.*|cost shar.*|reporting.*|yes|no|n\/a|organi[sz]ation name.*|project title|step \d.*|other submission.*|mandatory disclosures?|post[- ]submission.*|unique entity.*|system for award.*|post submission.*|rules(?: (?:and|&|of|for) .*)?|background on .*|page limits?.*|instructions for.*|.*\binstructions|components?|forms?|files? names?.*|project period|terms.*|(?:please )?(?:look|click|see|go|press|tap) (?:right )?(?:here|below)\b.*|\d+)$/i;

/** Kinds of money ("Seedling grants"), papers of the funder's own ("Proposal form"), names of tracks ("AB:CD:Design"). */
const notWritten =
  /^(?!(?:other|previous|prior|past|current|existing|pending|related|additional|matching) )(?:\S+ ){1,5}(?:grants|awards|fellowships|scholarships|prizes|loans)$|\b(?:application|proposal) (?:form|template|guide(?:lines)?|instructions)$|\S:\S|\S guidelines$|\b(?:processing|review|application|selection|award) (?:and \w+ )?(?:procedures?|process)$/i;

/** How and where something is sent, and chapters about that: "Proposals submitted via the portal", "Proposal preparation". */
const ofSending =
  /\bsubmitted (?:via|through|by|using|to|on|in)\b|\b[\w-]+\.(?:gov|org|com|net|edu|eu|ca|uk)\b|\b(?:application|submission|grants?|online|funding|tenders?) (?:portal|website|web ?site|platform|system|site)\b|^(?:(?:preliminary|full|final|online|electronic|paper|pre-?) ?)*(?:proposals?|applications?|letters? of (?:intent|inquiry)) (?:preparation|submission|processing|uploads?|receipt|acknowledge?ments?|routing)(?: (?:and|&) \w+| instructions| process| steps| requirements)?$/i;

/** True for what a section may be called: a short noun phrase, no sentence, no heading about something else. */
export const isSectionName = (name: string): boolean => {
  const words = name.split(/\s+/).length;
  return (
    (name.length >= 3 || name === 'CV') &&
    name.length <= 110 &&
    words <= 14 &&
    /^[\p{L}\d"']/u.test(name) &&
    !notSections.test(name) &&
    !notWritten.test(name) &&
    !ofSending.test(name) &&
    !/[.!]$|\bmust\b|\b(?:is|are) (?:due|scheduled|announced|expected)\b|^guidelines for\b|\bcommittee meets\b|\bmay (?:not )?be\b|\bshould\b|\bcannot\b|\bshall\b|\bwill be\b|\bplease\b|\$\s?\d|@|https?:/i.test(
      name,
    ) &&
    !/^(?:if|when|for|in|to|this|these|the following|all|any|see|you|we|applicants?(?! (?:and|&|organi[sz]ation|information|profile|background|experience|capacity|team|qualifications))|do|does|is|are|include|submit|provide|upload|attach|contain|demonstrate|be|have|organi[sz]e|use (?!of\b)|create|render|download|read|check|click|log|register|visit|contact (?!information|details|person|name)|follow|regularly|automatically|solicit|within|ensure|remember|avoid|start|try|aim|review (?!of)|the (?:entire|whole))\b/i.test(
      name,
    )
  );
};

const sectionNoun =
  /\b(?:abstract|summary|narrative|description|needs?|assessment|aims?|statement|background|problem|goals?|objectives?|outcomes?|activities|approach|methods?|methodology|design|plan|work ?plan|timeline|timetable|timescales?|milestones|schedule|evaluation|sustainab\w+|capacity|capabilit\w+|experience|qualifications|organi[sz]ation(?:al|s)?|use of (?:the )?(?:grants?|funds?|money|funding)|management|staff(?:ing)?|personnel|team|partner\w*|collaborat\w+|budget|justification|mission|history|population|community|impact|significance|innovation|dissemination|references|biograph\w+|biosketch(?:es)?|resumes?|letters?|cover|curriculum|cv|referees?|profile|proposal|purpose|introduction|overview|data|rationale|strategy|equity|diversity|marketing|outreach|artist|work samples?|bio|research|risk|challenges?|model|results|measures?|implementation|audience|logic|deliverables|equipment|theme)\b/i;

/** True when a name speaks of what applications are usually made of. */
export const soundsLikeSection = (name: string): boolean => sectionNoun.test(name);

/** Says nothing without what follows it. */
const bareTopic =
  /^(?:works?|projects?|activit(?:y|ies)|program(?:me)?s?|research|proposals?|ways?|things?|issues?|problems?|matters?|topics?)$/i;
const mostWords = 10;
const bareKind =
  /^(?:statement|description|confirmation|evidence|proof|explanation|indication|figure|assurance)$/i;

/** Without "… of the …", where what is left still names something; a question keeps its clause. */
const shortened = (phrase: string): string => {
  const question = /^(?:how|what|why)\b/i.test(phrase);
  const ends = question
    ? /\s(?:of|for|in|by|during|and|through)\s/gi
    : /\s(?:of the|for|in|by|during)\s/gi;
  const fewest = question ? 4 : 2;
  const pieces = [...phrase.matchAll(ends)].map(({ index }) => phrase.slice(0, index));
  const whole = pieces.find((piece) => piece.trim().split(/\s+/).length >= fewest);
  return whole ?? (pieces.length > 0 ? (phrase.split(/\s(?:and|or)\s/)[0] ?? phrase) : phrase);
};

/**
 * A short title from a longer phrase that asks for something: "A brief description of the history and mission
 * of the organization, including …" is "History and mission of the organization".
 */
export const titleOfPhrase = (phrase: string): string => {
  const start = sectionName(phrase).replace(
    /^(?:(?:an?|the|your|brief|short|detailed|clear|concise|complete|specific|current|one-page|written|general|narrative|overall)(?:,|,? and)?\s+)+/i,
    '',
  );
  const bare = start.replace(
    /^(?:descriptions?|statements?|explanations?|summar(?:y|ies)|overviews?|outlines?|discussions?|identification|information|figures?|indications?) (?:of|about|on|regarding|that (?:explains|describes)|explaining|describing|indicating|showing)\s+(?:the |your |an? |how (?=to\b))?/i,
    '',
  );
  const chosen =
    /^(?:organi[sz]ation|project|program|applicant|agency)\b(?!\S*\s+\w)|^(?:organi[sz]ation|project|program|applicant)s?,/i.test(
      bare,
    )
      ? start
      : bare;
  // "A statement that the organization is tax-exempt": without what it states, it is the name of nothing.
  if (bareKind.test(chosen.split(/\s(?:that|which|of|to|as to|whether|if)\s/i)[0] ?? ''))
    return capitalize(
      (chosen.split(/[,;(.]/)[0] ?? chosen).split(/\s+/).slice(0, mostWords).join(' '),
    );
  const cut =
    chosen.split(
      /,(?!\d)|[;(]|\s(?:including|which|that|and how|for their|for which|with|from the|to be|as well as|in order|so that|such as|being|where|who|used to|detailing|indicating)\s/i,
    )[0] ?? chosen;
  const words = cut.trim().split(/\s+/);
  // "A description of the work to be carried out" is no "Work".
  const isBare = words.length === 1 && bareTopic.test(cut.trim());
  // "A description of the project for which you ask" is one of the project.
  const told =
    /^((?:description|summary|overview) of (?:the |your )?\S+) (?:for|to|in) which\b/i.exec(
      start,
    )?.[1];
  if (isBare && told) return capitalize(told);
  if (isBare)
    return capitalize(
      (chosen.split(/[,;(]/)[0] ?? chosen).split(/\s+/).slice(0, mostWords).join(' '),
    );
  const kept = words.length > 9 ? shortened(cut) : cut;
  return kept
    .trim()
    .replace(/[\s:;.,-]+$/, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};
