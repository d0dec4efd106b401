import type { LibraryDocument } from '../../contract/document.ts';
import type { AttachmentRow } from '../../contract/submission.ts';
import { getExtension, addPosition, createNumberedName } from './file-names.ts';

/** A file of the package for the funder. */
export type PackageFile = {
  path: string;
  kind: 'word' | 'pdf' | 'portal-text' | 'budget' | 'ai-statement' | 'attachment';
  /** Set for attachments only. */
  attachment?: { row: AttachmentRow; document: Pick<LibraryDocument, 'id' | 'fileSize'> };
};

type Input = {
  attachments: readonly AttachmentRow[];
  documents: readonly Pick<LibraryDocument, 'id' | 'originalName' | 'fileSize'>[];
  hasPdf: boolean;
  hasPortalText: boolean;
  hasBudget?: boolean;
  hasAiStatement: boolean;
};

/**
 * Lists the files of a package, numbered in reading order. Each name is unique, ASCII and shorter than 50 characters,
 * because portals reject other names.
 */
export function listPackageFiles(input: Input): PackageFile[] {
  const generated = [
    { kind: 'word', name: 'application.docx', isIncluded: true },
    { kind: 'pdf', name: 'application.pdf', isIncluded: input.hasPdf },
    { kind: 'portal-text', name: 'portal_text.txt', isIncluded: input.hasPortalText },
    { kind: 'budget', name: 'budget.xlsx', isIncluded: input.hasBudget ?? false },
    { kind: 'ai-statement', name: 'ai_statement.txt', isIncluded: input.hasAiStatement },
  ] as const;
  const files: PackageFile[] = generated
    .filter(({ isIncluded }) => isIncluded)
    .map(({ kind, name }, index) => ({ kind, path: addPosition(index, name) }));
  const attachments = input.attachments.flatMap((row) => {
    const document = input.documents.find(({ id }) => id === row.documentId);
    return document && row.state !== 'not-applicable' ? [{ row, document }] : [];
  });
  return [
    ...files,
    ...attachments.map(({ row, document }, index): PackageFile => {
      const extension = getExtension(document.originalName);
      const options = { extension, fallback: 'attachment' };
      const path = `attachments/${createNumberedName(files.length + index, row.name, options)}`;
      return { kind: 'attachment', path, attachment: { row, document } };
    }),
  ];
}
