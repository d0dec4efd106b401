const whose =
  "(?:(?:grants?|funding|application|applicants?['’]?|submission|proposal|program(?:me)?|scheme|general|full|short|user) (?:and |& )?)";
const whom =
  '(?: (?:for|to) (?:(?:prospective|potential|all|our|new|grant) )*(?:applicants?|applications?|applying|candidates|grant-?seekers|proposers|organi[sz]ations applying|letters? of (?:inquiry|enquiry|intent|interest)|lois?|proposals?|concept (?:notes?|papers?)|expressions of interest))';
const kind =
  '(?:guidelines?|guidance(?: notes?| document)?|guide(?: notes)?|guidebook|handbook|manual|instructions?|information(?: pack(?:et)?| sheet| booklet| notes?)?|pack(?:et)?|booklet|brochure|leaflet|notes|faqs?|frequently asked questions|prospectus|terms of reference|fact ?sheet|rules|forms?)(?: (?:and|&) (?:how to apply|applications?(?: (?:form|instructions|process|guide))?|instructions|(?:eligibility|submission) requirements|forms?|faqs?))?';
const calls =
  '(?:annual program(?:me)? statement|(?:open |public )?calls? for (?:(?:project )?(?:concept|white) (?:notes?|papers?)|proposals?|applications?|projects|submissions|expressions of interest|nominations?|entries)|requests? for (?:proposals?|applications?)|invitation (?:to apply|for (?:proposals?|applications?)))';
const given =
  '(?:grants?|funds?|program(?:me)?|fellowships?|awards?|scheme|initiative|challenge|prizes?|competition|residency|microgrants?)';
const year = '(?:(?:fy ?)?\\d{4}(?:[-/]\\d{2,4})? )?';
const paper = `${year}(?:${whose}{0,2}${kind}${whom}?|${calls})`;
/** "Guide" alone may belong to the name, "Mountain Guide Fund", and "grants" before "application pack" does. */
const ofApplying = "(?:(?:application|applicants?['’]?|submission|proposal) )";
const surely = `(?:${ofApplying}${kind}|${kind}${whom}|guidance(?: notes?| document)|information (?:pack(?:et)?|sheet|booklet))`;

const wholly = new RegExp(`^(?:the )?${paper}(?:,? (?:fy ?)?\\d{4}(?:[-/]\\d{2,4})?)?$`, 'i');
const behind = [
  new RegExp(`\\s*[([]\\s*${paper}\\s*[)\\]]$`, 'i'),
  new RegExp(`\\s*(?:[:,;|-]|--)\\s*${paper}$`, 'i'),
  /(?<=\S \S+)\s+(?:LOIs?|letters? of (?:inquiry|enquiry|intent|interest))(?: (?:form|template))?$/i,
  new RegExp(`(?<=\\S \\S+)\\s+${surely}(?:,? (?:fy ?)?\\d{4}(?:[-/]\\d{2,4})?)?$`, 'i'),
];
const before = [
  new RegExp(`^(?:the )?${paper}\\s*(?:[:;|]|\\s-|--)\\s*(?=\\S)`, 'i'),
  // "GUIDELINES Heron Grants 2027": nothing that is given begins so.
  /^(?:(?:application|grant|program(?:me)?|funding) )?guidelines (?=(?:\d{4} )?\p{Lu}.*\b(?:[Gg]rants?|[Pp]rogram(?:me)?|[Ff]und|[Aa]wards?|[Ff]ellowships?|[Ss]cholarships?|[Pp]rizes?|[Ss]cheme)\b)/iu,
  /^(?:how to apply (?:for|to)|applying (?:for|to)|apply (?:for|to)) (?:an? |the |our )?(?=(?:\p{Lu}|\d{4} \p{Lu})\S* \S)/iu,
];

const named = `(?<=\\b${given}(?:,? (?:fy ?)?\\d{4}(?:[-/]\\d{2,4})?)?)`;
/** "Otter Grants 2027 Call for Proposals: Our Rivers": a name, words that only say it is a call, and its theme. */
const callWithin = new RegExp(
  `${named}\\s*(?:[:,-]|--)?\\s+(?:open |annual )?${calls}(?:\\s*(?:[:,-]|--)\\s+(\\S.*))?$`,
  'i',
);
const isTheme = (words: string): boolean =>
  /^\p{Lu}\p{L}*(?: \p{L}[\p{L}'’-]*){1,7}$/u.test(words) && !isWordsOfPaper(words);
const withoutCall = (title: string): string =>
  title.replace(callWithin, (_, theme?: string) => (theme && isTheme(theme) ? `: ${theme}` : ''));

/**
 * "2027 Community Grants: Guidelines for Applicants", "Call for proposals: Open Science Fund": the name of what is
 * given, without what the paper about it is called.
 */
export const withoutWordsOfPaper = (title: string): string => {
  const cut = (rest: string, words: RegExp): string => {
    const kept = rest.replace(words, '').trim();
    return kept === '' ? rest : kept;
  };
  return before.reduce(cut, behind.reduce(cut, withoutCall(title)));
};

/** "Guidelines for Applicants", "Application Pack": what any such paper is called. */
export const isWordsOfPaper = (title: string): boolean => wholly.test(title.trim());
