import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A sentence of notes, or what a funder asks, with what it was filed under. */
export type LabeledLine = { label: string; text: string };

/** The labeled lines of a folder, one list for each writer: `label<TAB>text` a line. */
export async function readLabeledLines(folder: string): Promise<LabeledLine[][]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).sort();
  return Promise.all(
    files.map(async (name) =>
      (await readFile(join(folder, name), 'utf8')).split('\n').flatMap((line) => {
        const [label = '', text = ''] = line.split('\t');
        return label && text ? [{ label, text }] : [];
      }),
    ),
  );
}
