import { plain, squeeze } from '@grantwright/analyst';
import { unshout } from '../../capitals.ts';
import type { Guidelines } from '../../guidelines.ts';
import type { Mention } from './mention.ts';
import { aboutOfSubject } from './subject-line.ts';

const head = 20;
const longest = 240;
const marked = /^(?:re|sub|subject)\s*[:.]\s*(?=\S)/i;
const wanted =
  '(?:(?:[\\p{L}&-]+ ){0,3}(?:proposals?|applications?|concept (?:notes?|papers?)|expressions? of interest|nominations?|entries|projects))';
/** "Invitation to submit concept notes - ", "Call for R&D project proposals under the ": what stands before the name. */
const asks = new RegExp(
  `^(?:(?:open )?(?:call|invitation|request|notice inviting)s? )?(?:(?:for|to submit|of|inviting) )?(?:the (?:submission|invitation) of )?${wanted}\\s*(?::|-|,|\\b(?:under|for|to|within|through)\\b)\\s*(?:the |our |its )?`,
  'iu',
);
/** "- reg." ends the subject of an office's letter, and the year is that of the paper. */
const ending = /[\s,-]*\b(?:reg(?:arding|\.)?|regd\.?)\W*$/i;
const ofYear =
  /\s+(?:for|during|in) (?:the )?(?:financial|fiscal|academic|calendar|programme|program) year (?:20)?\d\d(?:\s?[-/]\s?(?:20)?\d\d)?$/i;
/** `"Gramodaya Yojana" (Village Uplift Scheme)`: the name in marks, and what it means. */
const inMarks = /^["']([^"']{4,100})["'](\s*\([^()]{4,100}\))?/;

/** What the subject of a letter calls for: letters bear no title but this line. */
export const underSubject = ({ reading }: Guidelines): Mention[] => {
  for (const block of reading.blocks.slice(0, head)) {
    if (block.type === 'table' || block.text.length > longest) continue;
    const line = squeeze(plain(block.text));
    if (!marked.test(line)) continue;
    const subject = unshout(line.replace(marked, '')).replace(ending, '').replace(ofYear, '');
    const rest = subject.replace(asks, '');
    if (rest === subject || !/^["'\p{Lu}\d]/u.test(rest)) continue;
    const [, name, meaning = ''] = inMarks.exec(rest) ?? [];
    return [{ name: aboutOfSubject(name ? `${name}${meaning}` : rest), place: 'under the call' }];
  }
  return [];
};
