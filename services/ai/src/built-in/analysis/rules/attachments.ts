import { finding, type Finding, type Rule } from '../finding.ts';
import type { Guidelines, ListPart } from '../guidelines.ts';
import { formatLimit, lengthLimitOf } from '../length-limit.ts';
import { introducesSections } from '../sections/content-region.ts';
import { isIdentity, isPaper } from '../sections/paper.ts';
import { asChecklistLine, isWhole } from '../wording.ts';
import { squeeze } from '../../../text/normalize.ts';

const title =
  /\b(?:attachments?|appendi(?:x|ces)|required (?:documents?|documentation|materials|forms|uploads)|supporting (?:documents?|documentation|materials)|supplement(?:al|ary) (?:documents?|materials)|(?:application|submission|proposal) (?:checklist|package|materials)|documents? (?:you|we)\b|(?:additional |required )*(?:materials|documents|documentation) required|additional (?:required )?(?:materials|documents)|what (?:you(?:'ll| will)? )?(?:need )?to (?:send|attach|upload)|documents? (?:to (?:submit|include|upload)|required|needed)|checklist|uploads|enclosures|enclose\b|support materials|work samples?)\b/i;
const asksList =
  /\b(?:attach|include|submit|provide|upload|enclose|accompan|required|following|must (?:contain|have))\b.*\b(?:documents?|documentation|attachments?|materials|items|forms|enclosures|uploads|copies|supporting)\b|\b(?:documents?|documentation|attachments?|materials|items|forms|uploads|enclosures)\b.*\b(?:required|must|attach|include|submit|upload|provide|needed|accompan)/i;
const asksPapers =
  /\bfollowing (?:documents? |items? |materials? )?(?:must|should) be (?:attached|included|submitted|enclosed|provided|sent|uploaded)|\b(?:attach|upload|enclose|submit|send|provide|include|supply|ready to provide)(?: us| the following| these| all of these| each of these| one copy of each of these| copies of)*\s*:?$/i;
const paper =
  /\b(?:letters?|determination|501\(c\)|990|financial statements?|audit(?:ed)?|budget|board (?:list|members|of directors|roster)|list of|resumes?|cvs?|curriculum|bios?|biographical|form|certificat|w-?9|insurance|agreements?|mou\b|memorand|plan|chart|logic model|photos?|photographs?|estimates?|images?|samples?|proof|evidence|documentation|bylaws|articles|annual report|policy|resolution|license|statement|references|quotes?|bids?|abstract|narrative|disclosure|assurances?|sf-?\d+|attachment|appendix|copy|copies|schedule|timeline|map|drawings|declaration|accounts|constitution|roster|registration|cover (?:page|sheet|letter)|tax return|report)\b/i;
const inSentence =
  /\b(?:you will (?:also )?need (?:your|an?|the|to (?:provide|submit|upload|attach))|(?:must|should|shall|please|required to) (?:also )?(?:attach|upload|enclose|provide|submit|include) (?:an? |the |your |one |two |three |\w+ )?(?:\w+[ -]){0,4}(?:copy|copies|letters?|documentation|proof|evidence|budget|resumes?|cvs?|statements?|form|certificate|list|agreement|plan|chart|audit|report|990|w-?9|roster|samples?|images?|disclosure|certification|assurance|photos?|bylaws)|(?:attach|enclose|upload) (?:an? |the |your |\w+ )|must be (?:attached|accompanied|included|uploaded)|(?:asked|required|need|expected) to (?:submit|provide|upload|attach|include) (?:an? |the |your )|(?:do not|don't) (?:send|attach) |(?:option of|may) (?:submitting|submit|attach|attaching|include) (?:up to |any number of )|include any number of attachments|accompanied by|lacking an?\b|letters? of (?:support|commitment|recommendation|reference)s? (?:is|are|must|should))\b/i;

const conditional =
  /\b(?:if (?:applicable|available|any|you|relevant|required|needed)|where applicable|as (?:applicable|needed)|optional|when applicable|only if|for (?:fiscally|organizations that)|encouraged|not required|recommended)\b/i;

const lineOf = (text: string): string | undefined => {
  const short = (
    text
      .replace(/^((?:attachment|appendix|exhibit|form) [\dA-Z]{1,2})\s*:\s+/i, '$1 - ')
      .split(
        /(?<=[a-z)\d])[.;]\s+(?=[A-Z])|(?<!(?:[Aa]ttachment|[Aa]ppendix|[Ee]xhibit|[Ff]orm) [\dA-Z]{1,2})\s+-\s+(?=[A-Z][a-z])|:\s+(?=[A-Za-z][a-z]* )/,
      )[0] ?? text
  )
    .replace(/[.;,:\s]+$/, '')
    .replace(/[;,]?\s+and$/, '');
  const bare = squeeze(short.replace(/\s*[[(][^\])]*\b(?:pages?|words?)\b[^\])]*[\])]/gi, ''))
    .replace(/^[☐□¨❑✓•\s]+/, '')
    .replace(/^(?:please )?(?:attach|include|submit|provide|upload|enclose)\s+/i, '')
    .replace(/^(?:[Aa]n?|[Tt]he|[Yy]our)\s+(?=[A-Z])/, '')
    // One word alone reads like a slip; "your constitution" does not.
    .replace(/^(?:an?|the)\s+(?=\S+\s)|^your\s+(?=\S+\s+\S)/i, '');
  if (bare.length < 3 || bare.length > 150 || /^(?:appendix|attachments?|other)$/i.test(bare))
    return undefined;
  return bare;
};

