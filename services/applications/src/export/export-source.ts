import type { DocumentFormat } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import type { Heading } from './heading.ts';

type Application = Heading & {
  /** The funder's formatting rules. */
  format?: DocumentFormat | undefined;
};

/** An application to export, with its text as HTML. */
export type ExportSource = Application & { content: string };

/** An application to export, with its text as a document. */
export type ExportContent = Application & { document: RichDocument };
