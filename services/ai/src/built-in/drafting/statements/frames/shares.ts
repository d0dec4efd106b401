import { openEnd } from '../../grammar/write-sentence.ts';
import { topLevelParts } from './top-level-parts.ts';

const being =
  'women|men|girls|boys|children|seniors|veterans|Black|Latino|Latina|Hispanic|white|Native|Asian|homeless|first[- ]time|uninsured|low-income|rural|bilingual|under \\d|over \\d|single|immigrants?|refugees?|parents|renters|students|new to|\\p{Lu}\\p{Ll}+ speakers';
const share = new RegExp(
  `^((?:about |nearly |over |more than )?(?:a third|half|a quarter|two[- ]thirds|three[- ]quarters|most|\\d (?:in|of|out of) \\d+|\\d+(?:\\.\\d+)? ?%)) ((?:${being})\\b.*)$`,
  'iu',
);

const quantity =
  '(?:about |nearly |over )?(?:\\d[\\d,]*|all|most|some|none|one|two|three|four|five|six|seven|eight|nine|ten)';
const active =
  /^(?:graduated|attended|joined|moved|returned|finished|completed|improved|increased|stayed|passed|enrolled|applied|died|gained|earned|learned|volunteered|showed|reported|asked|waited|lived|worked|needed|helped|served|opened|closed|started)$/i;
const step = new RegExp(
  `^(${quantity}(?: (?:new |young )?\\p{Ll}+){0,2}?) (\\p{Ll}+ed|housed|found|seen|given|sold|taught|sent)(?:((?: (?:to|by|in|at|with|for|from|on|through) .+)?)|)$`,
  'iu',
);

/** "about a third first time homeless", "9 veterans identified, all referred to the VA, 6 housed". */
export const sharesAndSteps = (text: string): string | undefined => {
  const line = openEnd(text);
  const [, part, what] = share.exec(line) ?? [];
  // "1 in 4 children does not …" counts children and says something of them.
  const ofGroup = /\d (?:in|of|out of) /.test(part ?? '') && !/speakers\b/.test(what ?? '');
  if (
    part &&
    what &&
    !ofGroup &&
    !/\b(?:does|do|did|can|cannot|not)\b|\b(?:is|are|were|was|have|has|had|live|qualify)\b/.test(
      what.split(';')[0] ?? '',
    )
  )
    return `${part} are ${what}.`;
  const steps = topLevelParts(line, /[,;]/).map((piece) => step.exec(piece));
  if (steps.length === 0 || steps.some((found) => !found || active.test(found[2] ?? '')))
    return undefined;
  if (steps.length === 1 && !/^\d/.test(line)) return undefined;
  const clauses = steps.map(
    (found) =>
      `${found?.[1] ?? ''} ${/^one$/i.test(found?.[1] ?? '') ? 'was' : 'were'} ${found?.[2] ?? ''}${found?.[3] ?? ''}`,
  );
  return clauses.length < 3
    ? `${clauses.join(', and ')}.`
    : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1) ?? ''}.`;
};
