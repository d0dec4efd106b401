import { capitalize, contentWords, squeeze } from '@grantwright/analyst';

const connectors =
  /^(?:(?:please )?note(?: that)?[,:]?|important(?: note| reminder)?:|reminder:|also,?|additionally,?|in addition(?! to)\b,?|that is,|so,|furthermore,?|moreover,?|however,?|therefore,?|finally,?|further,?|thus,?|please be (?:advised|aware) that|as a reminder,?|for (?:the purposes? of )?this (?:nofo|rfp|program|call|notice),?|to be eligible(?: (?:for (?:a grant|funding|support|this \w+)|to apply))?,|in order to (?:apply|be considered),|to apply,)\s+/i;

const people =
  '(?:you|(?:all |each |every |prospective |potential |interested |eligible |the )*(?:applicants?|proposers?|bidders?|respondents?|offerors?|vendors?|organi[sz]ations?|applicant organi[sz]ations?|agencies|nonprofits|institutions|candidates?|nominees?|projects? leaders?|individuals?|parties|artists?|schools|companies|entities|lead applicants?)(?: (?:interested in applying|seeking funding|wishing to apply|who wish to apply|applying))?)';
const duty =
  /^(?:must|shall|will need to|need to|needs to|are required to|is required to|will be required to|have to|are expected to|are asked to|are requested to|should|are encouraged to|is encouraged to)\s+(?:also\s+|then\s+|first\s+)?/i;
const ban =
  /^(?:must not|shall not|may not|cannot|can not|should not|can't|will not|are not permitted to|are not allowed to)\s+/i;
/** "You cannot save your work" tells what is not possible; only of what one would do on purpose is it a ban. */
const unable =
  /^(?:cannot|can not|can't|will not)\s+(?!(?:apply|submit|use|include|exceed|request|charge|propose|spend|pay|change|alter|serve|receive|hold|add|combine|attach|send|be)\b)/i;

const bare =
  /^(?:submit|provide|include|attach|complete|have|register|describe|demonstrate|upload|use|maintain|obtain|send|email|e-mail|apply|contact|follow|read|indicate|identify|request|agree|certify|sign|ensure|hold|match|contribute|create|list|explain|propose|show|answer|respond|meet|comply|address|attend|notify|work|serve|deliver|label|number|format|limit|name|save|convert|enter|fill|download|review|explicitly|clearly|briefly|specify|outline|summarize|discuss|disclose|document|mail|hand|present|participate|operate|possess|spend|keep|pay|charge|exceed|encrypt|zip|assign|change|alter|add|apply|combine|bind|staple|fax|email|hand-deliver|consult|establish|be)\b/i;

/** Labels that name only what the line's kind already shows. */
const bareLabel =
  /^(?:eligib(?:ility|le applicants?)|(?:application )?(?:deadline|format|formatting|submission|requirements?|instructions?)|important|funding|award|restrictions?|limitations?|who (?:can|may) apply|how to apply|registration|matching funds?|match)\s*[:-]\s+(?=\p{Lu}.*\s\p{Ll}+\s)/iu;

/** Cuts what follows a full statement: "…, which …", "…; …", a trailing citation. */
const shorten = (text: string, most: number): string => {
  let short = squeeze(
    text
      .replace(/\s*\((?:see|refer to|cf\.?|e\.g\.|i\.e\.)[^)]*\)/gi, '')
      .replace(/\[\d{1,3}\]/g, ''),
  );
  if (short.length <= most) return short;
  for (const cut of [
    /;\s/,
    /,\s(?:which|as described|as defined|as outlined|in accordance|including but|such as|so that|because|since|whichever)\b/,
    /\s-\s/,
    /,\s(?:including|and|but|or)\s/,
  ]) {
    const match = [...short.matchAll(new RegExp(cut, 'g'))]
      .filter((m) => m.index >= 40 && m.index <= most)
      .at(-1);
    if (match) {
      short = short.slice(0, match.index);
      break;
    }
  }
  return short.replace(/[,;:\s-]+$/, '');
};

const labelled = /^([\p{Lu}][^:.?!]{2,60}):\s+(?=\p{Lu}[^:]*\s\p{Ll}+\s)(.+)$/su;

/** "Insurance: Agencies shall carry insurance": the label says only what the sentence says itself. */
const withoutLabel = (text: string): string => {
  const [, label = '', rest = ''] = labelled.exec(text) ?? [];
  const said = new Set(contentWords(rest).map(stem));
  const words = contentWords(label).map(stem);
  return words.length > 0 && words.filter((word) => said.has(word)).length >= words.length * 0.5
    ? rest
    : text;
};
const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed)$/, '').slice(0, 6);

