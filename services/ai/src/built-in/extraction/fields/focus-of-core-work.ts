import { capitalize, splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { afterItself } from './own-names.ts';

const work = '(?:work|activities|efforts|programs?|programmes?|services)';
const count = '(?:two|three|four|five|six|seven|eight|several)';
/** "Our core work focuses on …", "Its activities fall in three fields: …", "… centre on four themes: …". */
const saysFields = new RegExp(
  `^(?:core |main |primary |principal |day-to-day )?${work} (?:(?:focus(?:es)?|cent(?:er|re)s?|concentrates?) (?:on|around) (?:${count} (?:[\\p{L}-]+ ){0,2}(?:areas?|fields|themes|strands|pillars|priorities): ?)?|(?:falls?|is organi[sz]ed|are organi[sz]ed|is divided|are divided|is grouped|are grouped) (?:in|into|under|around) ${count} (?:[\\p{L}-]+ ){0,2}(?:areas?|fields|themes|strands|pillars|categories|headings|priorities): ?)(.{12,220}?)\\.?$`,
  'iu',
);
/** "Its work is organized in three programs:" over a list of them. */
const overList = new RegExp(
  `^${work} (?:(?:focus(?:es)?|cent(?:er|re)s?) (?:on|around)|falls?(?: in(?:to)?| under)|(?:is|are) (?:organi[sz]ed|divided|grouped) (?:in|into|under|around)) (?:the following |${count} )(?:[\\p{L}-]+ ){0,2}(?:areas?|fields|themes|strands|pillars|categories|priorities|programs?|programmes?)\\s*:$`,
  'iu',
);
const meant = /(?::\s|\s[–—-]\s).*$/u;
const mostItems = 6;
const mostWordsOfItem = 7;

const itemsBelow = (lines: Line[], at: number): string[] => {
  const items: string[] = [];
  for (const { text, item, heading } of lines.slice(at + 1, at + 1 + mostItems)) {
    const own = text.replace(meant, '').replace(/[\s.;,]+$/, '');
    if (!item || heading || own.split(' ').length > mostWordsOfItem) break;
    items.push(own);
  }
  return items;
};

const possessive = /^(?:Our|Its|The (?:\p{L}+ ){1,2}?\p{L}+['’]s) /u;
const isRow = /,| and /;
const mostWords = 28;

/** What follows where the sentence opens with what is the body's own: "Our …", "The Alliance's …", "Elm Row's …". */
const afterOwner = (text: string, names: string[]): string | undefined => {
  const own = possessive.exec(text)?.[0];
  if (own !== undefined) return text.slice(own.length);
  return afterItself(text, names)
    ?.replace(/^['’]s? /, '')
    .trim();
};

/** Fields that a sentence gives as those of the body's whole work. */
export const focusOfCoreWork = ({ kind, lines }: Paper, names: string[]): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line, at): Candidate[] =>
        line.others || line.heading || line.row !== undefined || line.foot
          ? []
          : splitSentences(line.text).flatMap(({ text }): Candidate[] => {
              const owned = afterOwner(text, names) ?? '';
              if (overList.test(owned)) {
                const items = itemsBelow(lines, at);
                return items.length > 1 ? [candidate(items.join(', '), line, 1.6, text)] : [];
              }
              const row = saysFields.exec(owned)?.[1];
              return row && isRow.test(row) && row.split(' ').length <= mostWords
                ? [candidate(capitalize(row), line, 1.6, text)]
                : [];
            }),
      );
