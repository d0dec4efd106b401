import { plain, squeeze } from '../../../text/normalize.ts';
import { finding, type Rule } from '../finding.ts';
import type { Guidelines, Statement } from '../guidelines.ts';
import { formatLimit, lengthLimitOf } from '../length-limit.ts';
import { formBoxes, type PlacedBox } from '../sections/form-boxes.ts';
import { nameOfOrder } from '../sections/name-of-order.ts';
import { sectionName } from '../sections/section-name.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

const notLength =
  /\b(?:reviewers?|review panel|webpages?|web pages?|home ?page|landing page|fax|per minute|page \d+ of|file names?|filenames?)\b/i;
const overall =
  /\b(?:overall|entire|whole|complete|total) (?:application|proposal|submission|package)|application (?:page|length)|(?:limit|pages|words) for the (?:overall |entire )?(?:application|proposal)\b|^(?:the |your |all |full )?(?:applications?|proposals?) (?:must|should|may|shall|are|is|cannot|can) (?:not )?(?:also )?(?:be|exceed|have|total|limited|no (?:more|longer))\b/i;
const thing =
  /\b((?:project |program |proposal |budget |technical |research |grant |application |work |organizational |executive |concept |cover |artist |biographical |cost )?(?:narrative|abstract|summary|justification|proposal|letters?(?: of (?:intent|inquiry|support|interest|recommendation|commitment))?|loi|statement|description|plan|strategy|resumes?|cvs?|curriculum vitae|sketch(?:es)?|bios?|biographies|attachments?|appendi(?:x|ces)|essay|responses?|answers?|concept (?:paper|note)|form|section|page|job description|org(?:anizational)? chart|references|work samples?|part [a-z0-9])(?: section)?)\b/i;

const numbered =
  /^(?:(?:section|part) (?:\w{1,2}|one|two|three|four|five|six|seven|eight)\s*:|\d{1,2}[a-z]?[.)]?(?=\s+\p{Lu})|(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.)])\s+/iu;
const isOrder =
  /\b(?:must|should|may|shall|is|are|will)\b|^(?:describe|list|explain|tell(?: us)?|provide|summarize|discuss|give|highlight|state|identify)\b/i;

/** "C. Statement of Need - Page Limit": the row of a table names what its limit is for. */
const rowName = (statement: Statement): string | undefined => {
  const name = /^(.{3,80}?) - .*\b(?:pages?|words?|characters?|limit|length)\b/i.exec(
    statement.label ?? '',
  )?.[1];
  return name?.replace(numbered, '');
};

