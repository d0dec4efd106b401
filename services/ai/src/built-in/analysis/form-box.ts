import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { lengthLimitOf } from './length-limit.ts';

/** A limit in brackets that ends a text: "(1,500 characters)", "[max. 250 words, optional]". */
const closing =
  /^(.{3,600}?)\s*[([][^()[\]]*\b(?:words?|char(?:acter)?s?\b\.?|pages?)[^()[\]]*[)\]]\.?$/is;
/** "B2.", "Q4:", "3a)": how forms number their boxes. */
const code =
  /^(?:\d{1,2}(?:\.\d{1,2}){1,2}[.):]?|\(?(?:q(?:uestion)?\s*)?[a-z]{0,2}[.-]?\d{1,2}[a-z]?[.):]|\(?[a-z][.)])\s+/i;
const order =
  /^(?:(?:please|briefly|clearly)\s+)*(?:describe|explain|tell|list|give|state|summari[sz]e|outline|provide|identify|show|name|discuss|detail|share)\b/i;

/** What a box of a form asks, without its number and its limit. */
export type FormBox = { asks: string; coded: boolean };

/** "3. Why is this needed, and why now? (1,500 characters)", "B7. Staff. Names and licences (100 words)". */
export const formBoxOf = (text: string): FormBox | undefined => {
  // "TIMELINE (5 points) …" carries its title itself, as the parts of a list do.
  if (/^[\p{L}\d][^().?!]{2,70}\(\d{1,3} ?(?:points?|pts|%)/u.test(text)) return undefined;
  const asked = closing.exec(text)?.[1];
  const limit = lengthLimitOf(text);
  if (asked === undefined || !limit) return undefined;
  const coded = code.test(asked);
  const asks = asked.replace(code, '');
  const isAsked = asks.includes('?') || order.test(asks);
  // Pages are what chapters are measured by; a box of words may be a mere noun with a number before it.
  return isAsked || (coded && limit.pages === undefined) ? { asks, coded } : undefined;
};

/** The title of a box: its question, or the few words before the rest. */
export const titleOfBox = (asks: string): { name: string; rest: string } => {
  const question = /^([^.?!]{2,200}\?)\s*(.*)$/s.exec(asks);
  const label = /^([^.?!:]{2,60}?)(?:\.|\s+-{1,2}|:)\s+(.*)$/s.exec(asks);
  const named = label?.[1];
  if (named && named.split(' ').length <= 5 && !order.test(named))
    return { name: named, rest: label[2] ?? '' };
  if (question?.[1]) return { name: question[1], rest: question[2] ?? '' };
  const first = /^(.{2,160}?)[.!]\s+(?=\p{Lu})(.*)$/su.exec(asks);
  return { name: (first?.[1] ?? asks).replace(/[.;:]$/, ''), rest: first?.[2] ?? '' };
};

const asksWithLimit = (block: Block | undefined): boolean =>
  block?.type === 'paragraph' && formBoxOf(squeeze(plain(block.text))) !== undefined;

/** A question with a limit beside others of its kind is a box of a form, not a title of what follows. */
export const isOfForm = (blocks: Block[], at: number): boolean =>
  asksWithLimit(blocks[at]) && (asksWithLimit(blocks[at - 1]) || asksWithLimit(blocks[at + 1]));
