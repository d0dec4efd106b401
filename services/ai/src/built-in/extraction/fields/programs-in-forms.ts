import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { sentenceCase } from '../sentence-case.ts';
import { fromCapitals, tidy } from '../tidy.ts';
import { isGoingOn, isToldAsDone, programsExplained } from './going-on-in-forms.ts';
import { namesInCapitals } from './names-in-capitals.ts';
import { newServicesInForm } from './new-services-in-forms.ts';

/** A programme of Part III: what it is called, what its box says, and where that begins. */
type Program = {
  name?: string;
  /** Begun in the year, and so going on. */
  isNew?: boolean;
  sentences: string[];
  line: Line;
  quote: string;
};

const part = /program service accomplishments|primary exempt purpose/i;
const partEnds = /^part (?:IV|V|VI|X)\b|^\(?a\)? name and title|^list of officers/i;

/** "4a (Code: ) (Expenses $ 1,200. including grants of $ ) (Revenue $ )", or what is left of it. */
const opens990 = /^(?:4[abcd]\b\.?\s*)?(?=\(code\b)/i;
const letter = /^4[abcd]\.?$/i;
const money =
  /^(?:4[abcd]\b\.?)?\s*(?:\(code[^)]*\)\s*)?(?:\(?expenses \$?[^)]*\)?\s*)?(?:\)?\s*\(?revenue \$?[\s\d,.]*\)?\s*)?/i;
