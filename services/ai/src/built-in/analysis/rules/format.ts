import { finding, type Finding, type Rule } from '../finding.ts';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { asChecklistLine, isMandatory } from '../wording.ts';

const traits: [string, RegExp][] = [
  [
    'font',
    /\b(?:\d{1,2}(?:\.\d)?[- ]?(?:point|pt\.?)\b|font\b|typeface|times new roman|arial|calibri|garamond|helvetica)/i,
  ],
  ['margins', /\bmargins?\b/i],
  ['spacing', /\b(?:single|double|1\.5)[- ]?spac(?:ed|ing)\b|\bline spacing\b/i],
  ['paper', /\b(?:8\.5|8 ?1\/2|8½)["”]?\s*(?:x|by)\s*11|\bletter[- ]size|\bA4\b/i],
  [
    'file',
    /\b(?:(?:in|as|to|only|an?|must be|single|searchable) (?:\w+ ){0,3}(?:pdf|microsoft word|word document|excel|\.docx?|\.xlsx?)|pdf (?:format|files?|attachments?|documents?|only)|(?:file|attachment)s? (?:formats?|types?|names?|size)|file naming|\d+ ?(?:mb|megabytes)\b|(?:encrypt|zip(?! codes?)|password[- ]protect)\w*)/i,
  ],
  [
    'language',
    /\b(?:in english(?= only|[.,;]|$| and )|english language|official languages|in either (?:english|french|spanish)|u\.?s\.? dollars|in (?:welsh|french|spanish))\b/i,
  ],
  [
    'pages',
    /\b(?:page numbers?|number(?:ed)? (?:all |each |the )?pages|pages? (?:must|should) be numbered|header|footer|staple|bound(?! by| to)|binder|table of contents|tabbed|tab dividers|(?:with|use|by|labell?ed) tabs|one side|single[- ]sided|double[- ]sided|on (?:your |its |official |the organi[sz]ation's )?letterhead)\b/i,
  ],
];
const demand =
  /\b(?:must|shall|should|required?|use|submit|format|please|only|do not|not|minimum|at least|no smaller|may not|express|upload|save|name|convert|number|accepted|in)\b/i;

const ofFiles = /\b(?:as|in) (?:an? )?(?:single |one )?(?:pdf|word)s?\b|\b\d+ ?(?:mb|megabytes)\b/i;
/** "And these uploads, as PDF, none larger than 5 MB:" says over its list how the files must be. */
const overUploads = ({ lists }: Guidelines): Finding[] =>
  lists.flatMap(({ lead, path, aside }) => {
    if (!lead || (aside && aside !== 'background') || lead.text.length > 200) return [];
    if (!/\b(?:uploads?|attach\w*|files|documents?)\b/i.test(lead.text)) return [];
    if (!ofFiles.test(lead.text)) return [];
    return [
      finding(
        { ...lead, path },
        { kind: 'format', text: lead.text.replace(/\s*:$/, ''), weight: 58 },
      ),
    ];
  });

/** How pages and files must look: font, margins, spacing, file type and name, language. */
export const format: Rule = {
  name: 'format',
  find: (guidelines) => [
    ...overUploads(guidelines),
    ...guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      if (statement.aside && statement.aside !== 'background') return [];
      if (text.length > 360 || /^\p{Ll}.*:$|\bfollowing\b.*:$/u.test(text)) return [];
      const matched = traits.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
      if (
        matched.length === 0 ||
        (!demand.test(`${text} ${statement.lead ?? ''}`) && !statement.label)
      )
        return [];
      if (
        /\b(?:webinar|slides|recording|available (?:as|in)|download (?:the|a)|our website|limited english|english proficien|language(?:s)? (?:access|services)|translat)\b/i.test(
          text,
        )
      )
        return [];
      if (
        matched.length === 1 &&
        matched[0] === 'file' &&
        !/\b(?:pdf|format|file|mb|encrypt|zip|\.docx?|word)\b/i.test(text)
      )
        return [];
      if (
        matched.length === 1 &&
        matched[0] === 'pages' &&
        /\btable of contents\b/i.test(text) &&
        !/\b(?:include|must|with)\b/i.test(text)
      )
        return [];
      const line =
        statement.label && statement.value && statement.form === 'pair'
          ? `${statement.label}: ${statement.value}`
          : asChecklistLine(text);
      if (!line) return [];
      const ofType = matched.some((name) => /^(?:font|margins|spacing)$/.test(name));
      return [
        finding(statement, {
          kind: 'format',
          text: line.replace(/\.$/, ''),
          mandatory: isMandatory(text),
          // "Four pages, in a font of 11 point": how long is said in a line of its own, the font in this one.
          ...(ofType && lengthLimitOf(text) ? { topic: `format ${line}` } : {}),
          weight: matched.some((name) => name === 'font' || name === 'margins')
            ? 66
            : /\b(?:encrypt|zip|password)/i.test(text)
              ? 60
              : /^file ?name/i.test(text)
                ? 40
                : 58,
        }),
      ];
    }),
  ],
};
