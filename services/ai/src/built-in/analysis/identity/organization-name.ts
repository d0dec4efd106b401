import { contentWords, plain, squeeze } from '@grantwright/analyst';
import { unshout } from '../capitals.ts';
import { isOfSite } from './site-words.ts';

const word = "(?:St\\.|Dr\\.|(?:\\p{Lu}\\.){2,4}|\\p{Lu}\\.|\\p{Lu}[\\p{L}\\d&'/-]*)";
/** A run of capitalised words with the small ones between them, as a pattern: "Center for the Humanities". */
export const capitalRun = `${word}(?: (?:(?:of|for|on|in|de|du|&|and|at) (?:the |la |les )?)?${word}){0,8}`;

/** What bodies that give are called by: the last word of the name, or the one before "of" or "for". */
const bodies =
  'Foundation|Trust|Endowment|Council|Commission|Agency|Administration|Authority|Institute|Department|Ministry|Bureau|Office|Directorate|Division|Fund|Charit(?:y|ies)|Corporation|Society|Association|Bank|Credit Union|Company|Co|Inc|Ltd|LLC|United Way|Service|City|Town|Village|County|State|Borough|Shire|Municipality|University|College|Academy|School|Schools|School District|District|Club|Lodge|Sisters|Consortium|Network|Alliance|Coalition|Collective|Center|Centre|Library|Libraries|Museum|League|Federation|Union|Chamber of Commerce|Guild|Church|Diocese|Conservancy|Team|Partnership|Conference|Co-?operative|Commissioners|Laboratory|Labs|Philanthropies|Ventures|Fellows|Friends|Junior League|Hospital|Board|Government|Energy|Group';
const endsAsBody = new RegExp(`(?:^|\\s)(?:${bodies})\\.?$`);
const headsAsBody = new RegExp(
  `(?:^|\\s)(?:${bodies}) (?:of|for|on|against) (?:the )?\\p{Lu}`,
  'u',
);
/** Words of applying and of parts of a paper, and the bare words for a body: alone they name nobody. */
const common = new Set(
  (
    'applicant applicants application applications organization organizations organisation organisations grant grants ' +
    'award awards awardees proposal proposals program programs programme programmes project projects funding fund funds ' +
    'board committee committees trustees directors director staff review reviewers panel panels grantee grantees ' +
    'recipient recipients member members department foundation trust council agency agencies company service services ' +
    'commission association corporation society club university college administration management selection information ' +
    'request requests letter letters deadline deadlines eligibility question questions contact home about welcome ' +
    'overview note please notice section part appendix form forms budget introduction background process guidelines ' +
    'call calls policy policies scoring merit decision decisions requirements help support office officer chair ' +
    'executive president secretary treasurer team awarding applying submission institution institutions principal ' +
    'investigator investigators researcher researchers partner partners lead participants charity charities individuals ' +
    'group groups artists teachers students faculty nonprofits nonprofit lodge solicitation announcement opportunity ' +
    'charitable supporting endowment endowments here today there also additional further successful preference priority general details research education amount term title name student discretionary pitch regional open seed mini small'
  ).split(' '),
);
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|fall|autumn|winter)$/i;
const opener =
  /^(?:(?:supported|funded|administered|managed|sponsored|offered) by|(?:applications?|proposals?|nominations?) (?:for|to)|the|a|an|by|of|and|for|in|at|on|to|from|our|this|these|each|all|every|when|while|as|since|through|although|because|if|please|today|also|however|with|thank|dear|both|any|no|yes|note|about|what|why|how|who|where) +/i;

const part = /^(.+?) of the (.+)$/;
/** "Board of Trustees of the Wren Trust" is the trust's; "Center of the Arts" is nobody else's. */
const wholeOf = (name: string): string => {
  const [, inner = '', owner = ''] = part.exec(name) ?? [];
  return isBody(owner) && !isBody(inner) && !/^(?:sisters|friends|city)\b/i.test(inner)
    ? owner
    : name;
};

/** A name without article, closing marks and possessive, in ordinary capitals. */
export const tidyOrganization = (raw: string): string => {
  const said = squeeze(plain(raw));
  // A single word in capitals is a short form, not a shout.
  let name = said.includes(' ') ? unshout(said) : said;
  while (opener.test(name)) name = name.replace(opener, '');
  return (
    wholeOf(name)
      // "In the first Grants Round the Wren Foundation gave": two names that touch.
      .replace(/^.*(?<!\b(?:of|for|on|in|at|and|to|by|&)) the (?=\p{Lu}.* )/u, '')
      .replace(/(?<=\p{L} \p{Lu}\p{L}+) (?:Zoning|Ordinances?|Municipal Code|Charter)$/u, '')
      .replace(/(?<=\p{L})'s$/u, '')
      .replace(/ (?:and|&) \p{Lu}{2,6}$/u, '')
      .replace(/[,;:\s]+$|(?<!\b(?:Inc|Co|Ltd|\p{Lu}))\.$/gu, '')
      .trim()
  );
};

/** "Community Grants Program" is what is given. */
export const isNameOfGrant = (name: string): boolean =>
  /\b(?:grants?|program(?:me)?s?|awards?|initiatives?|schemes?|fellowships?|projects?|competition|challenge|prizes?|calls?|scholarships?|rfp|proposals|application|funding|guidelines|policy)$/i.test(
    name,
  );

/** Whether the words are those of a foundation, a council, a club, a city … */
export const isBody = (name: string): boolean => endsAsBody.test(name) || headsAsBody.test(name);

export const isAcronym = (name: string): boolean =>
  /^(?=(?:.*\p{Lu}){2})[\p{L}\d&-]{2,10}$/u.test(name);

/** Whether a name can be somebody's at all: not the vocabulary of applying, no day, no order to the reader. */
export const isOrganization = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= 120 &&
  /^[\p{Lu}\d]/u.test(name) &&
  !isNameOfGrant(name) &&
  !isOfSite(name) &&
  // "Welfare Department/Health Department" is one or the other, as it is called where one lives.
  !(name.includes('/') && name.split('/').every(isBody)) &&
  !/\b(?:you|your|we|our|is|are|will|must|should)\b/i.test(name) &&
  !/^(?:annex|appendix|article|schedule) (?:\d|\p{Lu}\b)/iu.test(name) &&
  !/^(?:(?:the|general|standard) )*(?:terms (?:and|&) conditions|annual program(?:me)? statement)\b/i.test(
    name,
  ) &&
  !/^\[|^(?:describe|explain|list|provide|include|tell|give|attach|identify|see|submit|apply|download|review|complete)\b/i.test(
    name,
  ) &&
  contentWords(name).some((each) => !common.has(each) && !months.test(each) && !/^\d+$/.test(each));

/** The first letters of the words that count: "Community Design Center of Rochester" gives CDCR. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s/-]+/)
    .filter((each) => /^\p{Lu}/u.test(each))
    .map((each) => each.charAt(0))
    .join('');