/** What the limit is about: the words before it, else the heading it stands under. */
const subjectOf = (statement: Statement, whole: string): string => {
  const opening =
    statement.form === 'item' && !whole.startsWith(statement.quote)
      ? /^([\p{Lu}][^().:?[\]]{2,60}?)\s*[([:]/u.exec(plain(whole))?.[1]
      : undefined;
  if (opening) return `"${nameOfOrder(opening) ?? sectionName(opening)}"`;
  if (
    /\beach (?:(?:\w+ )?(?:holds?|allows?|takes?)|(?:answer|box|field|response))\b/i.test(
      statement.text,
    )
  )
    return 'each answer';
  const text = statement.text
    .replace(/(?<=\w )\((?![^)]*(?:pages?|words?|characters?))[^)]*\)\s*/gi, '')
    .replace(/^\d{1,2}[a-z][.):]?\s+(?=\p{Lu})/u, '');
  const runIn =
    /^([\p{Lu}][^().:?[\]]{2,80}?)\s*[([](?=[^)\]]*(?:[Pp]age|[Ww]ord|[Cc]haracter))/u.exec(
      text,
    )?.[1];
  if (runIn && runIn.split(' ').length <= 12 && !isOrder.test(runIn))
    return `"${runIn.replace(numbered, '')}"`;
  const asked = /^([\p{Lu}][^().:?]{2,60}):\s+\S.*[?)]/u.exec(text)?.[1];
  if (asked && asked.split(' ').length <= 6 && statement.form !== 'pair' && /\?/.test(text))
    return `"${asked.replace(numbered, '')}"`;
  const question = statement.form === 'pair' ? undefined : /^(.{8,120}?\?)/.exec(text)?.[1];
  if (question) return `the answer to "${question}"`;
  const row = statement.form === 'pair' ? rowName(statement) : undefined;
  if (row) return `"${row}"`;
  const task =
    /^((?:describe|list|explain|tell|provide|summarize|discuss|give|highlight|state|identify)\b.{8,110}?)[.]?\s*\([^)]*\)\.?$/i.exec(
      text,
    )?.[1];
  if (task) return `the answer to "${task.replace(/\.$/, '')}"`;
  const titledBy = statement.label && statement.form !== 'pair' ? sectionName(statement.label) : '';
  if (titledBy && thing.test(titledBy) && titledBy.split(' ').length <= 6) return `"${titledBy}"`;
  if (overall.test(text)) return 'the whole application';
  const near = new RegExp(
    `${thing.source}\\s+(?:of|not to exceed|limited to|no (?:more|longer) than|up to|with a maximum)\\b`,
    'i',
  ).exec(text)?.[1];
  if (near) return `the ${near.toLowerCase()}`;
  const subject =
    /^(?:the |your |each |all |any |an? )?([\p{L}'&/ -]{3,60}?) (?:must|should|may|shall|is|are|cannot|can|will|has|have)\b/iu.exec(
      text,
    )?.[1];
  const named = subject && thing.exec(subject)?.[1];
  const each = /^(?:each|every)\b/i.test(text)
    ? 'each '
    : /^(?:all|any)\b/i.test(text)
      ? 'each '
      : 'the ';
  if (named && subject.split(' ').length <= 5)
    return `${each}${squeeze(subject)
      .replace(/^(?:proposed|completed) /i, '')
      .toLowerCase()
      .replace(/\bpart (\w)\b/, (_, letter: string) => `Part ${letter.toUpperCase()}`)}`;
  const label = statement.label?.replace(/\s*\([^)]*\)/g, '').replace(/\s-\s.*$/, '') ?? '';
  if (
    label &&
    label.split(' ').length <= 8 &&
    !/\b(?:limit|length|maximum|page|word)s?\b/i.test(label)
  )
    return `"${label}"`;
  const under = statement.path.at(-1) ?? '';
  if (/\?$/.test(under) && statement.form !== 'pair' && /^(?:word|page|character)/i.test(text))
    return `the answer to "${under.replace(/^question\s*\d*\s*[:.]\s*/i, '')}"`;
  const title =
    statement.path
      .at(-1)
      ?.replace(/\s*\([^)]*(?:page|word|point|character)[^)]*\)/gi, '')
      .replace(numbered, '') ?? '';
  if (
    /\b(?:format|length|page limits?|submission|application (?:contents?|requirements?|guidelines|package)|how to apply|proposal (?:format|requirements|content)|requirements|instructions)\b/i.test(
      title,
    )
  ) {
    const inText = thing.exec(text)?.[1]?.toLowerCase();
    return inText && !/^(?:page|form|section|response|answer)/.test(inText)
      ? `the ${inText}`
      : 'the application';
  }
  return title ? `"${title}"` : 'the application';
};

const exclusion =
  /\b(?:excluding|exclusive of|not including|does not include|do not (?:count|include)|does not count|not counting|excludes?|not counted|other than|except for)\b\s*(?:toward[s]? [^,.;]*)?([^.;)]{0,120})/i;

const counts =
  /\b(?:(?:do(?:es)?|will) not (?:be )?count(?:ed)? (?:towards?|against|in)|(?:not|are) (?:included|counted) (?:in|toward|against)|(?:is|are) exclud|count(?:s)? toward|included in) (?:\w+ ){0,3}(?:\d+-)?page[- ](?:limit|count|total)/i;

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
const titledLimits = (guidelines: Guidelines) =>
  guidelines.chapters.flatMap((chapter) => {
    const block = guidelines.reading.blocks[chapter.block];
    const limit = lengthLimitOf(chapter.title);
    const name = sectionName(chapter.title.replace(/\s*[([].*$/, ''));
    if (!limit || !block || block.type === 'table' || name.length < 3 || lengthLimitOf(name))
      return [];
    if (/^(?:attachment|appendix|exhibit) [\dA-Z]+\b/i.test(name)) return [];
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
const isOfBox = (boxes: PlacedBox[], { block, quote }: Statement): boolean =>
  boxes.some((box) => box.block === block && box.quote.includes(quote));

/** How long the application and its parts may be. */
export const pageLimit: Rule = {
  name: 'page-limit',
  find: (guidelines) => {
    const boxes = formBoxes(guidelines).flat();
    return [
      ...guidelines.statements.flatMap((statement) => {
        const { text } = statement;
        if (isOfBox(boxes, statement)) return [];
        if (
          statement.aside === 'past' ||
          statement.aside === 'after' ||
          statement.aside === 'definition'
        )
          return [];
        if (notLength.test(text) || text.length > 600) return [];
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
        if (counts.test(text) && (!lengthLimitOf(text) || /\bnot be counted\b/i.test(text))) {
          const line = asChecklistLine(text);
          return line && isWhole(line)
            ? [finding(statement, { kind: 'limit', text: line, mandatory: false, weight: 50 })]
            : [];
        }
        const limit = lengthLimitOf(text);
        if (!limit) return [];
        const block = guidelines.reading.blocks[statement.block];
        const subject = subjectOf(statement, block && block.type !== 'table' ? block.text : '');
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
      ...titledLimits(guidelines),
      ...countedTables(guidelines),
    ];
  },
};