const fromList = (list: ListPart): Finding[] => {
  const lead = (list.lead?.text ?? '').replace(/\s*\([^()]*\)(?=:?$)/, '');
  const titled =
    title.test(list.path.at(-1) ?? '') ||
    (title.test(list.path.at(-2) ?? '') &&
      /attach|document|checklist/i.test(list.path.at(-1) ?? ''));
  if (list.aside && list.aside !== 'background') return [];
  const mixed = introducesSections(lead);
  if (!titled && !mixed && !asksList.test(lead) && !asksPapers.test(lead)) return [];
  if (
    /\b(?:eligib|criteria|evaluat|consider|extent|costs?|chart|narrative (?:must|should)|describe|questions)\b/i.test(
      lead,
    )
  )
    return [];
  const top = list.items.filter((item) => item.depth === list.items[0]?.depth);
  const known = top.filter((item) =>
    mixed && !titled ? isPaper(item.text) : paper.test(item.text),
  );
  // What must be sent along is all to be sent along, whatever it is.
  const papers = !mixed && asksPapers.test(lead) && known.length >= top.length / 2 ? top : known;
  if (!mixed && (papers.length < Math.min(2, top.length) || papers.length < top.length * 0.4))
    return [];
  const optionalList = conditional.test(lead) || /\boptional\b/i.test(list.path.at(-1) ?? '');
  return papers.flatMap((item, index) => {
    const line = lineOf(item.text);
    if (
      !line ||
      isIdentity(item.text) ||
      /^(?:descriptions? of|describe|explain|how|what|why|will|do not|see|once|if|when|you|for|this|these|use|save|repeat|make|place|click|go|note|all|we|articulate|tell|show|state|give|amount)\b/i.test(
        line,
      )
    )
      return [];
    const limit = lengthLimitOf(item.text);
    const within = limit && !lengthLimitOf(line) ? ` (at most ${formatLimit(limit)})` : '';
    const optional = optionalList || conditional.test(item.text);
    const when = optional && !conditional.test(line) ? ' (if it applies)' : '';
    return [
      finding(item, {
        kind: 'attachment',
        text: `Attach: ${line}${within}${when}`,
        mandatory: !optional,
        weight: (optional ? 54 : 65) - index * 0.3,
        topic: `attach ${line.toLowerCase().slice(0, 60)}`,
      }),
    ];
  });
};

