import { capitalize, squeeze } from '@grantwright/analyst';
import type { Guidelines, Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isIdentity } from './paper.ts';

const count = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
const papers = '(?:documents?|materials?|papers?|items?|attachments?|forms?|files?)';
/** "Four documents: A, B, and C must be submitted", "The following documents are required: A, B and C" */
const rows = [
  new RegExp(
    `^(?:the )?(?:following )?(?:${count} )?(?:\\w+ )?${papers}:\\s+(.+?) (?:must|should|shall|have to|need to|are to) (?:also )?be (?:submitted|included|provided|uploaded|attached|sent|handed in)\\b`,
    'i',
  ),
  new RegExp(
    `^(?:the )?(?:following|these) (?:\\w+ )?${papers} (?:are|is|must be|should be|have to be|need to be) (?:also )?(?:required|needed|submitted|included|provided|uploaded|attached|sent)\\b[^:]{0,60}:\\s+(.+)$`,
    'i',
  ),
];
const fewest = 3;
const mostWords = 9;
const comma = /[,;]\s+(?![^(]*\))/u;
/** "A, B, and C of D" names three, "A, B and C" as well. */
const piecesOf = (list: string): string[] => {
  const pieces = list.split(comma);
  const last = pieces.at(-1) ?? '';
  return /^and /i.test(last) ? pieces : [...pieces.slice(0, -1), ...last.split(/ and (?=\p{Lu})/u)];
};

/** Names begin with what kind of paper they are of; what stands after "that", "from", "for" explains it. */
const explained =
  /\s(?:that|which|who|from|for|by|of (?:at least|up to|no more)|to be|confirming|showing|indicating|stating|signed|describing|when|if|as)\s|\s?[,:;]\s/i;
const kind =
  '(?:letters? of (?:support|commitment|recommendation|reference|intent|collaboration)|(?:\\p{Lu}[\\p{L}&/-]*(?: \\([\\p{Lu}]{2,5}\\))? )+(?:agreement|plan|form|statement|certificate|certification|sketch(?:es)?|letter|report)|transcripts?|reference letters?)';
/** "Three (3) letters of support from users are required", "Letters of commitment that confirm the role … are also required." */
const alone = new RegExp(
  `^(?:(?:an?|the|at least|${count}(?: \\(\\d{1,2}\\))?) ){0,3}(${kind}(?:\\(s\\))?)(?=[ ,])(?:[^.;]{0,160}?) (?:is|are) (?:also )?(?:required|mandatory)\\b`,
  'iu',
);
const refused =
  /\b(?:not|no longer|never|only if|unless|may be|optional|after (?:the )?award|if (?:awarded|selected|funded))\b/i;

const counts = ({ aside, text }: Statement): boolean =>
  (!aside || aside === 'background') && text.length <= 600;

const nameOf = (said: string): string =>
  capitalize(
    squeeze((said.split(explained)[0] ?? said).replace(/^(?:and |an? |the |your )+/i, '')).replace(
      /[.;:,\s]+$/,
      '',
    ),
  );

const inRow = (statement: Statement): SectionCandidate[] => {
  const list = rows.map((row) => row.exec(statement.text)?.[1]).find(Boolean);
  const names = piecesOf(list ?? '')
    .map(nameOf)
    .filter(Boolean);
  if (names.length < fewest || names.some((name) => name.split(' ').length > mostWords)) return [];
  return names
    .filter((name) => !isIdentity(name))
    .map((name) => partAt(statement, { name, told: [statement.text], from: 'list' }));
};

const byItself = (statement: Statement): SectionCandidate[] => {
  const name = alone.exec(statement.text)?.[1];
  if (!name || refused.test(alone.exec(statement.text)?.[0] ?? '')) return [];
  return [
    partAt(statement, {
      name: capitalize(squeeze(name)),
      told: [statement.text],
      limit: lengthLimitOf(statement.text),
      from: 'sentence',
    }),
  ];
};

/** The papers that a notice demands in a sentence, each by the name before what explains it. */
export const sectionsFromDemandedPapers = ({ statements }: Guidelines): SectionCandidate[] => {
  const told = statements.filter(counts);
  const listed = told.flatMap(inRow);
  return [...listed, ...told.flatMap(byItself)];
};
