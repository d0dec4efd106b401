import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { unshout } from '../../capitals.ts';
import { findDates } from '../../../../text/dates.ts';
import { isBody } from '../organization-name.ts';
import type { Guidelines } from '../../guidelines.ts';
import type { Mention } from './mention.ts';

const call =
  /^(?:(?:open|restricted|\d{4}) )?(?:calls? for (?:proposals?|applications?|projects|submissions|entries|nominations|(?:(?:micro|mini|small|seed)[ -]?)?grants|expressions of interest)|request for (?:proposals?|applications?)|notice of funding (?:opportunity|availability)|funding opportunity announcement)(?: \((?:rf[pa]|nof[oa]|cfp|foa)\))?:?$/i;
const cover = 25;
const longest = 140;
/** "NOTICE OF FUNDING OPPORTUNITY:" at the head says by its colon that the title follows. */
const soon = 4;
const longestTold = 240;

const lineOf = (block: Block | undefined): string =>
  block === undefined || block.type === 'table' ? '' : squeeze(plain(block.text));

const soonest = 6;
const longestLine = 90;
const isTitleLine = (line: string): boolean =>
  line !== '' && line.length <= longestLine && /^[\p{Lu}\d]/u.test(line) && !/[.?!:;]$/.test(line);

/** "ELM VALLEY FUND", "Notice of Funding Opportunity", "Services to Young Families": the name on either side of the call. */
const acrossCall = (blocks: Block[]): string | undefined => {
  const at = blocks.slice(0, soonest).findIndex((block) => call.test(lineOf(block)));
  const [over, under, below] = [blocks[at - 1], blocks[at + 1], blocks[at + 2]];
  // The line under the call must be alone, over a chapter or a text, and not the head of one itself.
  const isSplit =
    over?.type === 'heading' &&
    under?.type === 'paragraph' &&
    below?.type === 'heading' &&
    kindAtEnd.test(lineOf(over)) &&
    isTitleLine(lineOf(under));
  return isSplit ? `${unshout(lineOf(over))}: ${lineOf(under)}` : undefined;
};
const kindAtEnd = /\b(?:fund|program(?:me)?|grants?|initiative|scheme|act)$/i;

const fewest = 4;
const isWrittenAsTitle = (line: string): boolean => {
  const long = line.split(/[\s-]+/).filter((word) => /^[\p{L}(]\p{L}{3,}/u.test(word));
  return (
    /^[\p{Lu}\d]/u.test(line) &&
    !/[.?!;]$|@|https?:/.test(line) &&
    findDates(line).length === 0 &&
    long.length >= fewest &&
    long.filter((word) => /^\(?\p{Lu}/u.test(word)).length >= long.length * 0.75
  );
};

/** "NOFO No. AB-27-04" between the call and its title. */
const numberLine =
  /^(?:(?:nof[oa]|rf[paq]|foa|funding opportunity|opportunity|announcement|notice|solicitation|call|grant)\b[\s:]*)?(?:no\.?|number|#)?[\s:]*[\p{L}\d]*[-/.]?[\p{L}\d./-]*\d[\p{L}\d./-]*$/iu;

/** On a cover the line under "CALL FOR PROPOSALS" is what is called for. */
export const underCall = ({ reading }: Guidelines): Mention[] => {
  const called = reading.blocks.slice(0, cover).findIndex((block) => call.test(lineOf(block)));
  const blocks = reading.blocks.filter(
    (block, index) => called < 0 || index !== called + 1 || !numberLine.test(lineOf(block)),
  );
  const at = blocks.slice(0, cover).findIndex((block) => call.test(lineOf(block)));
  const under = blocks[at + 1];
  const name = lineOf(under);
  const isTitle =
    at >= 0 &&
    under?.type === 'heading' &&
    name.length <= longest &&
    // A cover has lines over lines; over chapters stands text.
    (blocks[at + 2]?.type === 'heading' || blocks[at - 1]?.type === 'heading');
  const isTold =
    at >= 0 &&
    at <= soon &&
    /:$/.test(lineOf(blocks[at])) &&
    name.length <= longestTold &&
    /^[\p{Lu}\d]/u.test(name) &&
    !/[.?!:]$/.test(name);
  // Over a text the line under the title "Call for Proposals" is written as a title is.
  const isLine =
    at >= 0 &&
    blocks[at]?.type === 'heading' &&
    under?.type === 'paragraph' &&
    name.length <= longestTold &&
    isWrittenAsTitle(name) &&
    !isBody(name);
  const split = acrossCall(blocks);
  if (split) return [{ name: split, place: 'under the call' }];
  return isTitle || isTold || isLine ? [{ name, place: 'under the call' }] : [];
};
