import { afterBodyAndOpening } from './after-body.ts';

const verbs =
  '(?:achieved|acquired|added|adopted|advocated|assembled|assisted|awarded|began partnerships|bought|broke ground|brought|built|cleared|co-?hosted|collected|completed|conducted|connected|constructed|contributed|converted|created|delivered|designed|developed|digiti[sz]ed|distributed|donated|doubled|earned|enrolled|expanded|fed|filmed|finished|funded|gave|generated|granted|grew|harvested|held|helped|hired|hosted|housed|improved|increased|installed|introduced|invested|joined|launched|led|mapped|merged|moved into|negotiated|obtained|offered|opened|organi[sz]ed|packed|paid (?:for|off)|participated in|partnered with|performed|piloted|planted|presented|processed|produced|provided|published|purchased|raised|ran|reached|rebuilt|recorded|recovered|recruited|reduced|registered|rehomed|released|relocated|renewed|renovated|reopened|repaired|replaced|rescued|restored|secured|served|sheltered|spent(?= \\d)|sponsored|staged|strengthened|supplied|supported|surveyed|taught|took part in|trained|translated|tripled|turned|upgraded|visited|welcomed|won)';
const before =
  '(?:(?:also|then|again|successfully|finally|together|have|has|proudly|jointly|recently|already|\\p{L}{3,}ly|were able to|was able to) ){0,3}';
const object = '(?= (?!(?:in|on|at|by|as|when|our thanks|grateful)\\b)(?:\\S+ ){1,30}\\S)';
/** "… purchased a duplex", "… has trained two nurses". */
const opens = new RegExp(`^${before}${verbs}\\b${object}`, 'iu');
const able =
  /^(?:was|were) able to (?:build|buy|purchase|construct|open|hire|expand|restore|renovate|offer|add|launch|complete|publish|provide|acquire|install|save|secure|double|fund)\b/iu;

const many = '(?:(?:tens|hundreds) of thousands|thousands|hundreds|dozens|scores|millions) of';
/** "Thousands of kittens have been spayed", "hundreds of boys have benefited from the camp". */
const manyHelped = new RegExp(
  `\\b${many} (?:[\\p{L}-]+,? ){1,6}?(?:have|has) (?:now |since |already |also )*(?:been (?:\\p{L}+ly )?(?:spayed|neutered|helped|served|trained|taught|fed|housed|rescued|adopted|placed|treated|planted|supported|reached|vaccinated|screened|rehomed|restored|distributed|given|awarded|published|recorded|introduced|saved|sheltered)|benefit+ed|graduated|attended|participated|taken part|learned|found (?:homes?|jobs?|work|shelter)|completed|performed|received|passed through|volunteered|visited|enjoyed)\\b`,
  'iu',
);
/** "… became a founding member of the Alliance", "… the first library to lend tools". */
const turned =
  /\bbecame (?:fully |financially |wholly )?(?:self-supporting|self-sufficient|debt-free)\b|\b(?:became|is|was) (?:an?|the|one of the) (?:founding|charter|accredited|certified) (?:member|partner|museum|agency|center|site)\b|\b(?:was|were|became) the (?:very )?first \p{L}+ (?:\S+ ){0,5}?to \p{Ll}+/iu;
/** "Rated 'Outstanding' by the inspectors", "granted museum status in 1989", "recognized as a Public Good". */
const recognized =
  /\brated ['‘“"]?(?:good|outstanding|excellent|exceptional|very good)\b|\b(?:granted|awarded|given|received) (?:[\p{L}“”"'’-]+ ){0,4}(?:status|charter|designation|seal of transparency) (?:by|from|in)\b|\b(?:was|were|has been|have been) recogni[sz]ed as an? (?=\p{Lu})/iu;
/** "Recent successes include a ban on …". */
const successes =
  /^(?:(?:our|some of our|recent|key|notable|past|major|other) )+(?:successes|achievements|accomplishments|highlights|wins|victories|milestones) (?:include|included|have included|are)\b/iu;
/** "132 exams were given in 2016". */
const counted =
  /^(?:[\p{L} ]{2,30}: )?(?:over |more than |nearly |about |some |around )?\d[\d,]* (?:[\p{L}-]+ ){1,5}?(?:was|were|have been|has been) (?:given|held|built|planted|served|distributed|awarded|delivered|opened|trained|published|installed|repaired|restored|rescued|rehomed|adopted|vaccinated|screened|tested|packed|collected|enrolled|housed|staged|performed|loaned|lent|digiti[sz]ed|recorded|translated|completed|provided|donated|removed|cleared)\b/iu;
/** "A second clinic was opened in March 2021". */
const wasDone =
  /^(?:An?|The|Our|Two|Three|Four|Five|New) (?:[^.;,]{3,80}) (?:was|were) (?:added|launched|opened|introduced|completed|published|installed|renovated|restored|purchased|acquired|released|unveiled|planted|digiti[sz]ed) (?:[^.;]{0,60} )?(?:in|on|during) (?:\p{Lu}\p{Ll}+ (?:\d{1,2}, )?)?20\d{2}\b/u;

/** "… was opened by the county in 2021": whose deed it is. */
const byOthers =
  /\bby (?:the )?(?:\p{L}+ )?(?:mayor|city|town|county|state|council|government|ministry|police|university|developers?)\b/iu;

/** How it came to be, what is to come or failed, what others hold, and what is asked of a reader. */
const notDone =
  /\b(?:will|would|should|could|may(?! \d)|might|hop(?:e|es|ed|ing) to|plan(?:s|ned)? to|aims? to|expects? to|unable|failed|not|never|until|since|founded|incorporated|years? ago|you|your|budgets?|motions?|minutes|auditors?|accountants?|audit|loss|deficit|lawsuit|loans?|quorum|voted|amended|reserves?|policy|policies|principles|cookies|complaints?|shall|lost)\b|[?]$/i;
const fewestWords = 5;
const mostWords = 60;

/** What a page tells that its body did, had or became, whether or not it counts it. */
export const isDeedTold = (text: string, names: string[]): boolean => {
  const words = text.split(' ').length;
  if (words < fewestWords || words > mostWords) return false;
  const isItsOwn = /\b(?:we|our|us|its)\b/i.test(text) || names.some((name) => text.includes(name));
  if (recognized.test(text) && !/\b(?:shall|will|must|may(?! \d)|if|loans?)\b/i.test(text))
    return true;
  if (notDone.test(text)) return false;
  if (successes.test(text)) return true;
  if (manyHelped.test(text)) return true;
  if ((counted.test(text) || wasDone.test(text)) && !byOthers.test(text)) return true;
  const own = afterBodyAndOpening(text, names);
  if (turned.test(text) && (isItsOwn || own !== undefined)) return true;
  return own !== undefined && (opens.test(own) || able.test(own));
};
