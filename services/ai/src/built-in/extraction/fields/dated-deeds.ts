import { opensWithItself } from './own-names.ts';

/** "In 2017 we completed our warehouse": a year, the body, and what it did then. */
const dated =
  /^(?:In|During|By|Since|Between|From) (?:(?:early|late|the (?:spring|summer|fall|autumn|winter) of|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: of)?) )?(?:(?:19|20)\d{2}|FY ?(?:20)?\d{2})(?:(?: and | to |-|–)(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:19|20)\d{2})?,? /;
const deed =
  /^(?:also |then |successfully |finally |(?:was|were) able to )?(?:secure|open|complete|buy|purchase|launch|bought|hired|supplied|completed|opened|launched|built|expanded|renovated|restored|published|purchased|acquired|introduced|added|doubled|tripled|relocated|created|developed|distributed|produced|installed|planted|trained|hosted|won|paid off|rebuilt|saved|secured|began an? (?:\p{L}+ )?campaign)\b/iu;
const subject =
  /^(?:we|the \p{L}+|\p{Lu}[\p{L}&.'’-]+(?: (?:\p{Lu}[\p{L}&.'’-]+|of|the|for|and)){0,6}) (?=\p{Ll})/u;
/** How it came to be, and what is still to come, are told elsewhere. */
const notADeed =
  /\b(?:founded|incorporated|was (?:formed|established)|articles of|by-?laws|mission|will|would|plans? to|hopes? to|lawsuit|loan|dues|fees?|costs?|unfortunately)\b/i;
const mostWords = 70;

/** "Enrollment in our day services increased this year". */
const growth =
  /\b(?:our|the|its|[\p{Lu}][\p{L}]+['’]s)\b[^.;,]{0,60}\b(?:enrollment|attendance|membership|participation|circulation|adoptions?|memberships?|registrations?|visits)\b[^.;,]{0,40}?\b(?:increased|grew|rose|doubled|tripled|(?:was|were) up)\b|^(?:Enrollment|Attendance|Membership|Participation|Circulation|Adoptions)\b[^.;,]{0,60}?\b(?:increased|grew|rose|doubled|tripled|(?:was|were) up)\b|\bable to (?:increase|double|triple) (?:our|its)\b/u;
const since =
  /\b(?:this|last|(?:the )?past|previous) (?:year|season)\b|\bby (?:\d|\p{L}+ per ?cent)/iu;

/** What was done in a year that the sentence names, or what grew since the last one. */
export const isDeedOfAYear = (text: string, names: string[]): boolean => {
  if (notADeed.test(text) || text.split(' ').length > mostWords || /[?]$/.test(text)) return false;
  if (growth.test(text) && since.test(text)) return true;
  // "The organization accomplished the following: In 2011, …"
  const own = text.replace(/^[^:]{5,80}\b(?:following|accomplishments|achievements):\s+/i, '');
  if (!dated.test(own)) return false;
  const rest = own.replace(dated, '');
  return opensWithItself(rest, names) && deed.test(rest.replace(subject, ''));
};
