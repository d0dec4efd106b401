import type { AttachmentRow, DocumentFormat } from '@grantwright/shared/contract';
import { createEmptyDocument, findGaps, toReadableText } from '@grantwright/shared/richtext';
import {
  listAttachmentRows,
  findFormatRules,
  isBudgetReadable,
  listPackageFiles,
  listPortalAnswers,
  type FormatRules,
  type PackageFile,
  type PortalAnswer,
} from '@grantwright/shared/submission';
import { useMemo } from 'react';
import { endpoints } from '../../../../lib/endpoints.ts';
import { formatLongDate } from '../../../../lib/format.ts';
import { useCompleteList } from '../../../../lib/use-complete-list.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { useWrittenAnalysis } from '../../state/written-analysis.ts';
import { getFormat } from '../../download/get-format.ts';
import { toDraftBody } from '../../download/to-draft-body.ts';
import type { PackageInput } from './build-package.ts';

export type PackageContents = {
  rules: FormatRules;
  /** The funder's rules combined with the user's changes. */
  format: DocumentFormat | undefined;
  answers: PortalAnswer[];
  attachments: AttachmentRow[];
  files: PackageFile[];
  /** The names of attachments without a file. */
  withoutFile: string[];
  /** The names of attachments whose file is not in the user's library. */
  withLostFile: string[];
  /** Whether the budget is left out because an amount in it cannot be read. */
  isBudgetLeftOut: boolean;
  library: LibraryState;
};

/** Without the complete library, the files of attachments are unknown. */
type LibraryState = {
  isPending: boolean;
  /** Whether a page of the library failed to load. Always false if no attachment has a file. */
  isFailed: boolean;
  retry: () => void;
};

/** Returns the files and texts in an application's package. */
export function usePackageContents(
  { document, analysis, submission, organization }: CreatorState,
  straightQuotes: boolean,
): PackageContents {
  const details = useWrittenAnalysis({ analysis, submission })?.details;
  const library = useCompleteList(endpoints.listDocuments);
  const name = organization.name.trim();
  const rules = useMemo(
    () => (details ? findFormatRules(details, name) : { format: {}, sources: [] }),
    [details, name],
  );
  const format = useMemo(
    () => getFormat({ analysis, submission, organization }),
    [analysis, submission, organization],
  );
  const answers = useMemo(
    () =>
      listPortalAnswers(
        { document: document ?? createEmptyDocument(), details, submission },
        { straightQuotes },
      ),
    [document, details, submission, straightQuotes],
  );
  const attachments = listAttachmentRows(details, submission);
  const applicable = attachments.filter(({ state }) => state !== 'not-applicable');
  const isComplete = library.items !== undefined && !library.hasNextPage;
  const documents = library.items ?? [];
  const budget = submission?.budget;
  const files = listPackageFiles({
    attachments,
    documents,
    hasPdf: true,
    hasPortalText: answers.length > 0,
    hasBudget: budget !== undefined && isBudgetReadable(budget),
    hasAiStatement: Boolean(submission?.aiStatement?.trim()),
  });
  const isInLibrary = (id: string) => documents.some((one) => one.id === id);
  const getNames = (rows: readonly AttachmentRow[]) => rows.map((row) => row.name);
  return {
    ...{ rules, format, answers, attachments, files },
    isBudgetLeftOut: budget !== undefined && !isBudgetReadable(budget),
    withoutFile: getNames(applicable.filter(({ documentId }) => !documentId)),
    withLostFile: getNames(
      applicable.filter(({ documentId }) => isComplete && documentId && !isInLibrary(documentId)),
    ),
    library: {
      isPending: !isComplete && !library.isError,
      isFailed: !isComplete && library.isError && applicable.some(({ documentId }) => documentId),
      retry: () => void (library.items ? library.fetchNextPage() : library.refetch()),
    },
  };
}

/** Shows a message and returns undefined if the title, the program or the text is missing. */
export function toPackageInput(
  state: CreatorState,
  { format, answers, attachments, files }: PackageContents,
): PackageInput | undefined {
  const draft = toDraftBody(state);
  if (!draft) return undefined;
  const { deadline, keyFacts } = state.analysis?.details ?? {};
  return {
    draft,
    format,
    files,
    answers,
    aiStatement: state.submission?.aiStatement ?? '',
    budget: state.submission?.budget,
    contents: {
      title: draft.title,
      deadline: deadline?.quote ? toReadableText(deadline.quote) : keyFacts?.deadline?.text,
      date: formatLongDate(new Date()),
      attachments,
      gaps: findGaps(state.document ?? createEmptyDocument()).length,
    },
  };
}
