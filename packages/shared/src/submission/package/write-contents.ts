import type { AttachmentRow } from '../../contract/submission.ts';
import type { PackageFile } from './list-package-files.ts';

type Input = {
  title: string;
  /** As stated by the funder. */
  deadline?: string | undefined;
  /** The date of the package, as written. */
  date: string;
  files: readonly PackageFile[];
  attachments: readonly AttachmentRow[];
  /** Open gaps in the text. */
  gaps: number;
  /** The paths of files that could not be added, each with the reason. */
  failed?: readonly { path: string; reason: string }[];
};

const descriptions: Record<Exclude<PackageFile['kind'], 'attachment'>, string> = {
  word: 'The application as a Word file',
  pdf: 'The application as a PDF',
  'portal-text': 'The text of each section, to paste into a portal',
  budget: 'The budget as a spreadsheet',
  'ai-statement': 'The statement about the use of AI',
};

/** Writes the text of `contents.txt`: what a package contains and what is missing. */
export function writeContents(input: Input): string {
  const { title, deadline, date, files, attachments, gaps, failed = [] } = input;
  const isFailed = (path: string) => failed.some((one) => one.path === path);
  const included = files.filter(({ path }) => !isFailed(path));
  const attached = included.flatMap(({ attachment }) => attachment?.row ?? []);
  const failedRows = files
    .filter(({ path }) => isFailed(path))
    .flatMap(({ attachment }) => attachment?.row ?? []);
  const rest = attachments.filter((row) => !attached.includes(row) && !failedRows.includes(row));
  const missing = [
    ...failed.map(({ path, reason }) => `${path}: ${reason}`),
    ...rest
      .filter(({ state }) => state !== 'not-applicable')
      .map(({ name, required, state }) => `${name} (${describeMissing(required, state)})`),
    ...(gaps > 0 ? [`Open questions in the text: ${gaps}, marked [NEEDS INPUT: …]`] : []),
  ];
  const notApplicable = rest
    .filter(({ state }) => state === 'not-applicable')
    .map(({ name, reason }) => (reason ? `${name}: ${reason}` : name));
  return [
    title,
    `Package of ${date}`,
    ...(deadline ? [`Deadline, in the funder’s words: ${deadline}`] : []),
    ...writeContentsList('Contents', included.map(describe)),
    ...writeContentsList('Missing', missing),
    ...writeContentsList('Not applicable', notApplicable),
    '',
  ].join('\n');
}

const describe = ({ path, kind, attachment }: PackageFile): string =>
  `${path}: ${kind === 'attachment' ? (attachment?.row.name ?? '') : descriptions[kind]}`;

const describeMissing = (required: boolean, state: AttachmentRow['state']): string =>
  `${required ? 'required' : 'optional'}, ${state === 'ready' ? 'no file in the library' : 'open'}`;

/** Writes the lines of a titled list in a text file, or nothing if the list is empty. */
export const writeContentsList = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `- ${line}`)] : [];
