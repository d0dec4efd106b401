import { plain, squeeze } from '@grantwright/analyst';
import type { DateMention } from '../../text/dates.ts';
import { findDates } from '../../text/dates.ts';
import type { Statement } from './guidelines.ts';
import { splitLabel } from './shape.ts';

const cycle = /\b(fall|spring|summer|winter|autumn|round \w+|cycle \w+|q[1-4]|quarter \w+)\b/i;
/** "for the March meeting", "for the first funding cycle", "for the Spring Grant Cycle" */
const purpose =
  /\bfor (?:the |our )?((?:[\p{L}-]+ ){1,3}(?:meetings?|cycle|round|panel))\b(?! (?:opens?|dates?))/iu;
/** Words that say of a due date only that it is one. */
const plainWords =
  /\b(?:applications?|proposals?|requests?|submissions?|submit(?:ted)?|submitting|dead-?lines?|due|dates?|times?|clos(?:e|es|ing)|final|full|completed?|online|grants?|funding|funds?|nofo|rf[pa]|by|the|for|of|and|to|receipts?|received|transmittal|key|important|note|when|annual(?:ly)?|all|is|are|program(?:me)?s?|apply|last|day|award|cut-?off|next|current|schedule|timeline|calendar|portal|window|period|electronic forms?|rounds?|cycles?|in our hands|reach(?:es)? us|must be|in)\b/gi;
const most = 90;

/** What a label says beyond that something is due: "Electronic submissions", "Part 1 Agency Certification due". */
const ofLabel = (label: string): string => {
  const bare = squeeze(
    label
      .replace(/\s-\s(?:date|deadline|due|application due|when)s?\b.*$/i, '')
      .replace(/\b(?:are |is )?(?:due|deadline)\b:?$/i, ''),
  );
  const left = bare.replace(plainWords, '').replace(/[^\p{L}]/gu, '');
  return left.length >= 4 && bare.length <= most && !/[?@]|https?:/.test(bare) ? bare : '';
};

/** Which of several due dates this is. */
export const nameOfDue = (statement: Statement, date: DateMention, opening: string): string => {
  const { label = '', text } = statement;
  const named = cycle.exec(label)?.[1]?.toLowerCase();
  if (named) return named;
  const clause = text.slice(Math.max(0, date.start - 110), date.end + 60);
  const told = findDates(text).length === 1 ? purpose.exec(clause)?.[1] : undefined;
  if (told && !/\b(?:each|next|this|every|consideration)\b/i.test(told)) return `${told}`;
  const first = label || (splitLabel(text)?.label ?? '');
  const own = findDates(first).length > 0 ? '' : first;
  return ofLabel(own === '' && statement.form !== 'pair' ? opening : own);
};

/** The row of a table of cycles: "Spring", or what takes place between two days. */
export const nameOfRow = (row: string, head: string): string => {
  const bare = squeeze(plain(row));
  if (/\b(?:fall|spring|summer|winter|cycle|round)\b/i.test(bare)) return bare.toLowerCase();
  return findDates(bare).length === 2 && bare.length <= 45 && head.length >= 4 && head.length <= 40
    ? `${squeeze(plain(head))} ${bare}`
    : '';
};

/** Where only one day is named, there is nothing to tell it from but a limit of its own. */
export const namesItself = (name: string): boolean =>
  /[$€£]|\bcommittee\b/i.test(name) || (cycle.test(name) && name.split(' ').length <= 2);
