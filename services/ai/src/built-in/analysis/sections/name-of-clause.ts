import { capitalize, squeeze } from '@grantwright/analyst';
import { isIdentity } from './paper.ts';
import { isSectionName, sectionName } from './section-name.ts';

const verb =
  /^(?:(?:also|briefly|clearly|concisely|succinctly|specifically|then|finally|please) )*(?:tell us(?: about)?|set out|[a-z]+)\s+/i;
const article =
  /^(?:(?:an?|the|your|their|its|any|all|brief|short|detailed|clear|concise|complete)(?:,? and)? )+/i;
const question = /^(?:how|why|what|who|where|when|whether)\b/i;
const mostWords = 12;
const mostWordsOfQuestion = 16;
/** What stands after these explains what was named. */
const explained =
  /,\s|;|\s(?:including|which|such as|so that|in order to|with particular|as well as|if any|that (?:will|would|is|are|has|have|can)|(?:for|to|in|with) which)\b|\s\(/i;
/** "describe it", "state that the work is done", "show evidence": these name nothing. */
const empty =
  /^(?:it|this|that|these|those|them|us|one|evidence|details?|information|more|following|below|above|everything|further)\b/i;

/** What a clause of an order asks for: "outline the main work of the project, including …" is "Main work of the project". */
export const nameOfClause = (clause: string): string | undefined => {
  const said = squeeze(clause.replace(/[.;,]+$/, '').replace(verb, ''));
  if (question.test(said)) {
    const whole = said.split(' ').length <= mostWordsOfQuestion ? said : said.split(/,\s/)[0];
    const asks =
      whole && whole.split(' ').length <= mostWordsOfQuestion && whole.split(' ').length >= 3;
    return asks ? capitalize(sectionName(whole)) : undefined;
  }
  const bare = said.replace(article, '');
  const head = sectionName((bare.split(explained)[0] ?? bare).trim());
  const words = head.split(' ').length;
  if (words > mostWords || head.length < 4 || empty.test(head) || isIdentity(head))
    return undefined;
  const name = capitalize(head);
  // "Funding you have already obtained" begins as a title of the call may, and is asked all the same.
  const asks = words >= 4 && /\b(?:you|your|the project|the proposal)\b/i.test(name);
  return isSectionName(name) || asks ? name : undefined;
};
