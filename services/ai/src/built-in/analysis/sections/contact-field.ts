import { isIdentity } from './paper.ts';

const who =
  "(?:(?:your|the|an?|my|our|primary|secondary|main|lead|legal|full|first|last|middle|given|family|preferred|current|home|work|office|mobile|cell|alternate|additional|other|mailing|street|physical|postal|permanent|business|company|school|agency|group|team|community|organi[sz]ation(?:al|'s)?|applicant(?:'s)?|contact(?:'s)?|person(?:'s)?|submitter(?:'s)?|board member's|director(?:'s)?|president(?:'s)?|principal(?:'s)?|supervisor(?:'s)?|advisor(?:'s)?|mentor(?:'s)?|program(?:me)?|project|fiscal (?:agent|sponsor)(?:'s)?|of|or|and|&|\\/|:|-) ?)*";
const fact =
  "(?:names?|surname|forename|initials|title|salutation|position|role|job title|occupation|e-?mails?|phone|telephone|tel|cell|mobile|fax|contact (?:number|person|details|information|name|e-?mail|phone)|contact|addresse?s?(?: line)?|street|p\\.?o\\.? box|city|town|village|district|neighbou?rhood|county|state|province|region|country|zip|postal|post ?code|zip-?code|locality|web ?site|web (?:page|address|site)|url|link|links|social media|facebook|instagram|twitter|linkedin|github|handle|repo|repository|ein|tax[ -]?(?:id|exempt|number|identification)|federal (?:id|tax)|employer identification|charity (?:no|number)|registration number|abn|uei|duns|vat|iban|bank|account|id|username|user ?id|password|date of birth|dob|birth ?date|age|gender|sex|race|ethnicity|nationality|citizenship|pronouns?|organi[sz]ation|company|school|institution|agency|department|college|university|applicant|applicant (?:organi[sz]ation|type)|signature|signed|date|date submitted|today's date|principal investigator|supervisor|advisor|mentor)";
const contact = new RegExp(
  `^${who}${fact}\\b(?!-)(?! (?:of|and|plan|description|budget|history|mission|background|need|summary|goals?|capacity|experience|profile|served))|^linkedin\\b`,
  'i',
);
/** "Project name", "Program title" name the work, not who does it. */
const ofWork =
  /^(?:(?:name|title)(?: of (?:the |your )?)|(?:your |the |proposed )*)(?:project|program(?:me)?|proposal|event|activity|initiative)(?:'s)?(?:\/\w+)?(?: \/ \w+)? ?(?:names?|titles?)?\W*(?:$|[([])/i;
const asksWho =
  /^(?:if (?:you are |you're )?applying as (?:an? |the )?[^,]{3,40}, (?:please )?(?:specify|state|indicate|give|name)\b|if you are (?:an? |part of an? )[^,]{3,50}, (?:please )?indicate where\b|what is (?:the |your )?(?:(?:full|legal) )?name\b|are you (?:an?|over|at least|under|currently)\b|is (?:this|your) organi[sz]ation (?:an?|registered)\b)/i;

/** Who one is and where one is reached: the profile answers it, there is nothing to write. */
export const isContactField = (asked: string): boolean => {
  const label = asked.replace(/\s*[([].*$/s, '');
  return (
    !ofWork.test(label) &&
    (asksWho.test(label) ||
      isIdentity(label) ||
      (contact.test(label) && label.split(' ').length <= 9))
  );
};

/** What ends a form: how one heard of it, what one agrees to, what else one would say. */
export const isClosingField = (label: string): boolean =>
  /\b(?:how did you (?:hear|find|learn)|hear about us|referred by|i (?:agree|accept|certify|confirm|consent|have read|acknowledge|understand)|terms (?:and|&) conditions|terms of (?:use|service)|privacy|captcha|newsletter|mailing list|feedback|additional comments|any(?:thing)? (?:else|other (?:comments|questions))|other comments)\b|^(?:comments?|notes?|message|submit|signature)\W*$/i.test(
    label,
  );
