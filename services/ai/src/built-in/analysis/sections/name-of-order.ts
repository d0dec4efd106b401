import { capitalize, squeeze } from '@grantwright/analyst';
import { isAllCapitals } from '../capitals.ts';
import { soundsLikeSection } from './section-name.ts';

const order =
  /^(?:please |briefly |clearly |does (?:the|your) (?:proposal|application|narrative) )*(?:include|contain|describe|explain|discuss|provide|summari[sz]e|outline|identify|detail|tell us about|give|list|state)\s+(?:in detail\s+)?(?:an? |the |your |any )?(?:brief |short |detailed |full )*(?:description of (?:an? |the |your )?|summary of (?:the |your )?)?/i;

/** "Equate this request to the budget and list other sources of funding" */
const secondOrder =
  /^(?:equate|relate|compare|link|connect|break down|tie) [^.;:]{5,70},? and ((?:list|describe|explain|outline|identify) (?!of\b).+)$/i;

const longestClause = 12;
const ofWork = (name: string): boolean =>
  soundsLikeSection(name) || /\b(?:project|program(?:me)?|request|funding)\b/i.test(name);

/** "DESCRIBE THE NEED FOR THIS PROJECT" asks for what one may call "Need for this project". */
export const nameOfOrder = (text: string): string | undefined => {
  // "List of board members" is a list, "List the board members" an order.
  const found = /^list of\b/i.test(text) ? null : order.exec(text);
  if (!found) {
    const second = secondOrder.exec(text)?.[1];
    return second === undefined ? undefined : nameOfOrder(second);
  }
  const said = text.slice(found[0].length);
  // "Outline how the proposal will help the town" keeps its question whole.
  if (/^(?:how|why|what)\b/i.test(said)) {
    const clause = squeeze(said.split(/[.,;:(?]/)[0] ?? '');
    const short = clause.split(' ').length <= longestClause && ofWork(clause);
    return short ? capitalize(isAllCapitals(clause) ? clause.toLowerCase() : clause) : undefined;
  }
  const rest = said.split(
    /[.,;:(?]|\s(?:in detail|in clear|including|that|which|and (?:how|why|what)|as well as|in terms of|will|with|you (?:have|are|will|plan|would)|and (?:who|when|where))\b/i,
  )[0];
  const name = squeeze(rest ?? '');
  if (name.split(' ').length > 7 || name.length < 4) return undefined;
  if (!ofWork(name)) return undefined;
  return capitalize(isAllCapitals(name) ? name.toLowerCase() : name);
};
