import { plain, squeeze } from '@grantwright/analyst';
import type { Statement } from '../guidelines.ts';
import { nameOfOrder } from '../sections/name-of-order.ts';
import { sectionName } from '../sections/section-name.ts';

const overall =
  /\b(?:overall|entire|whole|complete|total) (?:application|proposal|submission|package)|application (?:page|length)|(?:limit|pages|words) for the (?:overall |entire )?(?:application|proposal)\b|^(?:the |your |all |full )?(?:(?:grant|funding|donation|written) )?(?:applications?|proposals?|requests?) (?:must|should|may|shall|are|is|cannot|can) (?:not )?(?:also )?(?:be|exceed|have|total|limited|no (?:more|longer))\b/i;
const thing =
  /\b((?:project |program |proposal |budget |technical |research |grant |application |work |organizational |executive |concept |cover |artist |biographical |cost )?(?:narrative|abstract|summary|justification|proposal|letters?(?: of (?:intent|inquiry|support|interest|recommendation|commitment))?|loi|statement|description|plan|strategy|resumes?|cvs?|curriculum vitae|sketch(?:es)?|bios?|biographies|attachments?|appendi(?:x|ces)|essay|responses?|answers?|concept (?:paper|note)|form|section|page|worksheet|job description|org(?:anizational)? chart|references|work samples?|part [a-z0-9])(?: section)?)\b/i;

const numbered =
  /^(?:tab \d{1,2}|(?:section|part) (?:\w{1,2}|one|two|three|four|five|six|seven|eight)\s*:|\d{1,2}[a-z]?[.)]?(?=\s+\p{Lu})|(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.)])\s+/iu;
const isOrder =
  /\b(?:must|should|may|shall|is|are|will)\b|^(?:describe|list|explain|tell(?: us)?|provide|summarize|discuss|give|highlight|state|identify)\b/i;

/** "C. Statement of Need - Page Limit": the row of a table names what its limit is for. */
const rowName = (statement: Statement): string | undefined => {
  const name = /^(.{3,80}?) - .*\b(?:pages?|words?|characters?|limit|length)\b/i.exec(
    statement.label ?? '',
  )?.[1];
  return name?.replace(numbered, '');
};

const lengthIn = '(?:[Pp]age|[Ww]ord|[Cc]haracter)';
const fewPages = '(?:single|one|two|three|four|five|six|\\d{1,2})';
/** "a one-page abstract is required", "a one page reference" */
const compound = new RegExp(
  `\\b${fewPages}[- ]page (?!limit|max|to\\b|about\\b|on\\b|of\\b|that\\b|which\\b|and\\b|or\\b|is\\b|in\\b|for\\b|per\\b|with\\b)((?:[a-z]+ ){0,2}(?:plan|statement|letter|narrative|summary|sketch|proposal|chart|budget|abstract|description|outline|overview|timeline|r[ée]sum[ée]|cv)|[a-z]+)\\b`,
  'i',
);
/** "limit the application narrative to no more than 30 pages" */
const limited =
  /\blimit (?:the |your )((?:\w+ ){0,2}(?:narrative|abstract|summary|proposal|letter|statement|description|plan|essay|application|resume|response|answer)s?) to\b/i;
