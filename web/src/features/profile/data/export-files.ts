import type {
  ApplicationSummary,
  LibraryDocument,
  Organization,
  Receipt,
  SavedAnswer,
} from '@grantwright/shared/contract';
import { getExtension, createNumberedName } from '@grantwright/shared/submission';

/** The user's records. A list is absent if it could not be loaded. */
export type ExportedLists = {
  organizations?: readonly Organization[];
  payments?: readonly Receipt[];
  documents?: readonly Pick<LibraryDocument, 'id' | 'name' | 'originalName'>[];
  applications?: readonly Pick<ApplicationSummary, 'id' | 'title'>[];
  answers?: readonly SavedAnswer[];
};

export type ExportFile = {
  path: string;
  /** The title in the list of contents. */
  title: string;
} & (
  | { kind: 'list'; items: readonly object[] }
  | { kind: 'document' | 'application' | 'word'; id: string }
);

/** Returns the files of an export. Names are numbered to keep them unique. */
export function createExportFiles({
  organizations,
  payments,
  documents = [],
  applications = [],
  answers,
}: ExportedLists): ExportFile[] {
  return [
    ...createListFile('organizations.json', 'Organizations', organizations),
    ...createListFile('payments.json', 'Payments', payments),
    ...createListFile('answers.json', 'Saved answers', answers),
    ...documents.map(({ id, name, originalName }, index): ExportFile => {
      const extension = getExtension(originalName);
      const isRepeated = name.toLowerCase().endsWith(extension);
      const baseName = isRepeated ? name.slice(0, name.length - extension.length) : name;
      const path = `documents/${createNumberedName(index, baseName, { extension, fallback: 'document' })}`;
      return { kind: 'document', path, title: name, id };
    }),
    ...applications.flatMap(({ id, title }, index): ExportFile[] => {
      const buildPath = (extension: string) =>
        `applications/${createNumberedName(index, title, { extension, fallback: 'application' })}`;
      return [
        { kind: 'word', path: buildPath('.docx'), title, id },
        { kind: 'application', path: buildPath('.json'), title: `${title}, all fields`, id },
      ];
    }),
  ];
}

const createListFile = (path: string, title: string, items?: readonly object[]): ExportFile[] =>
  items ? [{ kind: 'list', path, title, items }] : [];
