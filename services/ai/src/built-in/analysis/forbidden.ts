import type { ListPart, Statement } from './guidelines.ts';

/** "Don't", "Please do not:", "Never": what stands below goes on where this breaks off. */
const breaksOff =
  /^(?:the )?(?:please )?(?:(?:do not|don't|don'ts|do nots?|never|avoid|refrain from)(?: do)?(?: the following| these| this| any of (?:these|the following))?|(?:the )?(?:things|what|mistakes|pitfalls|errors) (?:you )?(?:(?:should |must )?(?:not to|not|to avoid|never to) ?(?:do|make|avoid)?|to avoid)|(?:what|things) to avoid|(?:common|frequent|typical) (?:mistakes|pitfalls|errors)(?: to avoid)?)$/i;
/** "Applicants should not:" leads a sentence of its own to each item. */
const leadsToNo =
  /^(?=.{4,90}$)(?:.*\b)?(?:must|should|shall|may|can|do|does|will) ?(?:not|never)$|^(?=.{4,90}$).*\b(?:cannot|mustn't|shouldn't|can't|don't|won't)$/i;
const openEnd = /[\s:.!–—-]*$/;

/** Said as a whole already, or with a no of its own. */
const saysItself =
  /^(?:(?:please )?(?:do not|don't|never|not|no|avoid|refrain|instead|rather)\b|(?:we|you|they|it|there|this|that|these|those|if|when|because|applicants?|applications?|proposals?|reviewers?) .*\b(?:is|are|will|may|must|can|cannot|should|shall|do|does|have|has|not)\b)/i;
const gerund = /^(?!(?:bring|sing|string|cling|fling|ring)\b)\p{Ll}{2,}ing\b/iu;
/** Acts that one is warned of: without these words before it, an item is no order. */
const act =
  /^(?:(?:just|simply|merely|only|ever|over|knowingly|automatically) )?(?:accept|add|allow|alter|answer|apply|approach|argue|ask|assume|attach|base|be|begin|bind|book|budget|buy|call|cc|change|charge|claim|clutter|combine|compare|compress|confuse|contact|contradict|copy|count|create|cut|deliver|describe|disclose|discuss|drop|duplicate|e-?mail|enclose|end|exaggerate|exceed|expect|fail|fax|fill|fold|force|forget|format|get|give|go|guess|hand|have|hesitate|hide|ignore|include|inflate|insert|invent|keep|leave|let|link|list|lump|mail|make|misrepresent|miss|mix|name|neglect|offer|omit|over(?:look|state|estimate|spend|promise|load|use)|pad|panic|paste|pay|plagiari[sz]e|plan|post|present|promise|propose|provide|purchase|put|raise|re-?use|recycle|reduce|refer|rely|remove|repeat|request|rush|scan|seek|send|share|shrink|skip|solicit|spend|split|start|staple|state|submit|substitute|take|talk|tell|treat|try|turn|type|under(?:estimate|state)|upload|use|wait|waste|work|write)\b/i;

const bareEnd = (text: string): string => text.replace(openEnd, '').trim();
const lowered = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

const isNo = (title: string | undefined): boolean =>
  title !== undefined && breaksOff.test(bareEnd(title));

/** "Please do not:", "Applicants must not:" lead to acts, and not to those who, or to what, gets no money. */
export const forbidsActs = (lead: string): boolean =>
  isNo(lead) || (/:\s*$/.test(lead) && leadsToNo.test(bareEnd(lead)));

const negated = (text: string, form: Statement['form'] = 'item'): string => {
  if (saysItself.test(text)) return text;
  if (act.test(text)) return `Do not ${lowered(text)}`;
  if (gerund.test(text)) return `Avoid ${lowered(text)}`;
  // A sentence of its own, "Reviewers skip such pages", tells why.
  return form === 'item' ? `To avoid: ${lowered(text)}` : text;
};

/**
 * What a statement under "Don't" or after "Applicants should not:" says with its no: an item "Send originals" there
 * is "Do not send originals". Torn from those words it would be asked for, the opposite of what is meant.
 */
export const withNo = (statement: Statement): Statement => {
  const { text, lead, form, path } = statement;
  if (form === 'pair')
    return isNo(statement.label) ? { ...statement, ...saidOfLabel(statement) } : statement;
  const open = bareEnd(lead ?? '');
  const under = lead === undefined ? path.at(-1) : lead;
  if (isNo(under) || (form === 'item' && isNo(path.at(-1))))
    return { ...statement, text: negated(text, form) };
  if (form !== 'item' || !/:\s*$/.test(lead ?? '') || !leadsToNo.test(open)) return statement;
  return saysItself.test(text) ? statement : { ...statement, text: `${open} ${lowered(text)}` };
};

const saidOfLabel = ({ value = '' }: Statement): Pick<Statement, 'text' | 'value'> => {
  const said = negated(value);
  return { text: said, value: said };
};

/** The same for the items of a list under such a title. */
export const listWithNo = (list: ListPart): ListPart =>
  isNo(list.lead?.text) || isNo(list.path.at(-1))
    ? { ...list, items: list.items.map((item) => ({ ...item, text: negated(item.text) })) }
    : list;