/** Headings such as "Attachment 3: Letters of Agreement" name what to attach themselves. */
const fromHeadings = (guidelines: Guidelines): Finding[] =>
  guidelines.chapters.flatMap((chapter) => {
    const match =
      /^(?:attachment|appendix|exhibit|annex)\s+([\dA-Z]{1,2})\s*[:.-]\s*(.{3,120})$/i.exec(
        chapter.title,
      );
    const block = guidelines.reading.blocks[chapter.block];
    if (!match?.[2] || !block || block.type === 'table') return [];
    const inside = guidelines.statements.filter(
      (statement) => statement.block > chapter.block && statement.block < chapter.end,
    );
    const words = inside.map((statement) => statement.text).join(' ');
    const limit = inside.map((statement) => lengthLimitOf(statement.text)).find(Boolean);
    const optional = conditional.test(words.slice(0, 200)) || conditional.test(match[2]);
    return [
      finding(
        { ...chapter, quote: block.text },
        {
          kind: 'attachment',
          text: `Attach as ${chapter.title.split(/[:.-]/)[0]?.trim() ?? 'attachment'}: ${match[2].trim()}${limit ? ` (at most ${formatLimit(limit)})` : ''}${optional ? ' (if it applies)' : ''}`,
          mandatory: !optional,
          weight: optional ? 55 : 66,
          topic: `attach ${match[2].toLowerCase().slice(0, 60)}`,
        },
      ),
    ];
  });

/** Tables whose first column names forms or documents. */
const fromTables = (guidelines: Guidelines): Finding[] =>
  guidelines.tables.flatMap((table) => {
    const head = table.header[0] ?? '';
    const about = `${head} ${table.caption ?? ''} ${table.path.at(-1) ?? ''}`;
    if (
      !/\b(?:forms?|documents?|attachments?|items?|materials?)\b/i.test(head) ||
      table.rows.length > 25
    )
      return [];
    if (/\b(?:evaluat|criteri|score|date|budget category)\b/i.test(about)) return [];
    // What has a limit of pages is written, not attached.
    if (table.header.some((name) => /\bpage (?:limit|maximum|max)/i.test(name))) return [];
    return table.rows.flatMap((row) => {
      const line = lineOf(row[0] ?? '');
      if (!line || line.split(' ').length > 16) return [];
      const optional = conditional.test(row.join(' '));
      return [
        finding(
          { ...table, quote: (row[0] ?? '').trim() },
          {
            kind: 'attachment',
            text: `Include: ${line}${optional && !conditional.test(line) ? ' (if it applies)' : ''}`,
            mandatory: !optional,
            weight: optional ? 48 : 57,
            topic: `attach ${line.toLowerCase().slice(0, 60)}`,
          },
        ),
      ];
    });
  });

const inlineLabel =
  /^(?:(?:required |supporting |application )*(?:attachments?|enclosures|uploads|(?:supporting )?(?:documents?|documentation|materials))(?: (?:to (?:upload|attach|submit|include)|required))?|with (?:the|your) (?:letter|application|form|proposal),?(?: we (?:\w+ )?(?:need|want|ask for)| (?:please )?(?:send|enclose|attach|include)(?: us)?)?|(?:please )?(?:also )?(?:attach|enclose|upload|send us))(?:\s*\([^)]*\))?$/i;

/** "Attachments: board list, IRS letter, audited financial statements". */
const fromLabels = (guidelines: Guidelines): Finding[] =>
  guidelines.statements.flatMap((statement) => {
    const { label, value } = statement;
    if (!label || !value || !inlineLabel.test(label) || value.length > 420) return [];
    if ((statement.aside && statement.aside !== 'background') || !paper.test(value)) return [];
    return [
      finding(statement, {
        kind: 'attachment',
        text: `Attach: ${value.replace(/[.;]$/, '')}`,
        mandatory: !conditional.test(value),
        weight: 65,
      }),
    ];
  });

/** "Please put with the letter (1) a budget, (2) the list of your board" */
const along =
  /^(?:please )?(?:put|send|enclose|include|attach) (?:along )?with (?:the|your) (?:letter|application|proposal|form|request),?:?\s+(?:us )?(\S.{8,360})$/i;
