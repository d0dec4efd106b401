import { afterItself } from './own-names.ts';

const verbs =
  '(?:acquired|added|adopted|awarded|bought|brought|built|cleared|collected|completed|conducted|converted|created|delivered|developed|digiti[sz]ed|distributed|doubled|earned|enrolled|expanded|fed|filmed|finished|gave|grew|harvested|held|helped|hired|hosted|housed|installed|introduced|launched|led|mapped|moved|opened|organi[sz]ed|packed|paid for|performed|piloted|planted|produced|published|purchased|ran|recorded|recruited|rehomed|renovated|reopened|repaired|replaced|rescued|restored|secured|served|sheltered|sponsored|staged|started|supplied|supported|surveyed|taught|trained|translated|upgraded|visited|welcomed|won)';
const before =
  '(?:(?:also|then|again|successfully|finally|together|have|has|\\p{L}+ly|were able to|was able to) ){0,2}';
const object = '(?= (?!(?:in|on|at|by|our thanks|grateful|when|as|with)\\b)(?:\\S+ ){0,20}\\S)';
const we = new RegExp(`\\b[Ww]e ${before}${verbs}\\b${object}`, 'u');
const opens = new RegExp(`^${before}${verbs}\\b${object}`, 'u');
const number =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-\\p{L}+)?|\\d[\\d,]*)';
const people =
  '(?:adults|apprentices|artists|boys|campers|children|choirs|classes|families|farmers|girls|graduates|households|interns|members|men|musicians|neighbou?rs|nurses|parents|patients|people|players|pupils|residents|schools|seniors|singers|students|teachers|teams|teenagers|teens|tenants|veterans|visitors|volunteers|women|workers|youth)';
/** "Nineteen teenagers finished the course", "… and six local women conducted the survey". */
const they = new RegExp(
  `(?:^|[;,] (?:and )?)${number} (?:[\\p{L}-]+ ){0,4}?${people} (?:and (?:\\p{L}+ ){1,3})?${before}${verbs}\\b`,
  'iu',
);
const ourOwn = new RegExp(
  `^(?:Our|The) (?:[\\p{L}-]+ ){0,2}(?:volunteers?|staff|teams?|crews?|members|students|choirs?|players|board|committee|youth) ${before}${verbs}\\b${object}`,
  'u',
);
const introduction =
  /^(?:(?:In|During|Over|By|This|Last|Thanks|With|Together|Through|After|At|On|Besides|Meanwhile)\b[^.;]{0,70}?,? )(?=(?:the|our|we|\p{Lu}))/u;
/** How it came to be, what is to come, what failed, and what is asked of a reader. */
const notDone =
  /\b(?:will|would|should|could|may|might|hop(?:e|es|ed|ing) to|plan(?:s|ned)? to|aims? to|expects? to|unable|failed|not|never|until|since|founded|incorporated|years? ago|you|your|when we|as we|budget|motion|minutes|auditors?|accountants?|loss|deficit)\b|[?:]$/i;
const fewestWords = 5;
const mostWords = 60;

/** What the year's report of a body says that was done, whether or not it counts it. */
export const isDeedOfAReport = (text: string, names: string[]): boolean => {
  const words = text.split(' ').length;
  if (words < fewestWords || words > mostWords || notDone.test(text)) return false;
  const rest = afterItself(text, names) ?? afterItself(text.replace(introduction, ''), names);
  return (
    we.test(text) ||
    they.test(text) ||
    ourOwn.test(text) ||
    (rest !== undefined && opens.test(rest))
  );
};