/** The length up to which a line of a checklist is still read at a glance. */
const glance = 240;

/**
 * The checklist sentence of a duty as a person would note it: "Applicants must submit a budget." becomes
 * "Submit a budget". Undefined when what is left would be a fragment, or points to something before it.
 */
export const asChecklistLine = (sentence: string): string | undefined => {
  let text = squeeze(sentence.replace(/\s*[\u2190-\u21ff\u2b00-\u2bff]+(?=\W|$)/gu, '')).replace(
    /^(?:\*+\s*|(?:\(?[a-z0-9]{1,2}[.)]|[•-])\s+)/i,
    '',
  );
  text = withoutLabel(text)
    .replace(/\s*\((?:limit|max(?:imum)?)\b[^)]*\)\.?$/i, '')
    .replace(/\bwe (?:ask|require) (?:that )?(?:you|applicants) (?:to )?(?=\p{Ll})/iu, 'please ');
  for (let i = 0; i < 2; i++) text = text.replace(connectors, '');
  text = text
    .replace(
      /^(?:no|yes)[,;.]\s+(?:but\s+)?(?=(?:the|we|you|our|only|all|after|before|any|applicants?|applications?|proposals?|projects?|organi[sz]ations?|grants?|this)\b)/i,
      '',
    )
    .replace(bareLabel, '')
    // "This letter must be signed" says what it is of without the sentence before.
    .replace(
      /^this (?=(?:letter|application|proposal|narrative|statement|budget) (?:must|should|shall|may not|cannot)\b)/i,
      'the ',
    )
    .replace(
      /^it is (?:an? )?(?:\w+ )?(?:condition|requirement|prerequisite)(?: of [^,.]{3,60}?)? that (?=\p{Ll})/iu,
      '',
    )
    .replace(
      /^it is also (?=(?:strongly |highly )?(?:recommended|required|expected) that )/i,
      'it is ',
    )
    .replace(/^please\s+/i, '')
    .replace(
      /,?\s+(?:and|which|that)\s+(?:must |should |shall )?(?:include|contain|address|provide|describe)(?:s|es)?(?: all of)?(?: the following\b[^:]*)?\s*:$/i,
      '',
    )
    // "Use a font of 11 point, with these sections:" leads to the sections, and says the rest itself.
    .replace(
      /,?\s+(?:and )?(?:with|under|using|in) (?:these|the following) (?:\w+ )?(?:sections|headings|parts|questions|titles)\s*:$/i,
      '',
    );
  const subject = new RegExp(`^${people}\\s+`, 'i').exec(text);
  text = text.replace(
    /\b(using|via|through|with|on|in) (?:this|the following) ((?:online |application |web |electronic )*(?:form|portal))\b/gi,
    "$1 the funder's $2",
  );
  if (subject) {
    const rest = text.slice(subject[0].length);
    const forbidden = ban.exec(rest);
    const asked = duty.exec(rest);
    if (unable.test(rest)) {
      // Kept as the funder says it.
    } else if (forbidden) {
      const verb = rest.slice(forbidden[0].length);
      if (bare.test(verb) && !/^be\b/i.test(verb)) text = `do not ${verb}`;
    } else if (asked) {
      const verb = rest.slice(asked[0].length).replace(/^please\s+/i, '');
      if (!/^be\b/i.test(verb) && /^[a-z-]+\b/.test(verb) && !/^(?:not)\b/.test(verb)) text = verb;
    }
    if (!text.startsWith(subject[0].trim())) text = text.replace(/\btheir\b/g, 'your');
  }
  text = shorten(text, glance).replace(/[.:;,\s]+$/, '');
  if (text.length > glance + 80) return undefined;
  return isWhole(text) ? capitalize(text) : undefined;
};

