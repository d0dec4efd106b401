import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd } from '../../grammar/write-sentence.ts';

const count =
  '(?:about |over |at least |fewer than |less than |under |more than |up to |another |all |half of )?(?:\\d[\\d,.]*%?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|all|half|most)';
const done =
  'built|bought|brought|cut|fed|found|given|grown|held|kept|led|lost|made|met|paid|put up|run|sent|set up|sold|taught|told|won|written|shown|seen|sewn|spent';
/** What people do themselves is not done to them. */
const own =
  /^(?:graduated|attended|joined|moved|returned|finished|completed|improved|increased|stayed|passed|applied|gained|earned|learned|volunteered|participated|progressed|succeeded|reported|doubled|dropped|performed|registered|signed up)$/i;
const reached = new RegExp(
  `^(${count} (?:(?!who |that |which |and )[\\p{L}'’-]+ ){1,5}?)(?<!\\b(?:in|on|at|of|for|with) )((?:re)?\\p{Ll}+ed|${done})\\b(?! (?:people|youth|children|women|men|adults|families)\\b)(.*)$`,
  'iu',
);
/** "24 in paid work or in business": where they will be. */
const settled = new RegExp(
  `^(${count}) (in (?:[\\p{L}-]+ )?(?:work|jobs?|employment|school|college|training|education|housing|homes?|treatment|business)\\b.*)$`,
  'iu',
);
const plainly = new RegExp(
  `^(${count}(?: of (?:them|the \\p{L}+|our \\p{L}+))?) ((?:get|find|earn|keep|learn|become|(?:join|pass|finish|stay|move)(?= (?:the|an?|in|into|to|on|at|their|with) )) .+)$`,
  'iu',
);
const finite = /\b(?:will|would|is|are|was|were|has|have|had|can|we|our)\b/i;

/** "40 coats sewn by May" as "40 coats will be sewn by May", "70% of pupils pass" as "70% of pupils will pass". */
export const promised = (text: string): string | undefined => {
  const line = openEnd(text);
  const [, how, tool] =
    /^(measured|tracked|counted|recorded|checked) ((?:with|by|through|using|in|from) .+)$/i.exec(
      line,
    ) ?? [];
  if (how && tool && mainVerb(tool) === undefined)
    return `Results will be ${how.toLowerCase()} ${tool}.`;
  const firstPart = line.split(/[,;(]/)[0] ?? '';
  if (!new RegExp(`^${count}\\b`, 'iu').test(line) || finite.test(firstPart)) return undefined;
  const [, what = '', verb = '', rest = ''] = reached.exec(line) ?? [];
  if (verb && verb !== verb.toUpperCase() && !/^(?:an?|the|their|our|more|\d)\b/i.test(rest.trim()))
    return `${what}${own.test(verb) ? 'will have' : 'will be'} ${verb.toLowerCase()}${rest}.`;
  const [, those = '', where = ''] = settled.exec(line) ?? [];
  if (those) return `${those} will be ${where}.`;
  // "45 get the diploma": verbs that the grammar takes for nouns here.
  const [, who = '', does = ''] = plainly.exec(line) ?? [];
  if (who) return `${who} will ${does}.`;
  const carried = mainVerb(line);
  const word = carried?.form === 'base' ? carried.words[carried.at] : undefined;
  if (!word || carried === undefined) return undefined;
  const at = firstPart.search(new RegExp(`(?<=\\s)${word}\\b`, 'iu'));
  return at > 0 ? `${line.slice(0, at)}will ${line.slice(at)}.` : undefined;
};
