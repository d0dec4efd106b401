import type { AttachmentRow, DocumentFormat } from '@grantwright/shared/contract';
import { emptyDocument, findGaps } from '@grantwright/shared/richtext';
import {
  attachmentRows,
  formatRules,
  packageFiles,
  portalAnswers,
  type FormatRules,
  type PackageFile,
  type PortalAnswer,
} from '@grantwright/shared/submission';
import { useMemo } from 'react';
import { endpoints } from '../../../../lib/endpoints.ts';
import { longDate } from '../../../../lib/format.ts';
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
  /** Whether the library is still loading. */
  isPending: boolean;
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
    () => (details ? formatRules(details, name) : { format: {}, sources: [] }),
    [details, name],
  );
  const format = useMemo(
    () => getFormat({ analysis, submission, organization }),
    [analysis, submission, organization],
  );
  const answers = useMemo(
    () =>
      portalAnswers(
        { document: document ?? emptyDocument(), details, submission },
        { straightQuotes },
      ),
    [document, details, submission, straightQuotes],
  );
  const attachments = attachmentRows(details, submission);
  const files = packageFiles({
    attachments,
    documents: library.items ?? [],
    hasPdf: true,
    hasPortalText: answers.length > 0,
    hasBudget: submission?.budget !== undefined,
    hasAiStatement: Boolean(submission?.aiStatement?.trim()),
  });
  return { rules, format, answers, attachments, files, isPending: library.isPending };
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
      deadline: deadline?.quote ?? keyFacts?.deadline?.text,
      date: longDate(new Date()),
      attachments,
      gaps: findGaps(state.document ?? emptyDocument()).length,
    },
  };
}
