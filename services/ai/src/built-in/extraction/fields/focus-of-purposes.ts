import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { focusOfClauses } from './focus-of-clauses.ts';
import { focusOfMission } from './focus-of-mission.ts';
import { soundFocus } from './sound-focus.ts';

/** "The objects of the charity are …", "The Trust's charitable purposes are …": the founding words, wherever they are quoted. */
const quoted =
  /^.{0,80}?\b(?:charitable (?:objects?|purposes?)|objects?|objectives?)\b.{0,80}? (?:is|are|shall be|as follows)\b|^(?:the )?(?:objects?|purposes?) of (?:the |this )?(?:charity|CIO|SCIO|trust|association|society|company|club)\b/iu;
/** "Summary of the objects of the charity set out in its governing document", over them. */
const heads = /\bobjects\b|\bgoverning document\b|\bcharitable purposes?\b/i;

const isUnderObjects = ({ lines }: Paper, { quote }: Candidate): boolean => {
  const at = lines.findIndex(({ text }) => text.includes(quote));
  const above = lines.slice(0, Math.max(at, 0)).findLast(({ heading }) => heading);
  return above !== undefined && heads.test(above.text);
};

const sound = (told: string | undefined): string | undefined =>
  told === undefined ? undefined : soundFocus(told);

/**
 * The fields of work that a body's founding purposes name, where no paper lists any. A mission of an "about" page or of
 * a form says whom and how a body helps in words of its own choice: what is cut out of one is a field by chance only.
 */
export const focusOfPurposes = (mission: Candidate, paper: Paper): string | undefined => {
  const founding =
    paper.kind === 'articles' ||
    paper.kind === 'bylaws' ||
    quoted.test(mission.value) ||
    isUnderObjects(paper, mission);
  return founding
    ? (sound(focusOfMission(mission.value)) ?? sound(focusOfClauses(mission.value)))
    : undefined;
};
