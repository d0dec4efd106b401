import { anyOf } from '../../values/any-of.ts';

/** `neutral` rules, such as responsibility for accuracy, neither permit nor forbid. */
type RuleKind = 'forbid' | 'disclose' | 'allow' | 'neutral';

const limitedUses =
  '(?:spelling|spell[ -]?check|grammar|proofread|copy[ -]?edit|language edit|typo|translat|punctuation)';

/** "is not prohibited", "we do not restrict". */
const negatedProhibition = anyOf(
  /(?:\b(?:not|no longer|nor|never)|n['’]t)\s+(?:\w+\s+)?(?:prohibit|forbid|forbidden|ban|banned|restrict|penali[sz]e|discourage|object|disadvantage|held against)\w*/gi,
  /\bno\s+(?:\w+\s+)?(?:restriction|prohibition|objection|ban)s?\b/gi,
  /\bneither\s+(?:prohibit|forbid|ban|encourage|require)\w*/gi,
);

const disclosureVerb =
  '(?:disclos|declar|acknowledg|report|cit|attribut|stat|mention)(?:e|ed|ing|ure|ation|ment)?s?';

/** "need not be declared", "are not required to disclose". */
const notRequiredTo = anyOf(
  /\b(?:need not|needn['’]t|(?:do not|does not|don['’]t) need to|(?:do not|does not) have to)\b/gi,
  /\b(?:not (?:be )?(?:required|obliged|necessary|expected|asked) to|no need to|not required)\b/gi,
);
const disclosureNotRequired = anyOf(
  new RegExp(`(?:${notRequiredTo.source})(?: \\w+){0,3}? ${disclosureVerb}\\b`, 'gi'),
  /\b(?:no|without any) disclosure is (?:required|needed|necessary)/gi,
  /\bdisclosure is (?:not|optional)\b(?: \w+)?/gi,
);

/** "unless disclosed", "undeclared use": only undisclosed use is forbidden. */
const conditionalDisclosure = anyOf(
  /\b(?:undisclosed|undeclared|unacknowledged|unattributed|uncited)\b/i,
  /\b(?:without|unless|fail\w*)(?:\s+\w+){0,5}?\s+(?:disclos|declar|acknowledg|attribut)\w*/i,
  /(?:\bnot|n['’]t)\s+(?:(?:be|been|properly|fully|clearly)\s+)?(?:disclos|declar|acknowledg)\w*/i,
);

const prohibitions = [
  /\b(?:prohibit|forbid|ban)(?:s|den|ned|ed)?\b/i,
  /(?:\b(?:not|never|cannot)|n['’]t)\s+(?:be\s+)?(?:\w+ly\s+)?(?:use|used|using|rely|employ|employed|accept|accepted|acceptable|consider|considered|review|reviewed|fund|funded|eligible|permit|permitted|allow|allowed|submit|submitted|contain|include|write|written|generate|generated|draft|drafted|prepare|prepared|develop|developed|created|produced|evaluated|scored|awarded)\b/i,
  /\bnot\s+(?:for|to)\s+(?:writ|draft|generat|produc|creat|develop|prepar|compos)/i,
  /\b(?:reject|disqualif|ineligib|inadmissib|unacceptab|impermissib)\w*/i,
  /\b(?:returned|declined|withdrawn|removed)\b.{0,30}\b(?:without|from|review|consideration|automatically)\b/i,
  /\b(?:refrain|abstain)\s+from\b/i,
  /\bno\s+(?:AI|generative|artificial|part|portion|section|chatgpt)\b.{0,80}\b(?:may|will|shall|can|should|must)\b/i,
  /\b(?:must|should|shall)\s+(?:be|remain)\s+(?:\w+\s+){0,4}?(?:written|authored|prepared|drafted|developed)\s+(?:\w+\s+)?by\s+(?:a\s+|the\s+)?(?:human|people|person|applicant|staff)/i,
  /\b(?:human-written|human-authored|written\s+(?:entirely|solely|only)\s+by)\b/i,
];
const writingVerb = '(?:developed|written|generated|produced|drafted|created)';
const mostPart = '(?:substantial|substantially|primarily|wholly|entirely|largely|mainly)';
const substantialUse = new RegExp(
  `\\b(?:${mostPart}\\s+(?:\\w+\\s+)?${writingVerb}|${writingVerb}\\s+${mostPart})\\s+(?:with|by|using)\\b(?!\\s+(?:the\\s+)?(?:applicant|human|people|staff))`,
  'i',
);
const onlyMinorUse = new RegExp(
  `\\b(?:only|solely|limited to|restricted to|exclusively|except|other than|no more than|nothing (?:more|but))\\b.{0,80}\\b${limitedUses}|${limitedUses}\\w*.{0,60}\\b(?:only|and nothing else)\\b`,
  'i',
);

const disclosureRules = [
  /\b(?:disclos|declar|acknowledg|attribut)\w*/i,
  /\bcit(?:e|ed|ing|ation)s?\b/i,
  /\b(?:must|should|shall|required|requires?|asked?|asks|please|encouraged?|expected|need|needs)\b.{0,60}\b(?:state|stated|indicate|indicated|identify|identified|describe|described|explain|report|reported|specify|mention|note|label|labeled|mark|list)\b.{0,80}\b(?:AI|artificial|generative|use|used|whether|how|tools?)\b/i,
  /^(?:please\s+)?(?:state|indicate|describe|explain|report|specify|mention|note|tell us)\b.{0,80}\b(?:AI|artificial|generative|tools?)\b/i,
  /\b(?:AI|artificial intelligence|generative)\b.{0,80}\b(?:must|should|shall|needs? to)\s+be\s+(?:\w+ly\s+)?(?:stated|indicated|identified|described|explained|reported|specified|mentioned|noted|labell?ed|marked)\b/i,
];

const permission = anyOf(
  /\b(?:may|can|could|free to|welcome to|able to|permitted to|allowed to)\s+(?:also\s+|be\s+|responsibly\s+)?(?:use|used|using|employ|employed|make use)\b/i,
  /\b(?:permitted|allowed|acceptable|accepted|welcome|welcomed)\b/i,
);
const neutralRule = /\b(?:responsib|accountab|liab|accura|verif|fact-check|review(?:ed)? by)\w*/i;

/** Rules about reviewers, confidential data, costs, authorship or misconduct, which do not limit drafting. */
const aboutOthers = anyOf(
  /\b(?:reviewers?|panelists?|peer review\w*)\b/i,
  /\b(?:confidential|proprietary|sensitive|personal (?:data|information))\b/i,
  /\b(?:authors?|co-?authors?|authorship)\b|\b(?:fabricat|falsif|plagiari[sz])\w*/i,
  /\b(?:funds|costs?|funding)\b/i,
  /\b(?:we|our staff|the foundation|the agency)\s+(?:do|does|will|may|shall)\s+not\s+(?:use|rely)\b/i,
);
const ai = '(?:AI|artificial|generative|ChatGPT|GPT|LLMs?|language models?|chatbots?)\\b';
const text =
  '\\b(?:applications?|proposals?|narratives?|submissions?|answers|responses|text|content)\\b';
const write = '(?:compose|create|develop|draft|generate|prepare|produce|write)';
const written =
  '(?:authored|composed|created|developed|drafted|generated|prepared|produced|written)';
/** Use of AI to write the application, which a sentence may forbid along with its use for funds or personal data. */
const ofApplication = anyOf(
  // "applications for funding that were written with generative AI"
  new RegExp(
    `${text}[^.;]{0,80}\\b${written} (?:[\\w-]+ ){0,3}(?:by|using|with)\\b[^.;]{0,30}\\b${ai}`,
    'i',
  ),
  // "AI-generated proposals"
  new RegExp(`\\bAI[ -]${written} ${text}`, 'i'),
  // "use generative AI to write the proposal", "use AI in their applications"
  new RegExp(
    `\\bus(?:e|ing)\\b[^.;]{0,40}\\b${ai}[^.;]{0,40}\\b(?:to ${write}|in|for)\\b[^.;]{0,40}${text}`,
    'i',
  ),
  // "write the proposal with AI"
  new RegExp(
    `\\b${write}\\b[^.;]{0,40}${text}[^.;]{0,20}\\b(?:using|with)\\b[^.;]{0,30}\\b${ai}`,
    'i',
  ),
);
/** Reviewers, the funder or grant funds as the subject of the rule. */
const otherSubject = anyOf(
  /\b(?:reviewers?|panelists?|evaluators?)\b[^.;]{0,20}\b(?:cannot|must|may|shall|should|will)\b(?! (?:reject|decline|disqualif))/i,
  /\b(?:peer review|review(?:ing)? (?:of )?(?:the )?(?:applications?|proposals?))\b/i,
  /\b(?:costs?|funding|funds)\b (?:[\w-]+ ){0,2}(?:cannot|may not|must not|shall not|will not)\b/i,
  /\b(?:we|our staff|the foundation|the agency) (?:do|does|will|may|shall) not (?:use|rely)\b/i,
  /\b(?:fabricat|falsif|plagiari[sz])\w*/i,
);
const useDisclosed =
  /\b(?:disclos|declar|acknowledg)\w*\s+(?:of\s+)?(?:\w+\s+){0,3}?(?:use|using|AI)\b/i;

/** Finds the kinds of rule in a funder's sentence on AI. Returns an empty list if it fits none. */
export function findRuleKinds(sentence: string): ReadonlySet<RuleKind> {
  const kinds = new Set<RuleKind>();
  const text = sentence.replace(negatedProhibition, ' ').replace(disclosureNotRequired, ' ');
  if (text !== sentence) kinds.add('allow');
  if (substantialUse.test(text) || onlyMinorUse.test(text)) kinds.add('forbid');
  if (aboutOthers.test(text) && !(ofApplication.test(text) && !otherSubject.test(text))) {
    if (useDisclosed.test(text)) kinds.add('disclose');
    return kinds;
  }
  if (conditionalDisclosure.test(text)) return kinds.add('disclose');
  if (prohibitions.some((pattern) => pattern.test(text))) kinds.add('forbid');
  if (disclosureRules.some((pattern) => pattern.test(text))) kinds.add('disclose');
  if (kinds.size === 0 && permission.test(text)) kinds.add('allow');
  if (kinds.size === 0 && neutralRule.test(text)) kinds.add('neutral');
  return kinds;
}
