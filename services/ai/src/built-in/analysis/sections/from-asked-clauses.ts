import { capitalize, squeeze } from '@grantwright/analyst';
import { grouped } from '../grouped.ts';
import type { Guidelines, Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { barePaper } from './bare-paper.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { nameOfClause } from './name-of-clause.ts';
import { isOfJudging } from './of-judging.ts';
import { namesPaper } from './paper-nouns.ts';
import { splitPrompt } from './prompts.ts';

const verb =
  '(?:describe|explain|outline|indicate|state|discuss|identify|specify|summari[sz]e|detail|articulate|define|present|set out|tell us(?: about)?|demonstrate|show|list|give|name|address|provide|include|contain|attach|enclose|justify)';
const adverb =
  '(?:(?:also|briefly|clearly|concisely|succinctly|specifically|then|finally|please) )*';
const paper =
  '(?:proposals?|applications?|letters?(?: of (?:inquiry|enquiry|intent|interest))?|lois?|requests?|narratives?|submissions?|nominations?|concept (?:notes?|papers?)|abstracts?|e-?mails?|essays?|statements?|applicants?|you)';
/** "Proposals should", "The application from an established group must", "Applicants are asked to" */
const bound = `(?:must|should|shall|will need to|needs? to|has to|have to|(?:is|are) (?:asked|expected|required|requested|invited) to)`;
const says = new RegExp(`\\b${paper}\\b(?: [^.:;,?]{1,50}?)? ${bound} ${adverb}(${verb} .+)$`, 'i');
const clauseEnd = new RegExp(
  `(?:[;,]\\s+(?:and |or )?|\\s+and )(?:${bound} )?(?=${adverb}${verb} )`,
  'i',
);
const order = new RegExp(`^${adverb}${verb} (?!(?:of|that|to)\\b)`, 'i');
const fewest = 3;
const longest = 700;

/** A project that is liked is told in the same words as a proposal that is written. */
const ofMerit =
  /\b(?:successful|strong|competitive|winning|good|the best|ideal|preferred|eligible|selected|funded|awarded)\b(?: [\p{L}-]+){0,3} (?:proposals?|applications?|applicants?|projects?|requests?|narratives?)\b|\bpreference\b/iu;
const ofOthers =
  /\b(?:criteri|evaluat|review|scor|eligib|priorit|faqs?|frequently|report|terms|grantees|recipients|award(?:s|ed|ees)|tips|reviewers?)/i;

const isOurs = ({ text, aside, path, lead }: Statement): boolean =>
  (!aside || aside === 'background') &&
  text.length <= longest &&
  !ofMerit.test(text) &&
  !isOfJudging(lead ?? '') &&
  !ofOthers.test(path.at(-1) ?? '');

const clausesOf = (text: string): string[] =>
  (says.exec(text)?.[1] ?? '').split(clauseEnd).map(squeeze).filter(Boolean);

/** "Attach a budget and a copy of your letter" asks for two papers. */
const eachPaper = (clause: string): string[] => {
  const [, order = '', rest = ''] =
    /^((?:\S+ )*?(?:attach|enclose|include|provide) )(.+)$/is.exec(clause) ?? [];
  const pieces = rest.replace(/[.;]$/, '').split(/,\s+(?:and )?|\s+and (?=(?:an?|the|your) )/i);
  return pieces.length > 1 && pieces.every((piece) => namesPaper(barePaper(piece)))
    ? pieces.map((piece) => `${order}${barePaper(piece)}`)
    : [clause];
};

const asParts = (statement: Statement, clauses: string[]): SectionCandidate[] =>
  clauses.flatMap(eachPaper).flatMap((clause) => {
    const name = nameOfClause(clause);
    if (!name) return [];
    const prompts = splitPrompt(`${capitalize(clause.replace(/[.;,]$/, ''))}.`);
    return [partAt(statement, { name, prompts, limit: lengthLimitOf(clause), from: 'sentence' })];
  });

/** "Proposals should describe the aims, outline the work, and provide a budget": each verb asks for a part. */
const inOneSentence = (statement: Statement): SectionCandidate[] => {
  const clauses = clausesOf(statement.text);
  return clauses.length >= fewest && clauses.every((one) => order.test(one))
    ? asParts(statement, clauses)
    : [];
};

/** "Tell us about your history. Describe the project. Explain how it will be measured." in one paragraph. */
const inOneParagraph = (statements: Statement[]): SectionCandidate[] => {
  const ordering = statements.filter(
    ({ text, form }) => form === 'sentence' && order.test(text) && !/\?$/.test(text),
  );
  if (ordering.length < fewest || ordering.length < statements.length * 0.6) return [];
  return ordering.flatMap((statement) => asParts(statement, statement.text.split(clauseEnd)));
};

/** The parts that running text asks for verb by verb, in one sentence or in a paragraph of orders. */
export const sectionsFromAskedClauses = ({ statements }: Guidelines): SectionCandidate[] => {
  const ours = statements.filter(isOurs);
  const told = ours.flatMap(inOneSentence);
  const blocks = new Set(told.map(({ block }) => block));
  const paragraphs = grouped(
    ours.filter(({ block }) => !blocks.has(block)),
    ({ block }) => String(block),
  );
  return [...told, ...[...paragraphs.values()].flatMap(inOneParagraph)];
};

const single = new RegExp(
  `^(?:(?:all|any|each|every|the|your|as noted above,?|in addition,?) )*(?:[\\p{L}-]+ ){0,2}(?:proposals?|applications?|letters?|requests?)\\b(?: (?!may\\b|will\\b)[^.:;,?]{1,60}?)? (?:must|should|shall|need to) ${adverb}((?:state|explain|describe|outline|indicate|specify|identify) .+)$`,
  'iu',
);

/** "Applications should state other sources of support": the one thing that a call asks to be told. */
export const sectionsFromAskedClause = ({ statements }: Guidelines): SectionCandidate[] =>
  statements.filter(isOurs).flatMap((statement) => {
    const said = statement.form === 'sentence' ? single.exec(statement.text)?.[1] : undefined;
    return said ? asParts(statement, said.split(clauseEnd)) : [];
  });