/** "Artist bios, one page each" */
const listed = new RegExp(
  `^(\\p{Lu}[^,.:;?()]{2,60}), (?:about |up to |no more than |not more than |max(?:imum|\\.)? )?${fewPages}(?: \\(\\d+\\))?[ -](?:typewritten |typed )?pages?\\b`,
  'u',
);
/** "The difference it will make (500 words)", and nothing else */
const wholly = new RegExp(`^([^()?]{6,100}?)\\s*\\([^()]*${lengthIn}s?[^()]*\\)\\.?$`);
/** What a paragraph opens with: "Executive Summary. Summarize the project. One page." */
const openingOf = (whole: string): string | undefined => {
  const text = plain(whole);
  const before = /^([\p{Lu}][^().:?[\]]{2,60}?)\s*[([:]/u.exec(text)?.[1];
  if (before) return before;
  const head = /^([\p{Lu}][^().:?[\]]{2,50}?)\.\s/u.exec(text)?.[1];
  return head && head.split(' ').length <= 6 && !isOrder.test(head) ? head : undefined;
};
/** "Synergistic Activities. Each person must provide a document of up to one page." */
const isTitleCase = (name: string): boolean =>
  /^(?:(?:\p{Lu}[\p{L}'&/-]+|and|of|for|the) ){2,5}$/u.test(`${name} `);
/** Words that name a part only together with its title: "a plan of no more than two pages". */
const vague =
  /^(?:the |each )?(?:plan|section|statement|description|page|form|document|attachment|response|answer|strategy|part)s?$/i;

/** "Five pages excluding the budget appendix" does not limit the appendix. */
const notCounted = /,? \(?(?:excluding|exclusive of|not including|not counting)\b[^.;]*/i;

const titleOf = ({ path }: Statement): string =>
  path
    .at(-1)
    ?.replace(/\s*\([^)]*(?:page|word|point|character)[^)]*\)/gi, '')
    .replace(numbered, '')
    // The guidelines themselves may be as long as they like.
    .replace(
      /(?<=\b(?:proposal|application|narrative|letter))s? (?:guidelines|instructions|requirements|format|preparation)$/i,
      '',
    ) ?? '';

/** "Grant must include the following:" names no part. */
const announces = /\b(?:must|should|shall|will|may) (?:also )?(?:include|contain|consist)\b|:\s*$/i;

/** "THE LETTER" and "Your application" are called like any letter and any application. */
const quoted = (title: string): string =>
  /^(?:the|your) (?:letter|proposal|narrative|application|abstract)$/i.test(title)
    ? title.toLowerCase().replace(/^your/, 'the')
    : `"${title}"`;

/** "What would you like to do? No more than 300 words": the limit is that of the answer. */
const bareLimit =
  /^(?:(?:no|not) (?:more|longer) than|up to|max(?:imum)?(?: of)?:?|at most|limit(?:ed)?(?: to)?:?) [\d,]+ (?:words|characters)\b/i;

const subjectIn = (statement: Statement, whole: string): string => {
  const question = bareLimit.test(statement.text)
    ? /^([^.?!]{8,120}\?)/.exec(plain(whole))?.[1]
    : '';
  if (question) return `the answer to "${question}"`;
  const opening = whole.startsWith(statement.quote) ? undefined : openingOf(whole);
  if (opening && (statement.form === 'item' || isTitleCase(opening)))
    return `"${nameOfOrder(opening) ?? sectionName(opening)}"`;
  if (
    /\beach (?:(?:\w+ )?(?:holds?|allows?|takes?)|(?:answer|box|field|response))\b|\b(?:for|to|per) (?:each |every |any )?(?:one )?(?:question|prompt|answer)\b(?! [\dA-Z])/i.test(
      statement.text,
    )
  )
    return 'each answer';
  // "Section two: Your project: 2a. Describe what you will do (500 words)" limits the answer to 2a.
  const inCell = statement.form === 'pair' && /^\d{1,2}[a-z]?[.)]?\s/.test(statement.value ?? '');
  const text = (inCell ? (statement.value ?? '') : statement.text)
    .replace(notCounted, '')
    .replace(/r[ée]sum[ée](s?)/gi, 'resume$1')
    .replace(/(?<=\w )\((?![^)]*(?:pages?|words?|characters?))[^)]*\)\s*/gi, '')
    .replace(/^(?:\d{1,2}[a-z][.):]?|[A-Z]\.\d{1,2}\.?)\s+(?=\p{Lu})/u, '');
  const runIn =
    /^([\p{Lu}][^().:?[\]]{2,80}?)\s*[([](?=[^)\]]*(?:[Pp]age|[Ww]ord|[Cc]haracter))/u.exec(
      text,
    )?.[1];
  const ownSection = /^this (?:\w+ ){0,2}section\b/i.test(text) ? titleOf(statement) : '';
  if (ownSection) return quoted(ownSection);
  const alone = statement.form === 'pair' ? undefined : listed.exec(statement.text)?.[1];
  if (alone && !isOrder.test(alone)) return `"${alone.replace(numbered, '')}"`;
  // "A short (800 words) description of the work"
  const apart = /^an? (?:short|brief|concise) ?\([^()]*\) (\p{Ll}+)/iu.exec(text)?.[1];
  if (apart && thing.test(apart)) return `the ${apart}`;
  // "A nomination letter by a colleague explaining why …", "Abstract summarizing the project in 200 words"
  const paper =
    /^an? (?:short |brief |concise )?(\p{L}.*?)(?=,| (?:\p{Ll}+ing|that|which)\b|$)/iu.exec(
      runIn ?? '',
    )?.[1];
  if (paper && thing.test(paper) && paper.split(' ').length <= 6) return `the ${paper}`;
  const summing = /^(\p{Lu}\p{Ll}+) \p{Ll}+ing\b/u.exec(text)?.[1];
  if (summing && thing.test(summing)) return `"${summing}"`;
  if (
    runIn &&
    runIn.split(' ').length <= 12 &&
    !isOrder.test(runIn) &&
    !/^(?:we|you|this)\b/i.test(runIn)
  )
    return `"${runIn.replace(numbered, '')}"`;
  // "a research project abstract (up to 500 words) with four keywords"
  const inList =
    statement.form === 'item'
      ? /^(?:an?|the|your|one) (\p{Ll}[\p{L}' -]{3,50}?) [([](?=[^)\]]*(?:page|word|character))/u.exec(
          text,
        )?.[1]
      : undefined;
  if (inList && thing.test(inList)) return `the ${inList}`;
  // "Proposed budget for the grant, including a justification (maximum one page)"
  const headed =
    /^(\p{Lu}[^,().:?]{4,60}), (?:including|with|which|that) [^()]*\((?=[^)]*(?:[Pp]age|[Ww]ord|[Cc]haracter))/u.exec(
      text,
    )?.[1];
  if (headed && !isOrder.test(headed)) return `"${headed.replace(numbered, '')}"`;
  const asked = /^([\p{Lu}][^().:?]{2,60}):\s+\S.*[?)]/u.exec(text)?.[1];
  if (asked && asked.split(' ').length <= 6 && statement.form !== 'pair' && /\?/.test(text))
    return `"${asked.replace(numbered, '')}"`;
  const ownQuestion = statement.form === 'pair' ? undefined : /^(.{8,120}?\?)/.exec(text)?.[1];
  if (ownQuestion) return `the answer to "${ownQuestion}"`;
  const row = statement.form === 'pair' && !inCell ? rowName(statement) : undefined;
  if (row) return `"${row}"`;
  const task =
    /^((?:describe|list|explain|tell|provide|summarize|discuss|give|highlight|state|identify)\b.{8,110}?)[.]?\s*\([^)]*\)\.?$/i.exec(
      text,
    )?.[1];
  if (task) return `the answer to "${task.replace(/\.$/, '')}"`;
  const entire =
    statement.form === 'item' ||
    (statement.form === 'sentence' && /^(?:\d{1,2}[a-z]|[A-Z]\.\d)/.test(statement.text))
      ? wholly.exec(text)?.[1]?.replace(/:$/, '')
      : undefined;
  if (entire && !/[.:]|^(?:we|you|please|try|it)\b|\b(?:must|should|shall)\b/i.test(entire))
    return `"${entire.replace(numbered, '')}"`;
  const titledBy = statement.label && statement.form !== 'pair' ? sectionName(statement.label) : '';
  if (titledBy && thing.test(titledBy) && titledBy.split(' ').length <= 6) return `"${titledBy}"`;
  if (overall.test(text)) return 'the whole application';
  const told = limited.exec(text)?.[1] ?? compound.exec(text)?.[1];
  if (told) return `the ${told.toLowerCase()}`;
  const near = new RegExp(
    `${thing.source},?\\s+(?:of|not (?:to )?exceed(?:ing)?|limited to|no(?:t)? (?:more|longer) than|up to|with a maximum)\\b`,
    'i',
  ).exec(text)?.[1];
  const title = titleOf(statement);
  const isPart = (name: string): boolean =>
    vague.test(name) && new RegExp(`\\b${name.replace(/s$/, '')}`, 'i').test(title);
  if (near) return isPart(near) ? `"${title}"` : `the ${near.toLowerCase()}`;
  const subject =
    /^(?:the |this |your |each |all |any |an? )?([\p{L}'&/ -]{3,60}?) (?:must|should|may|shall|is|are|cannot|can|will|has|have)\b/iu.exec(
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
  // "The proposal itself, which should be no longer than three pages"
  const relative =
    /^(?:the |an? |your )?(\p{L}[\p{L}' -]{2,40}?)(?: itself)?, (?:which|that) (?:should|must|may|can|cannot|shall|is)\b/iu.exec(
      text,
    )?.[1];
  if (relative && thing.test(relative)) return `the ${relative.toLowerCase()}`;
  const label =
    statement.label
      ?.replace(/\s*\([^)]*\)/g, '')
      .replace(/\s-\s.*$/, '')
      .replace(numbered, '') ?? '';
  const inText = thing.exec(text)?.[1]?.toLowerCase();
  // "Selection criteria: submit a proposal of six pages": how it is judged is no part of it.
  if (/\b(?:criteria|process|procedure)\b/i.test(label) && inText && !vague.test(inText))
    return `the ${inText}`;
  if (
    label &&
    label.split(' ').length <= 8 &&
    !/\b(?:limit|length|maximum|page|word)s?\b/i.test(label)
  )
    return quoted(label);
  const under = statement.path.at(-1) ?? '';
  if (/\?$/.test(under) && statement.form !== 'pair' && /^(?:word|page|character)/i.test(text))
    return `the answer to "${under.replace(/^question\s*\d*\s*[:.]\s*/i, '')}"`;
  if (
    /\b(?:format|length|page limits?|submission|application (?:contents?|requirements?|guidelines|package)|how to apply|proposal (?:format|requirements|content)|requirements|instructions|(?:selection|judging|review) criteria)\b/i.test(
      title,
    )
  )
    return inText && !/^(?:page|form|section|response|answer)/.test(inText)
      ? `the ${inText}`
      : 'the application';
  return title && !announces.test(title) ? quoted(title) : 'the application';
};

/** "Page limit: 3 pages" names itself, and not what it limits. */
const ofItself =
  /^"(?:(?:page|word|length|page length) (?:limit|length|count|maximum)s?|(?:proposal|application) length)"$/i;

/** "Do not exceed 10 pages." */
const namesNothing = /^(?:please )?(?:do not|don't|must not|may not) exceed\b/i;
/** "Project Plan, in English or Spanish.": a title in a line of its own that looks like the text. */
const asTitle = (line: string): string | undefined => {
  const name = /^(\p{Lu}[\p{L}'&/ -]{2,50}?)(?:, [^.:;]{3,40})?[.,:]$/u.exec(line.trim())?.[1];
  return name && name.split(' ').length <= 6 && !isOrder.test(name) ? name : undefined;
};

/**
 * What the limit is about: the words before it, else the heading it stands under.
 * @param whole the text of its block
 * @param above the text of the block before, which may be its title
 */
export const limitSubject = (statement: Statement, whole: string, above = ''): string => {
  const title =
    namesNothing.test(statement.text) && whole.startsWith(statement.quote) && asTitle(above);
  if (title) return `"${title}"`;
  const subject = subjectIn(statement, whole);
  return ofItself.test(subject) ? 'the application' : subject;
};
