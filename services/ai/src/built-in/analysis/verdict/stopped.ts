import { plain } from '@grantwright/analyst';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const giving =
  '(?:program(?:me)?|fellowships?|scholarships?|grant-?making|fund|scheme|initiative|residency|grants program(?:me)?)';
const now = '(?:now |currently |temporarily |permanently |officially |indefinitely )?';
/** "The Wren Fellowship program was sunset in 2025." */
const isStopped = new RegExp(
  `^(?!.*\\b(?:if|when|unless|once|whether|should|may|could)\\b.*\\b${giving} )(.*\\b${giving}) (?:is|are|was|were|has been|have been|will be) ${now}(?:sunset(?:ted)?|discontinued|paused|suspended|retired|(?:put )?on (?:hold|pause|hiatus))\\b`,
  'i',
);
/** "We are temporarily pausing our Grants Program." */
const stops = new RegExp(
  `\\b(?:has|have|is|are|am) ${now}(?:paus(?:ed|ing)|suspend(?:ed|ing)|discontinu(?:ed|ing)|sunset(?:ting)?|halt(?:ed|ing)|clos(?:ed|ing)) ${now}(?:our|its|this|all) (?:[\\w-]+ ){0,3}(?:program(?:me)?|grant-?making|grants|funding|fellowships?)\\b`,
  'i',
);
/** "IMPORTANT ANNOUNCEMENT -- THE CHALLENGE IS CANCELLED.", said of nothing smaller. */
const isCancelled =
  /^(?!.*\b(?:if|when|unless|once|whether|should|may|could|event|meeting|workshop|webinar|session|visit)\b).*\b(?:is|has been|have been|was) (?:now )?cancell?ed\b/i;
const decidedTo = /\bdecision to cancel (?:the|this|our|its)\b/i;
const fewWords = 14;
const own = /\b(?:this|our|its|all)\b/i;
/** The notice stands over the paper; further down a sentence tells of earlier days. */
const near = 8;
/** That it was cancelled may stand under its first facts. */
const nearer = 20;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/**
 * Whether a notice over the paper says that what it is about has been stopped, though the call may
 * still stand under it in full. "The Oak program was discontinued" over another's paper is no such notice.
 */
export const isStoppedByNotice = (guidelines: Guidelines): boolean => {
  const { reading, statements, today } = guidelines;
  const heading = reading.blocks.find((block) => block.type === 'heading');
  const title = new Set(
    wordsOf(plain(`${heading?.type === 'heading' ? heading.text : ''} ${reading.title ?? ''}`)),
  );
  const isItself = (subject: string): boolean => {
    const named = wordsOf(subject).filter((word) => !/^(?:the|and|for|program(?:me)?)$/.test(word));
    return own.test(subject) || (named.length > 0 && named.every((word) => title.has(word)));
  };
  const lines = [
    ...reading.blocks
      .slice(0, near)
      .flatMap((block) => (block.type === 'heading' ? [plain(block.text)] : [])),
    ...statements.filter(({ block }) => block < near).map(({ text }) => text),
  ];
  const isCalledOff = statements.some(
    ({ block, text }) =>
      block < nearer &&
      ((isCancelled.test(text) && text.split(' ').length <= fewWords) || decidedTo.test(text)),
  );
  return (
    (isCalledOff ||
      lines.some((line) => {
        const subject = isStopped.exec(line)?.[1];
        return (subject !== undefined && isItself(subject)) || stops.test(line);
      })) &&
    !dueDates(guidelines).some(({ date }) => date.iso !== undefined && date.iso >= today)
  );
};
