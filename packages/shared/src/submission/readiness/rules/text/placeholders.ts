import { findingsOf } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { listFunderTexts } from './list-funder-texts.ts';
import type { Draft } from '../../readiness-input.ts';
import { sentTexts } from './sent-texts.ts';

const { blocker, warning } = findingsOf('placeholder');
const maxPlaceholders = 30;

const fields =
  'name|organi[sz]ation|company|agency|applicant|funder|foundation|program|project|date|day|month|year|amount|number|title|address|city|state|country|phone|e-?mail|website|url|contact|signature|insert|add|enter|fill in|your|placeholder|text|describe|list|click|xx|cite|citation needed|confirm|verify|tk|tb[acd]';
const patterns: readonly RegExp[] = [
  /\b(?:TBD|TODO|TKTK)\b/g,
  /\b(?:19|20)(?:XX|xx)\b/g,
  /\bX{4,}\b/g,
  /\blorem ipsum\b/gi,
  new RegExp(String.raw`\[\s?(?:${fields})\b[^[\]\n]{0,80}\]`, 'gi'),
  new RegExp(String.raw`<{1,2}(?:${fields})\b[^<>\n]{0,60}>{1,2}`, 'gi'),
  // "{First_Name}", and the fields of a mail merge: "{{anything}}", "«FunderName»"
  new RegExp(String.raw`\{(?:${fields})(?:\b|_)[^{}\n]{0,60}\}`, 'gi'),
  /\{\{[^{}\n]{1,60}\}\}/g,
  /«(?=[A-Za-z]*(?:_|[a-z][A-Z]))\w{2,40}»/g,
  /\[(?:\?+|_+|#+)\]/g,
  /\((?:insert|fill in) [^()\n]{1,60}\)/gi,
  /\bError! (?:Reference source not found|Bookmark not defined)\b/gi,
  /[$€£]\s?(?:X{1,6}(?:[,.]X{1,3}){0,3}\b|_{2,})/g,
  /\bX{1,3}(?:,X{3})+\b|(?<![\w-])X{1,3}\s?%/g,
  /\(?\b0{3}\)?[-. ]0{3}[-. ]0{4}\b|\b0{2}-0{7}\b/g,
  /\bclick (?:or tap )?here to enter text\b/gi,
];
/**
 * "XX people" and "XXX" are Roman numerals, not placeholders, after a capitalized name or a word such as "grade".
 */
const xInsteadOfNumber = /\bXXX\b|\bXX(?= (?!chromosom|genotyp)\p{Ll})/gu;
const maxWordLength = 40;
const numbered = /^(?:grades?|levels?|chapters?|parts?|sections?|volumes?|size|no|articles?)$/i;
const sentenceStart =
  /^(?:In|The|Of|At|For|From|By|To|Our|We|With|Over|About|Nearly|Some|All|And|Serves?)$/;
const blank = /_{3,}/g;
/** Words that may be meant: "the exact day is to be confirmed". "To be confirmed by the board" is a plan. */
const undecided =
  /\b(?:to be (?:determined|confirmed|announced|decided)|TBA|TBC)\b(?! (?:at|based|by|during|from|in|jointly|through|using|with)\b)/gi;
export const signature = /\b(?:sign(?:ed|ature)?|initials?|printed? name|witness|notary)\b/i;
const lineOfForm = /^(?:date|name|title|by)\s?:?\s?_+$/i;

/** Finds text left by a template or a writer that was meant to be replaced. */
export function placeholders(draft: Draft): Finding[] {
  const funder = listFunderTexts({ ...draft, details: draft.allDetails }).join('\n');
  const findings = new Map<string, Finding>();
  for (const { text, place } of sentTexts(draft)) {
    const lines = withoutUrls(text).split('\n');
    for (const line of new Set(lines.map((each) => each.trim()))) {
      const matches = placeholdersIn(line);
      // These are the funder's own instructions, copied into the text.
      if (matches.length > 0 && line.length > 10 && funder.includes(line)) continue;
      const found = [
        ...matches.map((words) => ({ words, create: blocker })),
        ...(line.match(undecided) ?? []).map((words) => ({ words, create: warning })),
      ];
      for (const { words, create } of found) {
        if (findings.size >= maxPlaceholders) return [...findings.values()];
        if (findings.has(words)) continue;
        const finding = create(words, `Placeholder text: ${words}`, {
          help: 'Replace it with your own words, or remove it.',
          place: place ?? { type: 'words', words },
        });
        findings.set(words, finding);
      }
    }
  }
  return [...findings.values()];
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
  for (const { 0: words, index } of rest.matchAll(xInsteadOfNumber)) {
    const before = rest.slice(Math.max(0, index - maxWordLength), index).trim();
    if (!isNumeral(before.split(/\s/).at(-1) ?? '')) matches.push(words);
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
