/** What a paper is decides what it can tell: a letter of the IRS holds the IRS's telephone, too. */
export type DocumentKind =
  | 'articles'
  | 'bylaws'
  | 'certificate-of-standing'
  | 'determination-letter'
  | 'form-990'
  | 'form-990-n'
  | 'policy'
  | 'report'
  | 'other';

const signs: [DocumentKind, RegExp][] = [
  [
    'determination-letter',
    /pleased to tell you (?:we determined|you)|we(?:'ve|’ve| have) determined (?:that )?you(?:'re|’re| are)|exempt from federal income tax under|public charity status:|employer identification number:[\s\S]{0,300}(?:contact person|person to contact)|assigned you (?:an )?(?:employer identification number|EIN)|number of this notice:\s*CP ?575/i,
  ],
  // Who tells of a letter of the service in a sentence has one; the letter itself bears its sender's name on a line.
  [
    'determination-letter',
    /^.{0,90}internal revenue service.{0,60}$[\s\S]{0,3000}determination letter/im,
  ],
  // An older letter confirms that a body is exempt to a sir or madam whom it does not name.
  [
    'determination-letter',
    /^.{0,60}internal revenue service.{0,60}$[\s\S]{0,1500}^dear (?:sir|madam|applicant|taxpayer)[\s\S]{0,2500}\bexempt/im,
  ],
  ['form-990-n', /\bform 990-?N\b|e-postcard|electronic notice \(e-/i],
  [
    'form-990',
    // Printed from the agency's own file, the form's title has lost the spaces between its words.
    /\bform\s+990(?:-EZ|-PF|EZ)?\b[\s\S]{0,600}(?:return of organization exempt|short form|gross receipts|employer identification)|return\s?of\s?organization\s?exempt\s?from\s?income\s?tax|return of private foundation|form\s*990-PF\b|^form\s?990(?:-?EZ)?\s*\((?:19|20)\d{2}\).{0,100}\bpage \d/im,
  ],
  [
    'articles',
    /\b(?:restated |amended )*(?:articles|certificate) of (?:incorporation|organization|formation|agreement|association)|declaration of trust\b/i,
  ],
  [
    'bylaws',
    /\bby[- ]?laws\b|^(?:the )?constitution(?:$| (?:of|and)\b(?![^\n.;]{0,120} (?:is|are|was|can|may|has) (?:\p{Ll}+ly )?\p{Ll}))/imu,
  ],
  [
    'policy',
    /\b(?:code of conduct|polic(?:y|ies)(?: and procedures?)? (?:manual|handbook|on)|decision making policy|employee handbook|whistleblower policy|conflict of interest policy)\b/i,
  ],
  [
    'report',
    /\bannual report\b|year in review|impact report|report to (?:the|our) (?:community|neighbou?rs|friends|members|supporters|donors)\b/i,
  ],
];

const opening = 40;
/** A form and a letter say early what they are; a paper may tell of one further down. */
const earlyOn = 900;
/** "Certificate of Incorporation of …" over a paper that goes on to speak of exemption; scans misread a letter. */
const opensAsArticles =
  /^(?:(?:amended|restated|and|the|first|second) )*(?:art\w{2,7}|certificate) of (?:incorporation|organization|formation|association)\b/i;
/** "By-laws of …" over numbered parts: what they say of taxes or of a letter makes them none. */
const opensAsByLaws =
  /^(?:(?:amended|restated|revised|draft|proposed|and|the) )*by-?laws(?:$| (?:of|for)\b)/i;
/** "Dublin Computing Club: Constitution 2019". */
const endsAsByLaws = /^(?:[\p{L}\d'’&:,–-]+ ){1,8}(?:constitution|by-?laws)(?: \(?\d{4}\)?)?$/iu;
const numberedPart = /^(?:article|section) (?:[IVXL]+|\d+)\b|^\d{1,2}\.? \p{Lu}/iu;
const fewestParts = 2;
const topLines = 4;
const longTitle = 80;
const articlesTitle =
  /^(?:(?:amended|restated|and|the) )*(?:articles|certificate) of (?:incorporation|organization|formation)(?: of)?$/i;

/** "Safeguarding Children Policy & Procedures", as the title of a paper: its boxes are of those to tell. */
const endsAsPolicy =
  /^(?:[\p{L}\d'’&:,–-]+ ){1,8}(?:polic(?:y|ies)(?: (?:and|&) (?:procedures?|guidelines))?|code of (?:conduct|ethics))(?: \(?\d{4}\)?)?$/iu;

/** "Safeguarding", "Child Protection Policy for Elm Row School". */
const startsAsPolicy =
  /^(?:(?:our )?safeguarding(?: (?:children|adults|statement|contacts?))?(?: [|–—-] .*)?|(?:[\p{L}'’&-]+ ){1,5}policy (?:for|of) (?:the )?\p{Lu}.*)$/iu;
const saysPolicy =
  /\b(?:purposes?|aims?|intent) of (?:this|the) (?:[\p{L}&,-]+ ){0,8}policy\b|\bthis policy (?:applies|sets out|describes|covers|is intended|outlines)\b/iu;

/** "Minutes & Bylaws" in the menu of a site is no by-laws. */
const menuEntry =
  /^from (?:the|our) [^.]{0,40}\bby-?laws,? (?:article|section)\b|^(?:(?:our|the|board|meeting|members?|membership|documents?|policies|minutes|agendas?|governance|history|financials?|forms)[ ,]*(?:(?:and|&|\/) ?)?)+\bby-?laws(?: (?:and|&) \p{L}+)?$/iu;

/** "Certificate of Good Standing", alone on its line, over what an officer of the state certifies. */
const standing =
  /^(?:(?:corporate|business|entity|the) )*(?:certificate|statement) of (?:fact(?: of)?|good standing|(?:corporate )?existence|(?:entity )?status|subsistence|corporate good standing)\b/i;
const certifies = /\bcertif(?:y|ies|ied)\b/i;
const wordsOfATitle = 16;
const shortPaper = 80;
const headOfACertificate = 15;

/** "We are exempt from federal income tax" is said by many; a letter that finds it says "you", or who sends it. */
const theIrs =
  /\b(?:internal revenue service|department of the treasury|IRS|CP ?575)\b|\bdear (?:applicant|sir|taxpayer)\b/i;
const near = 250;
const isOfTheIrs = (text: string, at: number): boolean =>
  theIrs.test(text) || /\byou(?:r|['’]re)?\b/i.test(text.slice(Math.max(0, at - near), at + near));

/** "Elm Row Makers Annual Report 2024" over a paper without numbered parts, whatever its file is called. */
const titledReport =
  /^(?:[\p{L}\d'’&.,-]+ ){0,9}(?:annual|impact|yearly) report(?:,? (?:for |of )?(?:FY ?)?\d{4}(?:[-–/]\d{2,4})?)?$/iu;

/** Papers of rules are numbered, or say throughout what shall be. */
const isOfRules = (lines: string[]): boolean =>
  lines.filter((line) => numberedPart.test(line)).length >= fewestParts ||
  (lines.join('\n').match(/\bshall\b/gi)?.length ?? 0) >= fewestRules;
const fewestRules = 3;

/** "They met in the school and drew up by-laws": a story told in sentences, whose words keep their places. */
const titlesOnly = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.split(' ').length > wordsOfATitle && /\p{Ll}/u.test(line)
        ? ' '.repeat(line.length)
        : line,
    )
    .join('\n');

/** Tells the kind of a paper by its title and its first lines; the sign that comes first counts. */
export const documentKind = (title: string | undefined, lines: string[]): DocumentKind => {
  const start = [title ?? '', ...lines.slice(0, opening).filter((line) => !menuEntry.test(line))]
    .join('\n')
    .slice(0, 5_000);
  if (lines.slice(0, topLines).some((line) => opensAsArticles.test(line))) return 'articles';
  if (
    lines.slice(0, topLines).some((line) => opensAsByLaws.test(line) || endsAsByLaws.test(line)) &&
    lines.filter((line) => numberedPart.test(line)).length >= fewestParts
  )
    return 'bylaws';
  if (
    lines.length < shortPaper &&
    certifies.test(start) &&
    lines
      .slice(0, headOfACertificate)
      .some((line) => standing.test(line) && line.split(' ').length < wordsOfATitle)
  )
    return 'certificate-of-standing';
  const letter = signs.slice(0, 5).find(([kind, sign]) => {
    const at = start.search(sign);
    if (kind === 'determination-letter' && !isOfTheIrs(start, at)) return false;
    return at >= 0 && (kind !== 'form-990-n' || at < earlyOn);
  });
  if (letter) return letter[0];
  // Behind a filing's cover sheet the title stands further down, alone on its line.
  if (lines.slice(0, opening).some((line) => articlesTitle.test(line))) return 'articles';
  if (lines.slice(0, 2).some((line) => titledReport.test(line)) && !isOfRules(lines))
    return 'report';
  const titles = isOfRules(lines) ? start : titlesOnly(start);
  const found = signs
    .slice(5)
    .map(([kind, sign]) => ({ kind, at: (kind === 'report' ? start : titles).search(sign) }))
    .filter(({ at }) => at >= 0 && at < 600)
    .sort((a, b) => a.at - b.at);
  if (found[0]) return found[0].kind;
  if (
    [title ?? '', ...lines.slice(0, 2)].some(
      (line) => line.length < longTitle && (endsAsPolicy.test(line) || startsAsPolicy.test(line)),
    ) ||
    saysPolicy.test(start.slice(0, earlyOn))
  )
    return 'policy';
  const whole = lines.join('\n');
  const named = whole.match(/\bby-?laws\b/gi)?.length ?? 0;
  const articles = whole.match(/^(?:article|section) (?:[IVXL]+|\d+)\b/gim)?.length ?? 0;
  const constitution = lines
    .slice(0, topLines)
    .some((line) => line.length < longTitle && /\bconstitution\b/i.test(line));
  return (named > 2 || constitution) && articles > 2 ? 'bylaws' : 'other';
};
