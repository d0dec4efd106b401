import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’.-]*`;
/** A congregation of Quakers is itself called a meeting. */
const friends = new RegExp(
  `(?<!\\p{L})(?:[Tt]he )?((?!(?:Our|The|This|Each|Every|A|An|Annual|General|Next|Regular|Monthly|Quarterly|Yearly) )${word}(?: ${word}){0,3} (?:(?:Monthly|Preparative) Meeting|Friends (?:Monthly )?(?:Meeting|Church))(?: of (?:the )?(?:Religious Society of )?Friends)?)(?!\\p{L})`,
  'gu',
);
const quaker =
  /\bQuakers?\b|\bReligious Society of Friends\b|\bmeetings? for worship\b|\bFirst Day School\b/i;
const linesOfAHead = 4;
const fewest = 2;

/** Whether a paper is of Quakers, whose congregations are called meetings. */
export const quakerLine = ({ lines }: Paper): Paper['lines'][number] | undefined =>
  lines.find(({ text, others }) => !others && quaker.test(text));

export const isMeetingOfFriends = (name: string): boolean =>
  /\b(?:Monthly|Preparative|Friends) Meeting\b|\bof (?:the )?(?:Religious Society of )?Friends$/.test(
    name,
  );

/** "A Brief History of Elm Row Monthly Meeting", over a paper of Quakers. */
export const fromFriends = (paper: Paper): Candidate[] => {
  if (paper.kind !== 'other' && paper.kind !== 'report' && paper.kind !== 'policy') return [];
  if (!quakerLine(paper)) return [];
  const found = paper.lines.flatMap((line, at) =>
    line.others ? [] : [...line.text.matchAll(friends)].map(([, own = '']) => ({ own, line, at })),
  );
  const [first] = found;
  if (!first) return [];
  const isItsOwn =
    first.at < linesOfAHead || found.filter(({ own }) => own === first.own).length >= fewest;
  const name = isItsOwn ? capitalName(first.own) : undefined;
  return name ? [candidate(name, first.line, 2.1)] : [];
};
