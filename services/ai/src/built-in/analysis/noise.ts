/** Footnotes, navigation, tables of contents, links to elsewhere, form blanks: nothing a checklist would hold. */
const patterns = [
  /^(?:please )?(?:read|check|review|consult|see|visit|note that you can|browse) (?:the|our|what|this|all|through|these|following)\b(?!.*\b(?:must|required|deadline)\b)/i,
  /^(?:\[\d{1,3}\]|\d{1,3}\s+https?:|\*{1,3}\s|†|‡)/,
  /\.{4,}\s*\d+$|\s\d{1,3}\s*\.{3,}/,
  /^(?:page \d+(?: of \d+)?|table of contents|contents|skip to|home|menu|search|back to top|top|previous|next|share|print|log ?in|sign (?:in|up)|subscribe|read more|learn more|click here|download|follow us|contact us|privacy policy|cookies?|all rights reserved|copyright|©).{0,40}$/i,
  /\b(?:we use cookies|cookie (?:policy|settings|preferences)|all rights reserved|terms of use|javascript|adobe reader|your browser|internal links)\b/i,
  // A newsletter is no matter of the call, but a report in one may be a duty.
  /^(?!.*\b(?:must|required|report|commit\w*)\b).*\bnewsletter\b/i,
  /^(?!.*\b(?:contact|e-?mail|write to|questions?)\b.*[\w.-]@\w)(?:for (?:more|further|additional|guidance|instructions|help|assistance|detailed)\b.*|you can (?:also )?see|please see|see|visit|go to|refer to|read|for more (?:information|details|on)|learn more|more information|to learn|click|find)\b(?!.*\b(?:must|required|deadline|due|submit|upload)\b)/i,
  /^(?:last (?:updated|modified|reviewed)|updated|posted|published)\b(?!.*\b(?:deadlines?|due|clos(?:es|ing)):)/i,
  /^welcome to (?:the|our)\b/i,
  /^(?:illustration|photo(?:graph)?|image|picture)s?(?: (?:by|from|courtesy|credits?)\b|: \p{Lu}.*\b(?:features?|pictured|poses?|shows?|courtesy|with)\b)/iu,
  // Somebody's life, and whom others may give to
  /^[Tt]he late (?:(?:Mr|Mrs|Ms|Dr|Sir|Lady|Rev)\.? )?\p{Lu}\p{Ll}+ \p{Lu}/u,
  /(?<!\bor )\b(?:he|she) (?:retired|was born|graduated|became|studied|died|passed away)\b/i,
  /^(?:our|the) [\w' -]{3,60}\b(?:can|may) be supported (?:by|through)\b.*\b(?:donations?|bequests?|gifts)\b/i,
  /\b(?:is|are) also available in (?:word|pdf|excel|large print|other languages)\b/i,
  /^no exceptions (?:will be made|are made)\b/i,
  /\b(?:unable to fund (?:all|every)|cannot fund (?:all|every)|more (?:requests|applications|proposals) than)\b/i,
  // An applicant's question, told as a sentence
  /^(?:i|we) [^.]{0,40}\b(?:submit|send|upload|complete) (?:my|our) (?:\w+ )?(?:application|proposal)\b/i,
  /^if you (?:or your \w+ )?(?:are|is) interested in (?:supporting|sponsoring|donating|partnering)\b/i,
  /\[?\bback to (?:the )?top\]?$/i,
  /^[^\p{L}]*$/u,
  // Whose post it is, and of when; what somebody said of it; what a workshop on applying is about
  /^(?!.*\b(?:due|deadlines?|clos\w+|opens?|submit\w*|notif\w+|award\w*)\b)(?:\d{4}-\d\d-\d\d|\p{Lu}\p{L}+ \d{1,2},? \d{4})(?:,? \d{1,2}:\d\d(?::\d\d)?)?\s*[·|•].*$/u,
  /^["“](?!.*\b(?:must|required|deadline|no later than|priority (?:will|is|to)|(?:co-?funding|match(?:ing)?) requirements?)\b)[^"”]{60,}/i,
  /^(?:each|the|this) (?:workshop|webinar|information session)s? will (?:explore|cover|show|explain|help)\b|^topics (?:include|covered)\b/i,
  // The links of a page in one line
  /^(?:[^|.\d]{2,30} \| ){2,}[^|.\d]{2,30}$/,
  /^©/,
  /\b(?:figure|exhibit|table) \d+[.:]\s/i,
];

/** True for text that is part of the page, not of the call. */
export const isNoise = (text: string): boolean =>
  text.length < 3 || patterns.some((pattern) => pattern.test(text));

const writtenOn =
  /^(?:(?:this |the )?(?:(?:web ?)?page|(?:web ?)?site|document|information|content|guidelines?) )?(?:was )?(?:last )?(?:revised|updated|modified|edited)(?: on)?:? [\p{L}\d,./ -]{4,24}\.?$/iu;

/** "Page last revised 3 January 2027": when a page was written is no day of the call, whatever it stands under. */
export const datesPage = (text: string): boolean => writtenOn.test(text);
