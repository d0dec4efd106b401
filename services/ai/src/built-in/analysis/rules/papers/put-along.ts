import { finding, type Finding } from '../../finding.ts';
import type { Guidelines } from '../../guidelines.ts';
import { asChecklistLine } from '../../wording.ts';
import { papersInRow } from '../../papers-in-row.ts';
import { paper } from './paper-words.ts';

/** "Please put with the letter (1) a budget, (2) the list of your board" */
const along =
  /^(?:please )?(?:(?:put|send|enclose|include|attach) (?:along )?with|(?:along |together )?with) (?:the|your) (?:letter|application|proposal|form|request),?:?\s+(?:please )?(?:also )?((?:put|send|enclose|include|attach)\s+)?(?:us )?(\S.{8,360})$/i;
const orders = /^(?:please )?(?:put|send|enclose|include|attach)\b/i;
/** "For requests over $10,000 also your audited financial statements." */
const forLarge =
  /^for (?:\w+ )?(?:requests?|grants?|applications?) (?:over|above|of more than|greater than) [$€£][\d,]+,? /i;

/** "Please add two letters from partners, a list of your board, and proof of nonprofit status." */
const rowOfPapers =
  /^(?:please )?(?:also )?(?:add|enclose|attach|include|send(?: us)?|put in|append) ((?:an?|the|your|one|two|three|up to|\d|proof|cop(?:y|ies))\b[^.:;]{10,300})$/i;
const fewestInRow = 2;
const inRow = (text: string): string | undefined => {
  const told = rowOfPapers.exec(text.replace(/\.$/, ''))?.[1];
  const pieces = (told ?? '').split(
    /,\s+(?:and\s+)?(?![^()]*\))|\s+and\s+(?=(?:an?|the|your|one|two|up)\b)/i,
  );
  const papers = pieces.filter((piece) => paper.test(piece));
  return papers.length >= fewestInRow && papers.length >= pieces.length * 0.6 ? told : undefined;
};

/** "The following attachments are required: (1) a budget; (2) your accounts" */
const inLongRow = (text: string, title: string | undefined): string | undefined =>
  papersInRow(text, title).join('; ') || undefined;

/** Papers that one sentence asks for along with the letter, or for large requests. */
export const putAlong = (guidelines: Guidelines): Finding[] =>
  guidelines.statements.flatMap((statement) => {
    const { text, aside, form, path } = statement;
    if ((aside && aside !== 'background') || form === 'pair' || !paper.test(text)) return [];
    const [, order, told] = along.exec(text) ?? [];
    const list =
      (order || orders.test(text) ? told : undefined) ??
      inRow(text) ??
      inLongRow(text, path.at(-1));
    const line = list
      ? `Attach: ${list.replace(/[.;]$/, '')}`
      : forLarge.test(text) &&
          text.length < 200 &&
          !/\b(?:must|shall|board|approv\w+)\b/i.test(text)
        ? asChecklistLine(text)
        : undefined;
    return line
      ? [
          finding(statement, {
            kind: 'attachment',
            text: line,
            weight: list ? 65 : 58,
            // One of the papers may have a limit that another rule reads in the same sentence.
            ...(list ? { topic: `papers along ${statement.block}` } : {}),
          }),
        ]
      : [];
  });
