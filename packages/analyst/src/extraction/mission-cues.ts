import type { Unit } from '../document/unit.ts';

/** "Our mission is", "the Fund's mission", "Mission:" */
const mission =
  /\b(?:our|its|their|whose|['’]s) (?:[\w-]+ ){0,2}mission\b|\bmission(?: statement)?(?: is|:| of (?:the|our))|^mission\b/i;
/** "is committed to", "exists to", "The purpose of the Association is" */
const purpose =
  /\b(?:purposes?|objects?|objectives?|aims?|goals?) of (?:the |our )?(?:[\p{Lu}&][\p{L}&'’-]* ){1,8}(?:is|are|shall)\b|\b(?:its|our|whose|specific|primary|main) (?:purposes?|objects?|aims?|goals?) (?:is|are|shall)\b|\b(?:exists|existed) to\b|\b(?:is|are) (?:dedicated|committed|devoted) to\b|\b(?:aims|seeks|strives|works) to\b|\borgani[sz]ed (?:and operated )?(?:exclusively )?for\b/u;
const missionTitle = /\bmission\b/i;

/** Whether a unit names the mission as such, or stands under a title that does. */
export const saysMission = ({ text, path }: Pick<Unit, 'text' | 'path'>): boolean =>
  mission.test(text) || missionTitle.test(path.at(-1) ?? '');

/** Whether a sentence says what an organization is for. */
export const saysPurpose = ({ text }: Pick<Unit, 'text'>): boolean => purpose.test(text);
