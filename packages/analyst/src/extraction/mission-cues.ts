import { anyOf } from '@grantwright/shared/values';
import type { Unit } from '../document/unit.ts';

/** "Our mission is", "the Fund's mission", "Mission:" */
const mission =
  /\b(?:our|its|their|whose|['’]s) (?:[\w-]+ ){0,2}mission\b|\bmission(?: statement)?(?: is|:| of (?:the|our))|^mission\b/i;
/** "is committed to", "exists to", "The purpose of the Association is" */
const purpose = anyOf(
  /\b(?:purposes?|objects?|objectives?|aims?|goals?) of (?:the |our )?(?:[\p{Lu}&][\p{L}&'’-]* ){1,8}(?:is|are|shall)\b/u,
  /\b(?:its|our|whose|specific) (?:purposes?|objects?|aims?|goals?) (?:is|are|shall)\b/u,
  /\b(?:primary|main) (?:purposes?|objects?|aims?|goals?) (?:is|are|shall)\b/u,
  /\b(?:exists|existed) to\b|\b(?:is|are) (?:dedicated|committed|devoted) to\b/u,
  /\b(?:aims|seeks|strives|works) to\b/u,
  /\borgani[sz]ed (?:and operated )?(?:exclusively )?for\b/u,
);
const missionTitle = /\bmission\b/i;

/** Whether a unit, or the heading above it, is labeled as the mission. */
export const statesMission = ({ text, path }: Pick<Unit, 'text' | 'path'>): boolean =>
  mission.test(text) || missionTitle.test(path.at(-1) ?? '');

/** Whether a sentence states the purpose of an organization. */
export const statesPurpose = ({ text }: Pick<Unit, 'text'>): boolean => purpose.test(text);
