import { capitalize, plain, squeeze } from '@grantwright/analyst';
import type { Guidelines, Statement } from '../guidelines.ts';
import { headingAbove } from '../heading-above.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isLeftToApplicant } from './left-to-applicant.ts';

const kind =
  '(?:letters?(?: of (?:intent|inquiry|enquiry|interest|support|recommendation|commitment|reference|endorsement|collaboration|motivation|invitation))?|forms?|budgets?|summar(?:y|ies)|statements?|abstracts?|essays?|plans?|questionnaires?|worksheets?|sheets?|r[eé]sum[eé]s?|cvs?|curriculum vitae|portfolios?|transcripts?|videos?|samples?|bibliograph(?:y|ies)|concept (?:notes?|papers?)|narratives?|descriptions?|outlines?|biograph(?:y|ies)|timelines?|references)';
const word = "[\\p{L}\\d/&'-]+";
const name = `((?:(?!(?:must|shall|should|will|an?|the|your|and|or|of|to|in|for|with|by|is|are|be|not|no|any|all|each|this|that|our)\\b)${word} ){0,4}${kind}(?: of (?:the |your |an? )?(?!(?:up|at|no|not|more)\\b)${word})?)`;
/** "A budget summary is required", "The application form shall be completed", "Letters of intent must be received" */
const asSubject = new RegExp(
  `(?:^|[;:,] |\\band )(?:an? |the |your |each |all |one |every |completed |signed )*["']?${name}["']?(?: (?:for|from|by) [^,.;]{3,50}?)? (?:(?:must|shall|should|needs? to|has to|have to|is to|are to) (?:also )?(?:be (?:required|submitted|completed|included|attached|received|uploaded|sent|filled|provided|enclosed|e-?mailed|mailed|handed in|written|prepared)|accompany|be part of)|(?:is|are) (?:also )?(?:required|mandatory|compulsory|due|needed))\\b`,
  'iu',
);
/** "you must submit in your application a brief letter of support from your contact" */
const asObject = new RegExp(
  `\\b(?:submit|include|attach|provide|send(?: us)?|upload|complete|fill (?:out|in)|write|enclose|prepare|supply|hand in|download)(?: (?:in|with|as part of|along with|to|through) (?:your|the) [\\p{L} ]{3,30}?)? (?:an?|the|your|our|one|this) (?:(?:brief|short|completed|signed|detailed|separate|single|full|written|simple|one-page|two-page) )*["']?${name}`,
  'giu',
);
const bindsApplicant =
  /^(?:please |then |also |next,? )*(?:submit|include|attach|provide|send|upload|complete|fill|write|enclose|prepare|supply|download)\b|\b(?:must|should|shall|please|will need to|need to|required to|asked to|expected to|have to)\b/i;
