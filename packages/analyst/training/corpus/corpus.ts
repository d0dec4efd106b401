import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const folders = ['calls', 'organizations', 'proposals'] as const;
export type Folder = (typeof folders)[number];
export type Split = 'dev' | 'train';

export type CorpusDocument = {
  folder: Folder;
  file: string;
  path: string;
  sha256: string;
  /** The first digits of the hash. They identify the document in label files. */
  id: string;
  repository: string;
  split: Split;
  /** The document's kind in the manifest, such as `form` or `not-call:job advert`. */
  kind: string;
  /** The organization that the document belongs to. Empty if the manifest does not name one. */
  organization: string;
};

/** Assigns all documents of a repository to the same split, because they share authors, wording and layout. */
export const getSplit = (repository: string): Split =>
  BigInt(`0x${createHash('sha256').update(repository).digest('hex')}`) % 3n === 0n
    ? 'dev'
    : 'train';

export const createDocumentId = (sha256: string): string => sha256.slice(0, 12);

/** Reads the documents listed in a folder's `manifest.tsv`, in order. */
export async function readCorpus(corpus: string, folder: Folder): Promise<CorpusDocument[]> {
  const manifest = await readFile(join(corpus, folder, 'manifest.tsv'), 'utf8');
  return Promise.all(
    parseRows(manifest).map(
      async ({ file = '', repository = '', kind = '', organization = '' }) => {
        const path = join(corpus, folder, file);
        const sha256 = createHash('sha256')
          .update(await readFile(path))
          .digest('hex');
        const id = createDocumentId(sha256);
        return {
          folder,
          file,
          path,
          sha256,
          id,
          repository,
          split: getSplit(repository),
          kind,
          organization,
        };
      },
    ),
  );
}

/** Converts the rows of a table with a header to records keyed by column name. */
export function parseRows(table: string): Partial<Record<string, string>>[] {
  const [head = [], ...rows] = table
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split('\t'));
  return rows.map((cells) =>
    Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])),
  );
}
