import { inlinesToText } from '../../../../richtext/index.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { joinKnownTexts } from './join-known-texts.ts';
import { ordinaryAcronyms } from './ordinary-acronyms.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('acronym');
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
  for (const block of document)
    if (block.type === 'heading') count(inlinesToText(block.children), 1);
  const frequent = [...uses].filter(
    ([acronym, number]) =>
      number >= minUses && !ordinaryAcronyms.has(acronym) && !romanNumeral.test(acronym),
  );
  if (frequent.length === 0) return [];
  const knownAcronyms = new Set(joinKnownTexts(draft).match(/[A-Z]{2,6}/g));
  const words = new Set(text.match(/[a-z]{2,6}/g));
  const definitions = mapFirstPositions(text, definition);
  const firstUses = mapFirstPositions(blankOutTitles(draft), acronymPattern);
  return frequent
    .filter(([acronym]) => !knownAcronyms.has(acronym) && !words.has(acronym.toLowerCase()))
    .flatMap(([acronym]) => {
      const definedAt = definitions.get(acronym);
      if (definedAt !== undefined && !isBefore(firstUses.get(acronym), definedAt)) return [];
      const problem = definedAt === undefined ? 'not' : 'used before it is';
      return [
        warning(acronym, `“${acronym}” is ${problem} written out`, {
          help: `Write it out where it comes first: “Full Name (${acronym})”.`,
          place: { type: 'words', words: acronym },
        }),
      ];
    });
}

/** "Full Name (ABC)", "ABC (full name)" or "ABC means". */
const definition = /[(“"]([A-Z]{2,6})s?(?=[)”",;])|\b([A-Z]{2,6})s? (?=\(\p{L}{2}|means|, or )/gu;

/** Replaces headings and lines in capitals with spaces, because the text below a heading explains its acronyms. */
function blankOutTitles({ text, sections }: Draft): string {
  const headings = new Set(sections.map(({ heading }) => heading));
  return text
    .split('\n')
    .map((line) =>
      headings.has(line) || line === line.toUpperCase() ? ' '.repeat(line.length) : line,
    )
    .join('\n');
}

/** Maps each acronym that the pattern captures or matches to its first position. */
const mapFirstPositions = (text: string, pattern: RegExp): ReadonlyMap<string, number> =>
  new Map(
    [...text.matchAll(pattern)]
      .toReversed()
      .map(({ 0: whole, 1: quoted, 2: explained, index }) => [quoted ?? explained ?? whole, index]),
  );

const isBefore = (use: number | undefined, definedAt: number): boolean =>
  use !== undefined && use < definedAt;