/** "The proposal must be submitted as a 'QEP' (Quality Enhancement Proposal)" is called by what the letters stand for. */
const submittedAs =
  /\b(?:submitted|sent|made|written|presented|filed) as an? ["']?(\p{Lu}[\p{L}\d -]{1,40}?)["']?(?: \((\p{Lu}[^()]{5,60})\))?(?=[ ,.;])/u;
const fileType =
  /\b(?:PDFs?|Word|Excel|Google|Microsoft|Adobe|ZIP|Docs?|Docx|JPE?G|PNG|MP4|HTML|LaTeX)\b/i;
/** "Faculty Mentor Letter Deadline: March 8" */
const ofDay = new RegExp(`^${name} (?:deadline|due(?: date| by)?|closes)$`, 'iu');
/** "Program Budget Form", a link in a line of its own. */
const ofLine =
  /^((?:(?:\p{L}[\p{L}\d/&'’-]*|\d[\d-]*) ){1,6}(?:Forms?|Worksheet|Cover Sheet|Budget Template|Proposal Template|Application Template))(?: ?[([](?:pdf|word|excel|docx?|xlsx?|fillable|download|[\s/,])+[)\]])?$/iu;
const ofApplying =
  /\b(?:application|applicant|proposal|budget|request|grant|rf[pq]|loi|project|cover|entry)\b/i;

/** What comes after the award, is handed out by the funder, or belongs to somebody else. */
const notOurs =
  /\b(?:reports?|reporting|evaluations?|agreements?|contracts?|memorand\w+|invoices?|receipts?|reimbursements?|award|rejection|decision|w-?9|release|consent|feedback|check|review(?:er)?s?|instructions?|polic(?:y|ies)|order|membership|volunteer|contact|registration|feasibility|sample|mission|tax|bank|financial|vision|privacy|press)\b/i;
const ifGiven =
  /\bif\b[^.]{0,50}\b(?:awarded|selected|funded|successful|approved|chosen|invited|shortlisted)\b|\b(?:grantees|recipients|awardees|winners)\b/i;
const refused =
  /\b(?:not|never|no longer|cannot|don't|without|unless|optional(?:ly)?|may|can|need not)\b/i;
/** One word is enough only where it can be nothing else. */
const alone =
  /^(?:budget|abstract|essay|portfolio|questionnaire|bibliography|timeline|cv|resume|résumé)$/i;

const tidy = (said: string): string => {
  const text = squeeze(said.replace(/["']/g, ''))
    .replace(
      /^(?:(?:completed?|signed|brief|short|detailed|online|electronic|separate|full|written|simple|new|following|required|attached|appropriate) )+(?=\p{L}+ \p{L})/iu,
      '',
    )
    .replace(/\bforms$/i, 'form');
  return capitalize(text);
};

const isPart = (called: string): boolean =>
  called !== '' &&
  !notOurs.test(called) &&
  (called.includes(' ') || alone.test(called)) &&
  !/^(?:following|same|above|new|next|other|letters?|forms?)\b(?! of)/i.test(called);

const inSentence = ({ text }: Statement): string[] => {
  const as = submittedAs.exec(text);
  if (as?.[1] && !fileType.test(as[1])) return [as[2] ?? as[1]];
  const subject = asSubject.exec(text);
  if (subject?.[1] && !refused.test(subject[0])) return [subject[1]];
  if (!bindsApplicant.test(text)) return [];
  return [...text.matchAll(asObject)].flatMap(({ 1: called, index }) =>
    called && !refused.test(text.slice(Math.max(0, index - 25), index)) ? [called] : [],
  );
};

const fromStatement = (statement: Statement): SectionCandidate[] => {
  const { text, label = '', aside } = statement;
  if ((aside && aside !== 'background') || text.length > 420 || ifGiven.test(text)) return [];
  const ofLabel = ofDay.exec(label.replace(/:$/, ''))?.[1];
  const all = (ofLabel === undefined ? inSentence(statement) : [ofLabel]).map(tidy).filter(isPart);
  return all.map((called) =>
    partAt(statement, {
      name: called,
      told: statement.form === 'pair' ? [] : [text],
      limit: lengthLimitOf(text),
      required: !isLeftToApplicant(text),
      from: 'sentence',
    }),
  );
};

/** One link to a form may be any; two or more are what an application is made of. */
const fewestLines = 2;

const fromLines = ({ reading, statements }: Guidelines): SectionCandidate[] => {
  const parts = reading.blocks.flatMap((block, index): SectionCandidate[] => {
    if (block.type === 'table') return [];
    const called = ofLine.exec(squeeze(plain(block.text)))?.[1];
    if (!called || !ofApplying.test(called) || notOurs.test(called)) return [];
    const heading = reading.blocks[headingAbove(reading.blocks, index)];
    const above = heading?.type === 'heading' ? heading.text : '';
    const aside = statements.find(({ block: at }) => at === index)?.aside;
    if ((aside && aside !== 'background') || notOurs.test(above)) return [];
    // The title over a form is the paper itself.
    if (block.type === 'heading' && block.level <= 2) return [];
    return [
      partAt(
        { block: index, quote: block.text, page: block.page },
        { name: called, from: 'label' },
      ),
    ];
  });
  return parts.length >= fewestLines ? parts : [];
};

/** "Mentor Letter Deadline: March 8": what has a day of its own is handed in, beside whatever parts are told. */
export const sectionsWithDays = ({ statements }: Guidelines): SectionCandidate[] =>
  statements.filter(({ label = '' }) => ofDay.test(label.replace(/:$/, ''))).flatMap(fromStatement);

/**
 * Where no parts are told, a call still names what must be handed in: "A budget summary is required", "The application
 * form shall be completed", or a form to download in a line of its own.
 */
export const sectionsFromNamedPapers = (guidelines: Guidelines): SectionCandidate[] => [
  ...guidelines.statements.flatMap(fromStatement),
  ...fromLines(guidelines),
];
