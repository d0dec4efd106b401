import { plain, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isClosingField, isContactField } from './contact-field.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { titleOfBox } from '../form-box.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

const fewestRows = 3;
const leastBlank = 0.7;
const longestLabel = 300;
const mostCosts = 0.4;
/** The lines of a table of costs are filled in with sums, and are no parts. */
const ofCosts =
  /^(?:(?:sub)?total|salar(?:y|ies)|wages|personnel|fringe|travel|equipment|supplies|materials|printing|rent|indirect|overhead|contractual|consultants?|other|miscellaneous|income|expenses?|expenditure|fees?|contingency)\b/i;
/** What the work is called is asked of it, and not of who applies; a checklist has the form itself. */
const isNamed =
  /^(?:title|name) of (?:the |your )?(?:project|event|activity)$|^(?:project|event|activity) (?:title|name)$|\bapplication form$/i;
/** "Year founded", "Annual budget", "Have you had a grant from us before?": a figure, a year, a yes or no fills these. */
const onlyFilled =
  /^(?:year (?:founded|established|formed|incorporated|registered)|(?:(?:total|current|annual|operating|yearly|organi[sz]ation(?:al|'s)?|your|our) )+(?:budget|income|turnover|expenditure)|(?:total )?amount (?:requested|of (?:the |your )?request)|(?:number|no\.?) of (?:(?:paid|full-time|part-time) )?(?:staff|employees|members|volunteers|trustees|directors)|(?:have|has|had|did|is|are|do|does|was|were) (?:you|your|the (?:organi[sz]ation|group|applicant))\b(?!.*\b(?:how|what|why|which|describe|explain|details)\b)[^.]*\?)$/i;
const ofOthers = /\b(?:office use|official use|criteri|scor|evaluat|report)/i;

const cellsOf = (row: string[]): string[] => row.map((cell) => squeeze(plain(cell)));
/** "____", "£", "dd/mm/yyyy", "Yes / No" and nothing at all wait to be filled in. */
const isBlank = (cell: string): boolean =>
  /^(?:[_.…\s$£€☐□]*|(?:dd|mm|yy|[/.-])+|(?:[☐□] ?)?yes ?(?:\/|or|[☐□])? ?(?:[☐□] ?)?no)$/i.test(
    cell,
  );

type Label = { text: string; quote: string };

/** What each row asks, where the cell beside it, or the row under it, is left to be filled in. */
const labelsOf = (rows: string[][]): Label[] =>
  rows.flatMap((row, at) => {
    const cells = cellsOf(row);
    const said = cells.filter((cell) => !isBlank(cell));
    if (said.length !== 1) return [];
    const text = said[0] ?? '';
    const under = rows[at + 1];
    const isBeside = row.length >= 2 && cells[0] === text;
    const isOver = row.length === 1 && under !== undefined && cellsOf(under).every(isBlank);
    const quote = row.find((cell) => squeeze(plain(cell)) === text) ?? text;
    return (isBeside || isOver) && text.length <= longestLabel ? [{ text, quote }] : [];
  });

type BlankTable = { index: number; page: number | undefined; labels: Label[] };

const blankTables = ({ reading, statements }: Guidelines): BlankTable[] =>
  reading.blocks.flatMap((block, index) => {
    if (block.type !== 'table') return [];
    const aside = statementAt(statements, index)?.aside;
    if (aside && aside !== 'background') return [];
    const filled = block.rows.filter((row) => !cellsOf(row).every(isBlank));
    const labels = labelsOf(block.rows);
    const costs = labels.filter(({ text }) => ofCosts.test(text));
    const isForm =
      labels.length >= fewestRows &&
      labels.length >= filled.length * leastBlank &&
      costs.length < labels.length * mostCosts &&
      !labels.some(({ text }) => ofOthers.test(text));
    return isForm ? [{ index, page: block.page, labels }] : [];
  });

/** Where a table is only filled in, with names, figures and years: the title over it is no part either. */
export const filledTables = (guidelines: Guidelines): Set<number> =>
  new Set(
    blankTables(guidelines)
      .filter(({ labels }) =>
        labels.every(
          ({ text }) => isContactField(text) || isClosingField(text) || onlyFilled.test(text),
        ),
      )
      .map(({ index }) => index),
  );

/** The rows of a table that is a form, each a label beside a blank; the table of the costs is none. */
export const sectionsFromBlankTables = (guidelines: Guidelines): SectionCandidate[] => {
  const parts = blankTables(guidelines).flatMap(({ index, page, labels }) =>
    labels.flatMap(({ text, quote }): SectionCandidate[] => {
      const label = text
        .replace(/^(?:\d{1,2}(?:\.\d{1,2})*|[A-Za-z])[.)]\s+/, '')
        .replace(/\s*\*+$/, '');
      if (isContactField(label) || isClosingField(label) || isBlank(label)) return [];
      if (onlyFilled.test(label)) return [];
      const { name: first, rest } = /[.?]\s/.test(label)
        ? titleOfBox(label)
        : { name: label, rest: '' };
      const name = sectionName(first);
      if (!/\?$/.test(name) && !isSectionName(name) && !isNamed.test(name)) return [];
      const said = [first, ...rest.split(/(?<=[.?!])\s+(?=\p{Lu})/u)].filter(Boolean);
      return [
        partAt(
          { block: index, quote, page },
          {
            name,
            prompts: said.filter((each) => isPrompt({ text: each })).flatMap(splitPrompt),
            told: said.slice(1).filter((each) => !isPrompt({ text: each })),
            limit: lengthLimitOf(text),
            required: !/\boptional\b|\bif applicable\b/i.test(text),
            from: 'question',
          },
        ),
      ];
    }),
  );
  const asks = parts.filter(
    ({ name, prompts, limit }) => prompts.length > 0 || limit || soundsLikeSection(name),
  );
  return asks.length >= fewestRows - 1 && asks.length >= parts.length * 0.4 ? parts : [];
};
