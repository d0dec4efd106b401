import { squeeze } from '@grantwright/analyst';
import { limitSubject } from './limit-subject.ts';
import { asCalled, limitedParts } from './limited-parts.ts';
import { excludes } from '../excluding-titles.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { Guidelines, Statement } from '../guidelines.ts';
import { formatLimit, lengthLimitOf } from '../length-limit.ts';
import { partsBetween } from '../parts-between.ts';
import { answerForm } from '../sections/answer-fields.ts';
import { formBoxes, type PlacedBox } from '../sections/form-boxes.ts';
import { limitedRows } from '../sections/limited-rows.ts';
import { sectionName } from '../sections/section-name.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

const notLength =
  /\b(?:reviewers?|review panel|webpages?|web pages?|home ?page|landing page|fax|per minute|(?:has|have) (?:written|published|produced)|page \d+ of|file names?|filenames?)\b/i;
const exclusion =
  /\b(?:excluding|exclusive of|not including|does not include|do not (?:count|include)|does not count|not counting|excludes?|not counted|other than|except for)\b\s*(?:toward[s]? [^,.;]*)?([^.;)]{0,120})/i;

const counts =
  /\b(?:character|word|page)s? (?:limits?|counts?) (?:do(?:es)? not |don't )?(?:includes?|counts?|covers?)\b|\b(?:(?:do(?:es)?|will) not (?:be )?count(?:ed)? (?:towards?|against|in)|(?:not|are) (?:included|counted) (?:in|toward|against)|(?:is|are) exclud|count(?:s)? towards?|included in) (?:[\w,]+ ){0,3}(?:(?:\d+-)?(?:page|word)[- ](?:limit|count|total)|(?:(?:the|these|those) )?(?:two|three|four|five|six|ten|\d+) pages\b)/i;

const countedTables = (guidelines: Guidelines) =>
  guidelines.tables.flatMap((table) => {
    const column = table.header.findIndex(
      (name) => /\b(?:page|count|limit)/i.test(name) && /\b(?:included?|counts?)\b/i.test(name),
    );
    if (column < 1) return [];
    const free = table.rows.filter((row) => /^no\b/i.test((row[column] ?? '').trim()));
    const quote = free[0]?.[0];
    if (!quote) return [];
    return [
      finding(
        { ...table, quote },
        {
          kind: 'limit',
          text: `Outside the page limit: ${free
            .map((row) => squeeze(row[0] ?? ''))
            .filter(Boolean)
            .join(', ')}`,
          mandatory: false,
          weight: 64,
        },
      ),
    ];
  });

/** "Readiness of Agent (1-page maximum)" over its text: the title sets the limit. */
const titledLimits = (guidelines: Guidelines, boxes: PlacedBox[]) =>
  guidelines.chapters.flatMap((chapter) => {
    const block = guidelines.reading.blocks[chapter.block];
    const limit = lengthLimitOf(chapter.title);
    const name = sectionName(chapter.title.replace(/\s*[([].*$/, ''));
    if (!limit || !block || block.type === 'table' || name.length < 3 || lengthLimitOf(name))
      return [];
    if (/^(?:attachment|appendix|exhibit) [\dA-Z]+\b/i.test(name)) return [];
    // A box of a form has its limit in the line on all boxes.
    if (boxes.some((box) => box.block === chapter.block)) return [];
    return [
      finding(
        { ...chapter, quote: block.text },
        {
          kind: 'limit',
          text: `Keep "${name}" within ${formatLimit(limit)}`,
          weight: 69,
          topic: `limit "${name}" ${formatLimit(limit)}`,
        },
      ),
    ];
  });

/** The limit of a box of a form is said with those of the other boxes. */
const isOfBox = (boxes: PlacedBox[], statement: Statement): boolean =>
  partsBetween(boxes, { block: statement.block - 1, end: statement.block + 1 }).some(({ quote }) =>
    quote.includes(statement.quote),
  );

/** "Partners (200 words): Continuity (150 words)" on two lines are two parts, and none the label of the other. */
const withOwnLimit = (statement: Statement): Statement => {
  const { label, value, form } = statement;
  if (form !== 'pair' || !label || !value || !lengthLimitOf(label) || !lengthLimitOf(value))
    return statement;
  const { label: _label, value: _value, ...rest } = statement;
  return { ...rest, text: value, form: 'item' };
};

const ofDay = /^".*\b(?:deadlines?|due|closes)\b.*"$/i;

const asSaid = (statement: Statement): Finding[] => {
  const line = asChecklistLine(statement.text);
  return line && isWhole(line)
    ? [finding(statement, { kind: 'limit', text: line, mandatory: false, weight: 50 })]
    : [];
};

/** How long the application and its parts may be. */
export const pageLimit: Rule = {
  name: 'page-limit',
  find: (guidelines) => {
    const boxes = formBoxes(guidelines)
      .flat()
      .sort((a, b) => a.block - b.block);
    const inRow = new Set(limitedRows(guidelines).map(({ statement }) => statement.quote));
    const partOf = limitedParts(guidelines);
    const { blocks: fields } = answerForm(guidelines);
    return [
      ...guidelines.statements.map(withOwnLimit).flatMap((statement) => {
        const { text } = statement;
        if (isOfBox(boxes, statement) || inRow.has(statement.quote) || fields.has(statement.block))
          return [];
        if (
          statement.aside === 'past' ||
          statement.aside === 'after' ||
          statement.aside === 'definition'
        )
          return [];
        if (notLength.test(text) || text.length > 600) return [];
        // "Books: except booklets under 48 pages" of what is not funded limits no application.
        if (excludes(statement.path.at(-1) ?? '')) return [];
        if (/\b(?:included?|counts?|counted)\b/i.test(statement.label ?? '')) return [];
        if (
          /\bexceed(?:s|ing)? (?:the|this|that|these)\b|\b(?:will|may) (?:not be read|be (?:rejected|removed|returned))/i.test(
            text,
          )
        )
          return [];
        // What belongs to a numbered attachment is said with the attachment.
        if (/^(?:attachment|appendix|exhibit) [\dA-Z]+\b/i.test(statement.path.at(-1) ?? ''))
          return [];
        if (
          counts.test(text) &&
          (!lengthLimitOf(text) || /\bnot (?:be )?count(?:ed)?\b/i.test(text))
        )
          return asSaid(statement);
        const limit = lengthLimitOf(text);
        if (!limit) return [];
        const textAt = (at: number): string => {
          const block = guidelines.reading.blocks[at];
          return block && block.type !== 'table' ? block.text : '';
        };
        const { block } = statement;
        const said = limitSubject(statement, textAt(block), textAt(block - 1));
        const subject = asCalled(said, partOf(statement, limit));
        // Under "Deadline is Nov. 29" nothing says what is limited but the sentence itself.
        if (ofDay.test(subject)) return asSaid(statement);
        const without = exclusion
          .exec(text)?.[1]
          ?.trim()
          .replace(/^(?:the|any)\s+/i, '');
        const soft =
          /\b(?:suggested|recommended|approximately|about|try to|should be|preferred|ideally)\b/i.test(
            text,
          );
        const whole = subject === 'the whole application';
        return [
          finding(statement, {
            kind: 'limit',
            text: `Keep ${subject.replace(/^the (?=Part )/, '')} within ${formatLimit(limit)}${without && without.length > 3 && without.length < 100 ? ` (not counting ${without})` : ''}`,
            mandatory: !soft,
            weight: whole
              ? 88
              : statement.path.at(-1)?.match(/\bpage limit|length|format/i)
                ? 80
                : 68,
            topic: `limit ${subject} ${formatLimit(limit)}`,
          }),
        ];
      }),
      ...titledLimits(guidelines, boxes),
      ...countedTables(guidelines),
    ];
  },
};