/** False for fragments and for sentences that lean on the one before: "It must also …", "These should …". */
export const isWhole = (text: string): boolean =>
  text.length >= 12 &&
  !/^(?:yes|no)[,.;]\s|\?\s+(?:yes|no),? I\b/i.test(text) &&
  text.split(/\s+/).length >= 3 &&
  !/^(?!there (?:is|are) no \p{Ll}|it is (?:required|mandatory|essential|recommended|expected) that )(?:it|they|these|those|this|that|he|she|such|both(?! the| your| signatures)|either|which|and|or|but|if so|otherwise|doing so|then|thus|so|the former|the latter|here|there)\b(?! (?:program|programme|grant|fund|call|nofo|rfp|rfa|opportunity|funding|notice|award|foundation|initiative|competition|solicitation|announcement))/iu.test(
    text,
  ) &&
  !/\b(?:the following(?: \w+){0,2}|as follows|(?<!address )below|following)$/i.test(text) &&
  !/\b(?:this|these|those|such) (?:forms?|documents?|files?|page|items?|steps?|chart|link|list|table|attachment|criteri\w+|costs?|sketches|studies|individuals?|person|people|amounts?|reason|case|cases|activities|costs|sections? (?:should|must|will))\b/i.test(
    text,
  ) &&
  !/^what (?:you|we|they) [^.]{2,60}? (?:is|are)\b/i.test(text) &&
  !/^(?:once(?!\b[^,]{4,80}, .*\b(?:will|must|should|please|may|can)\b)|fails|is|are|was|does|has|see|for instructions)\b/i.test(
    text,
  ) &&
  !/\b(?:and|or|the|of|to|a|an|by|for|with|in|at|from|that|than|until|before|(?:must|should|shall|will|to) (?:include|contain|address|submit|provide))$/i.test(
    text,
  ) &&
  hasPairedBrackets(text);

/** "1) your application and 2) a letter" only counts; a bracket that opens must close. */
const hasPairedBrackets = (text: string): boolean => {
  const rest = text.replace(/(?<!\([^()]*)(?<=^|\s)(?:\d{1,2}|[a-z])\)(?=\s)/gi, '');
  return (rest.match(/\(/g)?.length ?? 0) === (rest.match(/\)/g)?.length ?? 0);
};

/** "a; b; c", shortened item by item, as many as stay readable; `undefined` when nothing is left. */
export const joinItems = (items: string[], most = 420): string | undefined => {
  const tidy = items
    .map((item) =>
      shorten(item.replace(/^[•●○▪■◦·*]\s*/, ''), 140)
        .replace(/[.;,:\s]+$/, '')
        .replace(/[;,]?\s+(?:and\/or|and|or)$/i, ''),
    )
    .filter((item) => item.length > 1);
  let text = '';
  for (const [index, item] of tidy.entries()) {
    const next = text === '' ? shorten(item, most) : `${text}; ${item}`;
    if (next.length > most && text !== '') {
      const left = tidy.length - index;
      return `${text}; and ${left} more`;
    }
    text = next;
  }
  return text === '' ? undefined : text;
};

const permissive =
  /\b(?:encouraged?|should|optional(?:ly)?|recommended?|may (?:include|submit|attach|provide|also|choose)|preferred|if (?:applicable|available|desired|any)|where applicable|not required|suggested|we suggest|can include|are welcome)\b/i;
const strict =
  /\b(?:must|shall|required|may not|will not|cannot|not eligible|no later than|only|not exceed)\b/i;

/** Whether a sentence leaves a choice. */
export const isMandatory = (text: string): boolean =>
  strict.test(text.replace(/\bnot required\b/gi, '')) || !permissive.test(text);
