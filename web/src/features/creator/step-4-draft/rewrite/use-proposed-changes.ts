import type { AnalysisDetails, Submission } from '@grantwright/shared/contract';
import {
  diffSection,
  findSectionToRewrite,
  shortenSection,
  type Cut,
  type SectionDiff,
  type SectionToRewrite,
} from '@grantwright/shared/submission';
import { useMemo } from 'react';
import type { PageEstimate } from '../outline/page-estimate.ts';
import type { ProposalState } from './use-proposal.ts';

export type ProposalInput = {
  openProposal: NonNullable<ProposalState['openProposal']>;
  details: AnalysisDetails | undefined;
  submission: Submission | undefined;
  pages: PageEstimate | undefined;
};

type ProposedChanges = {
  /** Undefined if the section was deleted. */
  section: SectionToRewrite | undefined;
  diff: SectionDiff;
  /** The removed sentences with their reasons, if the browser creates the new version. */
  cuts: readonly Cut[] | undefined;
};

/**
 * Returns the section and the proposed changes to it. A comparison takes up to a second, so a page estimate that
 * arrives later triggers another one only if the proposal depends on the length.
 */
export function useProposedChanges({
  openProposal: { document, where, rewritten },
  details,
  submission,
  pages,
}: ProposalInput): ProposedChanges {
  const pagesOf = pages?.countPages;
  const section = useMemo(
    () => findSectionToRewrite(document, where, { details, submission, pagesOf }),
    [document, where, details, submission, pagesOf],
  );
  const { blocks, cuts } = useMemo(() => {
    if (rewritten) return { blocks: rewritten.blocks, cuts: undefined };
    return section ? shortenSection(section) : { blocks: [], cuts: undefined };
  }, [rewritten, section]);
  const start = section?.start ?? 0;
  const end = start + (section?.blocks.length ?? 0);
  const diff = useMemo(
    () => diffSection(document.slice(start, end), blocks),
    [document, start, end, blocks],
  );
  return { section, diff, cuts };
}
