import type { Rewriting } from '@grantwright/shared/contract';
import { useEffect, useEffectEvent, useState, type Dispatch, type RefObject } from 'react';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { htmlToDocument } from '../../../../lib/html-to-document.ts';
import { followJob, startJob } from '../../../../domain/jobs/follow-job.ts';
import { announce } from '../../../../ui/announce.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { useSingleJob } from '../../state/use-single-job.ts';
import { getUnsupportedTexts } from '../../claims/claim-source-text.ts';
import { findHeading } from './find-heading.ts';
import type { RewriteChoice, RewriteOrder } from './rewrite-request.ts';
import type { Proposal, ProposalState } from './use-proposal.ts';

type Options = {
  getCurrent: () => CreatorState;
  dispatch: Dispatch<CreatorAction>;
  editor: RefObject<EditorHandle | null>;
  proposal: ProposalState;
};
/** Returns the index of the heading, even after edits that precede it. */
type LocateHeading = () => number | undefined;
type RequestRewriting = (handlers: Parameters<typeof followJob>[2]) => Promise<Rewriting>;
type Progress = {
  isWorking: boolean;
  result?: { result: Rewriting; locateHeading: LocateHeading };
  failedChoice?: RewriteChoice | undefined;
};

/**
 * Requests a new version of a section. The user can keep writing or leave; the next visit resumes the job or offers its
 * result again, until the user accepts or dismisses it. The text changes only when the user accepts.
 */
export function useRewriting({ getCurrent, dispatch, editor, proposal }: Options) {
  const job = useSingleJob({ kind: 'rewrite', getCurrent, dispatch });
  const [{ isWorking, result, failedChoice }, setProgress] = useState<Progress>({
    isWorking: false,
  });
  const endWork = () => setProgress((before) => ({ ...before, isWorking: false }));

  const run = (request: RequestRewriting, locateHeading: LocateHeading, choice?: RewriteChoice) =>
    job.run({
      request: (signal) => request({ signal }),
      provider: choice?.provider,
      failure: 'The section was not rewritten. Your text is unchanged.',
      onStart: () => setProgress({ isWorking: true }),
      proposalUsage: ({ usage }) => usage,
      onResult(rewriting) {
        setProgress({ isWorking: true, result: { result: rewriting, locateHeading } });
        announce(`A new version of “${rewriting.section}” is ready.`);
      },
      onFailure: () => setProgress({ isWorking: true, failedChoice: choice }),
      onSettled: endWork,
    });

  const resume = useEffectEvent(() => {
    const storedJob = job.storedJob();
    if (!storedJob) return;
    void run(
      (handlers) => followJob(storedJob.id, 'rewriting', handlers),
      () => storedJob.block,
    );
  });
  useEffect(() => resume(), []);

  /** @param heading the index of the heading */
  function start(heading: number, { choice, usesModel, buildRequest }: RewriteOrder) {
    if (choice.mode === 'shorten' && (!usesModel || choice.provider)) {
      proposal.shorten(heading);
      return;
    }
    const body = buildRequest(getCurrent(), editor.current?.getDocument(), heading, choice);
    if (!body) return;
    const onJob = (id: string) => job.storeJob(id, { block: heading });
    const followResult = editor.current?.followBlock(heading);
    void run(
      (handlers) => startJob(endpoints.rewriteSection, { ...handlers, body, onJob }),
      () => followResult?.() ?? heading,
      choice,
    );
  }

  function open() {
    const document = editor.current?.getDocument();
    if (!result || !document) return;
    const { result: rewriting, locateHeading } = result;
    const onDecided = (isAccepted: boolean) => {
      job.clearJob();
      setProgress({ isWorking: false });
      const { claims, provider } = rewriting;
      if (isAccepted) dispatch({ type: 'claims-added', claims, writtenBy: provider });
    };
    // If the text was replaced, the index refers to the previous text.
    const heading = findHeading(document, rewriting.section, locateHeading() ?? 0);
    proposal.open({ ...toProposal(rewriting), onDecided }, heading);
  }

  return {
    isWorking,
    isReady: result !== undefined,
    /** The choice that failed, and the reason. */
    failure: failedChoice && job.failed && { ...job.failed, choice: failedChoice },
    start,
    open,
    cancel() {
      job.cancel('Canceled. Your text is unchanged.');
      endWork();
    },
  };
}

export type RewritingState = ReturnType<typeof useRewriting>;

const toProposal = ({ mode, content, claims }: Rewriting): Proposal => ({
  mode,
  rewritten: {
    blocks: content === '' ? [] : htmlToDocument(content),
    unsupported: getUnsupportedTexts(claims),
  },
});