/** "28 RIDES TO …", or the number alone in its cell. */
const opensEz = /^(?:28|29|30)a?\b\.?(?:\s+(?=[\p{Lu}\d"“(])|$)/u;
const grants = /\s*(?:\(grants\b|\bgrants \$).*$/i;
const ends =
  /^(?:4[a-e]\b|3[12]a?\b|total program|form 990|schedule o|other program services|describe\b|as measured by|\d{6} \d\d-\d\d-\d\d|for paperwork|page \d|check (?:if|this)|.{0,12}this amount includes)/i;
/** What else the form prints within a box, and the narrow columns beside it: an amount, the number of its line. */
const printed =
  /^(?:\(?(?:expenses|code)\b.*|[$)(\s\d,.]+|(?:28|29|30|31)a|\)?\s*\(revenue \$.*|x|yes|no)$/i;

/** "… were lent. 28a 6,120": the amount of a box, where it runs on behind its text. */
const amountAtEnd = /\s+(?:28|29|30|31)a\s+\$?[\d,.]+$/;

type Box = { text: string; line: Line }[];

/** The text that opens a box, without its numbers; nothing where the line opens none. */
const opening = (text: string, inPart: boolean): string | undefined => {
  if (opens990.test(text)) return text.replace(money, '');
  if (inPart && letter.test(text)) return '';
  return inPart && opensEz.test(text) && !/^\d+a$/.test(text)
    ? text.replace(opensEz, '')
    : undefined;
};

/** The lines of each box, without what the form prints around them. */
const boxesOf = ({ lines }: Paper): Box[] => {
  const boxes: Box[] = [];
  let inPart = false;
  let box: Box | undefined;
  for (const line of lines) {
    if (part.test(line.text)) inPart = true;
    else if (partEnds.test(line.text)) inPart = false;
    const opened = opening(line.text, inPart);
    if (opened !== undefined) boxes.push((box = []));
    else if (ends.test(line.text)) box = undefined;
    const own = (opened ?? line.text).replace(grants, '').replace(amountAtEnd, '').trim();
    if (own && !printed.test(own)) box?.push({ text: own, line });
    if (grants.test(line.text)) box = undefined;
  }
  return boxes.filter((texts) => texts.length > 0);
};

/** "THE LOFT - A SHELTER FOR …", "Senior Box: 1,140 seniors …". */
const titled = /^([\p{L}\d][^.:;]{2,58}?)(?:\s*:\s+|\s+[-–—]+\s+)(?=\S)/u;
const wordsOfATitle = 8;
/** "EVENING CLASSES. 112 ADULTS LEARNT …": a title that a full stop ends. */
const titledByStop = /^(\p{L}[^.:;\d]{5,58})\.\s+(?=\S)/u;
const wordsBeforeAStop = 7;
const tells = /\b(?:\p{L}{2,}ed|taught|gave|held|ran|built|made|led|to)\b/iu;
const notATitle = /\b(?:is|are|was|were|has|have|the organization)\b/i;
const fewestLetters = 20;

const programOf = (texts: Box, proper: string[]): Program[] => {
  const whole = tidy(texts.map(({ text }) => text).join(' '));
  const first = texts[0];
  if (!first || whole.replace(/[^\p{L}]/gu, '').length < fewestLetters) return [];
  const stopped = titledByStop.exec(whole);
  const isTitle =
    stopped?.[1] !== undefined &&
    stopped[1].split(' ').length <= wordsBeforeAStop &&
    !tells.test(stopped[1]);
  const title = isTitle ? stopped : titled.exec(whole);
  const name =
    title?.[1] && title[1].split(' ').length <= wordsOfATitle && !notATitle.test(title[1])
      ? title[1]
      : undefined;
  const rest = name && title ? whole.slice(title[0].length) : whole;
  return [
    {
      ...(name ? { name: fromCapitals(name) } : {}),
      sentences: splitSentences(sentenceCase(rest, proper)).map(({ text }) => text),
      line: first.line,
      quote: first.text,
    },
  ];
};

const programsOf = (paper: Paper, names: string[]): Program[] => {
  const proper = namesInCapitals(paper, names);
  return boxesOf(paper).flatMap((box) => programOf(box, proper));
};

const longest = 1_800;

const together = (programs: Program[], pick: (program: Program) => string[]): Candidate[] => {
  const told = programs.flatMap((program) => {
    const own = pick(program).join(' ');
    return own ? [{ ...program, text: program.name ? `${program.name}: ${own}` : own }] : [];
  });
  const first = told[0];
  const value = [...new Set(told.map(({ text }) => text))].join('\n').slice(0, longest);
  return first ? [candidate(value, first.line, 2, first.quote)] : [];
};

/** What Schedule O says more of the programmes, each sentence as one of them. */
const explainedIn = (paper: Paper, names: string[], pick: (text: string) => boolean): Program[] =>
  programsExplained(paper, namesInCapitals(paper, names)).flatMap(({ text, line }) =>
    pick(text) ? [{ sentences: [text], line, quote: line.text }] : [],
  );

/** Its name with the first thing its box says, and what is going on; a deed without a name is over. */
const asProject = ({ name, isNew, sentences: [first = '', ...more] }: Program): string[] => [
  ...(name === undefined && !isNew && isToldAsDone(first) ? [] : [first]),
  ...more.filter(isGoingOn),
];

/** What is new in the year, what is under way, and what each of the largest programmes is. */
export const programsInForm = (paper: Paper, names: string[]): Candidate[] =>
  together(
    [
      ...newServicesInForm(paper, namesInCapitals(paper, names)).map(({ text, line }) => ({
        sentences: [text],
        isNew: true,
        line,
        quote: line.text,
      })),
      ...explainedIn(paper, names, isGoingOn),
      ...programsOf(paper, names),
    ],
    asProject,
  );

/** Ages, grades and years count nothing that was done. */
const notCounts =
  /\b(?:ages?|aged|grades?) \d+(?:(?: to |-|–| and | & |, )\d+)*|\d+-\p{L}+|\b(?:19|20)\d{2}\b|\b24\/7\b/giu;
const did =
  /\b(?:\p{L}{3,}ed|(?:was|were) (?:given|shown|sung|lent|sent)|gave|lent|sent|sang|held|made|taught|built|led|won|ran|took|grew|brought)\b/iu;
const isResult = (text: string): boolean =>
  /\d/.test(text.replace(notCounts, '')) || did.test(text);

/** What the programmes did: the sentences that count or tell it, or all where none does. */
export const resultsInForm = (paper: Paper, names: string[]): Candidate[] => {
  const programs = [...programsOf(paper, names), ...explainedIn(paper, names, isToldAsDone)];
  const some = programs.some(({ sentences }) => sentences.some(isResult));
  return together(programs, ({ sentences }) => (some ? sentences.filter(isResult) : sentences));
};
