import { inlineText } from '../../../../richtext/index.ts';
import { findingsOf } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { knownTexts } from './known-texts.ts';
import { ordinaryAcronyms } from './ordinary-acronyms.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = findingsOf('acronym');
const acronymPattern = /(?<![\p{L}\p{N}$#@./-])[A-Z]{2,6}(?=s?(?![\p{L}\p{N}-]))/gu;
const romanNumeral = /^[IVXLCDM]+$/;
const minUses = 2;

/** Finds acronyms that are used repeatedly, or in a heading, and never written out. */
export function undefinedAcronyms(draft: Draft): Finding[] {
  const { text, document } = draft;
  const uses = new Map<string, number>();
  const count = (line: string, weight: number) => {
    if (line === line.toUpperCase()) return;
    for (const [acronym] of line.matchAll(acronymPattern)) {
      uses.set(acronym, (uses.get(acronym) ?? 0) + weight);
    }
  };
  for (const line of text.split('\n')) count(line, 1);
  for (const block of document) if (block.type === 'heading') count(inlineText(block.children), 1);
  const frequent = [...uses].filter(
    ([acronym, number]) =>
      number >= minUses && !ordinaryAcronyms.has(acronym) && !romanNumeral.test(acronym),
  );
  if (frequent.length === 0) return [];
  const knownAcronyms = new Set(knownTexts(draft).match(/[A-Z]{2,6}/g));
  const words = new Set(text.match(/[a-z]{2,6}/g));
  const defined = definedAcronyms(text);
  return frequent
    .filter(
      ([acronym]) =>
        !knownAcronyms.has(acronym) && !words.has(acronym.toLowerCase()) && !defined.has(acronym),
    )
    .map(([acronym]) =>
      warning(acronym, `“${acronym}” is not written out`, {
        help: `Write it out where it comes first: “Full Name (${acronym})”.`,
        place: { type: 'words', words: acronym },
      }),
    );
}

/** "Full Name (ABC)", "ABC (full name)" or "ABC means". */
const definition = /[(“"]([A-Z]{2,6})s?(?=[)”",;])|\b([A-Z]{2,6})s? (?=\(\p{L}{2}|means|, or )/gu;

const definedAcronyms = (text: string): Set<string> =>
  new Set([...text.matchAll(definition)].map(([, quoted, explained]) => quoted ?? explained ?? ''));
