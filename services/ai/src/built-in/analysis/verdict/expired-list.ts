import { plain } from '@grantwright/analyst';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const offers =
  '(?:opportunities|grants|prospects|calls(?: for (?:proposals|applications))?|competitions|announcements|solicitations|deadlines)';
const told = new RegExp(
  `\\b(?:these|the following|all|the listed|listed) (?:[\\w-]+ ){0,3}${offers} (?:(?:listed |shown )?(?:here |below |above )?)(?:have (?:all )?(?:now |already )?(?:expired|passed|closed|ended)|are (?:all )?(?:now |already )?(?:expired|closed|past|over))\\b`,
  'i',
);
const title = new RegExp(
  `^(?:archives? (?:for|of) (?:[\\w-]+ ){0,3}${offers}|(?:expired|archived|closed|past) (?:(?:grant|funding|research) )?${offers}|(?:grant|funding) ${offers} archives?)$`,
  'i',
);
/** Whose list it is says so at its head. */
const near = 8;

/** Whether a paper lists calls, its own or others', whose days are over. */
export const listsExpired = (guidelines: Guidelines): boolean => {
  const { reading, today } = guidelines;
  const says = reading.blocks.slice(0, near).some((block) => {
    if (block.type === 'table') return false;
    const text = plain(block.text).trim();
    return block.type === 'heading' ? title.test(text) : told.test(text);
  });
  return (
    says && !dueDates(guidelines).some(({ date }) => date.iso !== undefined && date.iso >= today)
  );
};
