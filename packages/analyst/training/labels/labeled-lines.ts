import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A sentence from notes or a prompt, with its topic. */
export type LabeledLine = { label: string; text: string };

/** Reads the labeled lines in a folder, one list per writer. Each line has the format `label<TAB>text`. */
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