/** "For requests over $10,000 also your audited financial statements." */
const forLarge =
  /^for (?:\w+ )?(?:requests?|grants?|applications?) (?:over|above|of more than|greater than) [$€£][\d,]+,? /i;

const fromSentences = (guidelines: Guidelines): Finding[] =>
  guidelines.statements.flatMap((statement) => {
    const { text, aside, form } = statement;
    if ((aside && aside !== 'background') || form === 'pair' || !paper.test(text)) return [];
    const list = along.exec(text)?.[1];
    const line = list
      ? `Attach: ${list.replace(/[.;]$/, '')}`
      : forLarge.test(text) &&
          text.length < 200 &&
          !/\b(?:must|shall|board|approv\w+)\b/i.test(text)
        ? asChecklistLine(text)
        : undefined;
    return line
      ? [finding(statement, { kind: 'attachment', text: line, weight: list ? 65 : 58 })]
      : [];
  });

/** "Tab 7 Certificate of insurance": papers by the place that they have in a binder. */
const fromTabs = (guidelines: Guidelines): Finding[] =>
  guidelines.statements.flatMap((statement) => {
    const said = statement.form === 'pair' ? (statement.value ?? '') : statement.text;
    const [, tab = '', rest = ''] = /^tab (\d{1,2})[:.]?\s+(\p{Lu}.{4,200})$/iu.exec(said) ?? [];
    if (!rest || !paper.test(rest) || lengthLimitOf(rest) || statement.aside === 'past') return [];
    return [
      finding(
        { ...statement, form: 'sentence' },
        {
          kind: 'attachment',
          text: `Attach as Tab ${tab}: ${rest.replace(/[.;]$/, '')}`,
          mandatory: !conditional.test(rest),
          weight: 62,
          topic: `attach ${rest.toLowerCase().slice(0, 60)}`,
        },
      ),
    ];
  });

/** "You may submit up to three work samples": left to the applicant, with a limit of its own. */
const allowed =
  /\b(?:you|applicants?) may (?:also )?(?:submit|include|attach|upload|provide) (?:up to |no more than )?(?:an? |one |two |three |four |five |ten |\d+ )?(?:\w+ ){0,3}(?:samples?|letters?|attachments?|images?|photos?|files?|documents?)\b/i;

/** Papers that must come with the application. */
export const attachments: Rule = {
  name: 'attachments',
  find: (guidelines) => {
    const found = [
      ...guidelines.lists.flatMap(fromList),
      ...fromHeadings(guidelines),
      ...fromTables(guidelines),
      ...fromLabels(guidelines),
      ...fromTabs(guidelines),
    ];
    const covered = new Set(found.map((one) => one.block));
    found.push(...fromSentences(guidelines));
    for (const statement of guidelines.statements) {
      const { text } = statement;
      if (
        (statement.aside && statement.aside !== 'background') ||
        covered.has(statement.block) ||
        text.length > 320
      )
        continue;
      if (
        statement.form === 'pair' ||
        !(inSentence.test(text) || allowed.test(text)) ||
        !paper.test(text) ||
        /:$/.test(text)
      )
        continue;
      if (/\b(?:report|invoice|receipt|question)s?\b/i.test(text) && !/annual report/i.test(text))
        continue;
      // What the funder hands out, and what follows the grant.
      if (
        /\bwill be (?:given|sent|provided with)\b|\bunable to (?:download|open)\b|\bspace provided\b|\bacquittals?\b/i.test(
          text,
        )
      )
        continue;
      const line = asChecklistLine(text);
      if (!line || !isWhole(line)) continue;
      const fatal = /\blacking|will not be (?:reviewed|considered|accepted)|without\b/i.test(text);
      found.push(
        finding(statement, {
          kind: 'attachment',
          text: line,
          mandatory: !conditional.test(text) && !allowed.test(text),
          weight: fatal ? 80 : conditional.test(text) ? 50 : 60,
        }),
      );
    }
    return found;
  },
};
