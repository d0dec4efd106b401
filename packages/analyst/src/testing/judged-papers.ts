import type { Block, Extraction, Reading } from '@grantwright/shared/contract';
import { extractFrom } from '../extraction/extract.ts';
import { loadNameWeights } from '../extraction/name-weights.ts';
import { type JudgeFields, type Paper, readPaper } from '../extraction/paper.ts';
import type { FieldClass } from '../model/fields.ts';

/** A document with a paragraph per line; a list of cells is a table row. */
export const readingOf = (
  lines: readonly (string | string[])[],
  more: Partial<Reading> = {},
): Reading => ({
  source: 'docx',
  blocks: lines.map((line): Block =>
    typeof line === 'string' ? { type: 'paragraph', text: line } : { type: 'table', rows: [line] },
  ),
  notes: [],
  ...more,
});

/** A rule: units with these words state this field with this probability. */
export type Rule = [words: string, given: FieldClass, chance: number];

/** A fake model that classifies each unit by the first rule with matching words. */
const modelOf =
  (rules: readonly Rule[]): JudgeFields =>
  (units) =>
    Promise.resolve(
      units.map(({ text }) => {
        const [, given = 'none', chance = 1] = rules.find(([words]) => text.includes(words)) ?? [];
        return new Map<FieldClass, number>([
          ['none', 1 - chance],
          [given, chance],
        ]);
      }),
    );

/** A document classified by these rules. */
export const paperOf = (rules: readonly Rule[], reading: Reading, name = 'paper'): Promise<Paper> =>
  readPaper({ name, reading }, modelOf(rules));

/** The extraction from documents classified by these rules. */
export const extractOf = async (
  rules: readonly Rule[],
  ...readings: Reading[]
): Promise<Extraction> =>
  extractFrom(
    await Promise.all(readings.map((reading, at) => paperOf(rules, reading, `paper-${at + 1}`))),
    await loadNameWeights(),
  );
