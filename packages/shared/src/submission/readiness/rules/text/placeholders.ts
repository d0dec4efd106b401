import { findingsOf } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { funderTexts } from './funder-texts.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker } = findingsOf('placeholder');
const maxPlaceholders = 30;

const fields =
  'name|organi[sz]ation|company|agency|applicant|funder|foundation|program|project|date|day|month|year|amount|number|title|address|city|state|country|phone|e-?mail|website|url|contact|signature|insert|add|enter|fill in|your|placeholder|text|describe|list|click|xx';
const patterns: readonly RegExp[] = [
  /\b(?:TBD|TODO|TKTK)\b/g,
  /\bX{4,}\b/g,
  /\blorem ipsum\b/gi,
  new RegExp(String.raw`\[\s?(?:${fields})\b[^[\]\n]{0,80}\]`, 'gi'),
  new RegExp(String.raw`<(?:${fields})\b[^<>\n]{0,60}>`, 'gi'),
  /[$€£]\s?(?:X{1,6}(?:[,.]X{1,3}){0,3}\b|_{2,})/g,
  /\bX{1,3}(?:,X{3})+\b|(?<![\w-])X{1,3}\s?%/g,
  /\(?\b0{3}\)?[-. ]0{3}[-. ]0{4}\b|\b0{2}-0{7}\b/g,
  /\bclick (?:or tap )?here to enter text\b/gi,
];
/** "XXX" is a Roman numeral, not a placeholder, after a capitalized name or a word such as "grade". */
const threeX = /\bXXX\b/g;
const maxWordLength = 40;
const numbered = /^(?:grades?|levels?|chapters?|parts?|sections?|volumes?|size|no|articles?)$/i;
const sentenceStart =
  /^(?:In|The|Of|At|For|From|By|To|Our|We|With|Over|About|Nearly|Some|All|And|Serves?)$/;
const blank = /_{3,}/g;
const signature = /\b(?:sign(?:ed|ature)?|initials?|printed? name|witness|notary)\b/i;
const lineOfForm = /^(?:date|name|title|by)\s?:?\s?_+$/i;

/** Finds text left by a template or a writer that was meant to be replaced. */
export function placeholders(draft: Draft): Finding[] {
  const lines = withoutUrls(draft.text).split('\n');
  const funder = funderTexts({ ...draft, details: draft.allDetails }).join('\n');
  const matches = new Set<string>();
  for (const line of new Set(lines.map((each) => each.trim()))) {
    if (matches.size >= maxPlaceholders) break;
    const words = placeholdersIn(line);
    // These are the funder's own instructions, copied into the text.
    if (words.length > 0 && line.length > 10 && funder.includes(line)) continue;
    for (const each of words) matches.add(each);
  }
  return [...matches].slice(0, maxPlaceholders).map((words) =>
    blocker(words, `Placeholder text: ${words}`, {
      help: 'Replace it with your own words, or remove it.',
      place: { type: 'words', words },
    }),
  );
}

function placeholdersIn(line: string): string[] {
  const matches: string[] = [];
  let rest = line;
  for (const pattern of patterns) {
    // Removed, so that a later pattern does not match part of it.
    rest = rest.replace(pattern, (words) => {
      matches.push(words.trim());
      return ' ';
    });
  }
  for (const { index } of rest.matchAll(threeX)) {
    const before = rest.slice(Math.max(0, index - maxWordLength), index).trim();
    if (!isNumeral(before.split(/\s/).at(-1) ?? '')) matches.push('XXX');
  }
  if (!signature.test(rest) && !lineOfForm.test(rest)) {
    matches.push(...(rest.match(blank) ?? []).map((marks) => marks.slice(0, 20)));
  }
  return matches;
}

const isNumeral = (before: string): boolean =>
  numbered.test(before) || (/^\p{Lu}/u.test(before) && !sentenceStart.test(before));

const withoutUrls = (text: string): string =>
  text
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/\S+/g, (word) => word.replace(/^[^@]+@.+/, ' '));
