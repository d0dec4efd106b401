import { statementsOf, type Guidelines, type Statement } from '../guidelines.ts';
import { findDates } from '../../../text/dates.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { announcesContent, isContentPath } from './content-region.ts';
import { nameAndRest } from './name-and-rest.ts';
import { isPaper } from './paper.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { soundsLikeSection } from './section-name.ts';

/** "Eligible projects: …", "Proposal titles: …" under a heading of contents are rules, not parts. */
const notPart =
  /^(?:eligible|allowable|maximum|minimum|total)\b|\b(?:titles?|deadlines?|dates?|due|limits?|limitations|requirements|award|awards)(?:\(s\))?$|^(?:full|preliminary) proposals?\b|^proposal titles?|^letters? of (?:inquiry|intent|interest)/i;

/** A step of the process, with the date by which it must be taken, is no part either. */
export const hasDueDate = (text: string): boolean =>
  /\b(?:due|closes?|deadline)\b/i.test(text) &&
  findDates(text).some((date) => date.day !== undefined);

/** "Who are you? What do you do, and since when? (200 words)": what follows a question in its own line is asked under it. */
const isUnderQuestion = ({ statements }: Guidelines, statement: Statement): boolean => {
  const [first] = statementsOf(statements, statement.block);
  return first !== undefined && first !== statement && /\?$/.test(first.text);
};

const fewestInRow = 3;
/** So many that each ask something are a form, whatever they are called. */
const enoughInRow = 5;
const ofJudging = /\b(?:criteri|review|scor|evaluat|eligib|faqs?|report)/i;
/** "Summary: Define …", "Timeline: Prepare …", "Evaluation: Explain …", one after the other, wherever they stand. */
const blocksInRow = ({ statements }: Guidelines): Set<number> => {
  const asking = statements.filter((statement) => {
    const parts = statement.label && !statement.aside ? nameAndRest(statement.text) : undefined;
    const [first = ''] = parts?.rest.split(/(?<=[.?!])\s+(?=[A-Z])/) ?? [];
    return (
      parts !== undefined &&
      statement.form === 'sentence' &&
      !ofJudging.test(statement.path.join(' ')) &&
      (isPrompt({ text: first }) || /^prepare /i.test(first))
    );
  });
  const blocks = [...new Set(asking.map(({ block }) => block))];
  const sounding = new Set(
    asking
      .filter(({ text }) => soundsLikeSection(nameAndRest(text)?.name ?? ''))
      .map(({ block }) => block),
  );
  const rows: number[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (row?.at(-1) === block - 1) row.push(block);
    else rows.push([block]);
  }
  return new Set(
    rows
      .filter((row) => {
        // "Student engagement" between "Budget" and "Evaluation Plan" is a part as they are.
        const like = row.filter((block) => sounding.has(block));
        return (
          row.length >= enoughInRow ||
          (row.length >= fewestInRow && like.length >= row.length * 0.6)
        );
      })
      .flat(),
  );
};

/** Paragraphs that begin with their own title: "Partnership Plan (1-page maximum) …", "Budget: …". */
export const sectionsFromLabels = (guidelines: Guidelines): SectionCandidate[] => {
  const inRow = blocksInRow(guidelines);
  return guidelines.statements.flatMap((statement): SectionCandidate[] => {
    if (statement.form === 'pair' || statement.aside) return [];
    const { block, path } = statement;
    if (!inRow.has(block) && !isContentPath(path) && !announcesContent(path.at(-1) ?? ''))
      return [];
    const bracketed =
      /^[\p{Lu}][^().:]{2,70}\s*\((?=[^)]*(?:page|word|character|point|%))[^)]*\)/u.test(
        statement.text,
      );
    if (!bracketed && !statement.label) return [];
    if (isUnderQuestion(guidelines, statement)) return [];
    const parts = nameAndRest(statement.text);
    const asks = isPrompt({ text: parts?.rest.split(/(?<=[.?!])\s+(?=[A-Z])/)[0] ?? '' });
    // "Timeline: One page." says no more than how long it may be.
    const isLimited = lengthLimitOf(statement.text) !== undefined;
    if (!parts || (parts.rest.length < 20 && !(isLimited && parts.rest !== ''))) return [];
    if (!bracketed && !asks && !soundsLikeSection(parts.name)) return [];
    if (notPart.test(parts.name) || hasDueDate(parts.rest) || isPaper(statement.text)) return [];
    const rest = statementsOf(guidelines.statements, statement.block)
      .filter((other) => other !== statement)
      .map((other) => other.text);
    const all = [...parts.rest.split(/(?<=[.?!])\s+(?=[A-Z])/), ...rest];
    const limit = lengthLimitOf(statement.text);
    return [
      partAt(statement, {
        name: parts.name,
        told: all.filter((text) => !isPrompt({ text })),
        prompts: all.filter((text) => isPrompt({ text })).flatMap(splitPrompt),
        limit,
        required: !/\boptional\b|if applicable/i.test(statement.text),
        from: 'label',
      }),
    ];
  });
};
