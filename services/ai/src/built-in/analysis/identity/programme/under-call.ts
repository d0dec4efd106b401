import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '../../../../text/normalize.ts';
import type { Guidelines } from '../../guidelines.ts';
import type { Mention } from './mention.ts';

const call =
  /^(?:(?:open|restricted|\d{4}) )?(?:calls? for (?:proposals?|applications?|projects|expressions of interest)|request for (?:proposals?|applications?)|notice of funding (?:opportunity|availability)|funding opportunity announcement)(?: \((?:rf[pa]|nof[oa]|cfp|foa)\))?:?$/i;
const cover = 25;
const longest = 140;
/** "NOTICE OF FUNDING OPPORTUNITY:" at the head says by its colon that the title follows. */
const soon = 4;
const longestTold = 240;

const lineOf = (block: Block | undefined): string =>
  block === undefined || block.type === 'table' ? '' : squeeze(plain(block.text));

/** On a cover the line under "CALL FOR PROPOSALS" is what is called for. */
export const underCall = ({ reading: { blocks } }: Guidelines): Mention[] => {
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
  return isTitle || isTold ? [{ name, place: 'under the call' }] : [];
};
