import type { RewriteMode, RewriteRequest, Rewriting } from '@grantwright/shared/contract';
import { documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { sectionToRewrite } from '@grantwright/shared/submission';
import { useEffect, useEffectEvent, useState, type Dispatch, type RefObject } from 'react';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { htmlToDocument } from '../../../../lib/html-to-document.ts';
import { followJob, startJob } from '../../../../lib/job.ts';
import { announce } from '../../../../ui/announce.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { generateRequest } from '../../state/generate-request.ts';
import { useSingleJob } from '../../state/use-single-job.ts';
import { unsupportedTexts } from '../sources/claim-source-text.ts';
import { findHeading, sectionName } from './find-heading.ts';
import type { Review } from './use-review.ts';

export type Chosen = {
  mode: RewriteMode;
  /** For `answer`. */
  question?: string;
  provider?: 'built-in';
};

type Options = {
  current: () => CreatorState;
  dispatch: Dispatch<CreatorAction>;
  editor: RefObject<EditorHandle | null>;
  review: Review;
};
type Ready = { rewriting: Rewriting; place: Place };
type Place = () => number | undefined;
type Request = (following: Parameters<typeof followJob>[1]) => Promise<Rewriting>;

/**
 * Requests a new version of a section. Meanwhile the user can keep writing or leave; the next visit resumes the job, or
 * offers its result again, until the user accepts or dismisses it. The text only changes when the user accepts.
 */
export function useRewriting({ current, dispatch, editor, review }: Options) {
  const job = useSingleJob({ kind: 'rewrite', current, dispatch });
  const [isWorking, setIsWorking] = useState(false);
  const [ready, setReady] = useState<Ready>();
  const [failed, setFailed] = useState<Chosen>();

  const run = (request: Request, place: Place, chosen?: Chosen) =>
    job.run({
      request: (signal) => request({ signal }),
      provider: chosen?.provider,
      failure: 'The section was not rewritten. Your text is unchanged.',
      onStart() {
        setIsWorking(true);
        setReady(undefined);
        setFailed(undefined);
      },
      proposalUsage: ({ usage }) => usage,
      onResult(rewriting) {
        setReady({ rewriting, place });
        announce(`A new version of “${rewriting.section}” is ready.`);
      },
      onFailure: () => setFailed(chosen),
      onSettled: () => setIsWorking(false),
    });

  const resume = useEffectEvent(() => {
    const known = job.remembered();
    if (!known) return;
    void run(
      async (following) => (await followJob(known.id, following)) as Rewriting,
      () => known.block,
    );
  });
  useEffect(() => resume(), []);

  /** @param start the index of the heading */
  function start(start: number, chosen: Chosen, usesModel: boolean) {
    if (chosen.mode === 'shorten' && (!usesModel || chosen.provider)) {
      review.shorten(start);
      return;
    }
    const sent = rewriteRequest(current(), editor.current?.document(), start, chosen);
    if (!sent) return;
    const onJob = (id: string) => job.remember(id, { block: start });
    const place = editor.current?.followBlock(start);
    void run(
      (following) => startJob(endpoints.rewriteSection, { ...following, body: sent, onJob }),
      () => place?.() ?? start,
      chosen,
    );
  }

  function open() {
    const document = editor.current?.document();
    if (!ready || !document) return;
    const { mode, section, content, claims } = ready.rewriting;
    const blocks = content === '' ? [] : htmlToDocument(content);
    review.open(
      {
        mode,
        rewritten: { blocks, unsupported: unsupportedTexts(claims) },
        onDecided(isAccepted) {
          job.forget();
          setReady(undefined);
          if (isAccepted) dispatch({ type: 'claims-added', claims });
        },
      },
      // After the text was replaced, its place is only that in the former text.
      findHeading(document, section, ready.place() ?? 0),
    );
  }

  return {
    isWorking,
    isReady: ready !== undefined,
    /** The failed choice, and the reason. */
    failure: failed && job.failed && { ...job.failed, chosen: failed },
    start,
    open,
    cancel() {
      job.cancel('Canceled. Your text is unchanged.');
      setIsWorking(false);
    },
  };
}

export type RewritingState = ReturnType<typeof useRewriting>;

/** Undefined without the section, an analysis or the name of the organization. */
function rewriteRequest(
  state: CreatorState,
  document: RichDocument | undefined,
  start: number,
  { mode, question, provider }: Chosen,
): RewriteRequest | undefined {
  const section = document && sectionToRewrite(document, start, {});
  const sources = generateRequest(state);
  if (!section || !sources) return undefined;
  return {
    ...sources,
    mode,
    section: sectionName(section.heading),
    content: documentToHtml(section.blocks),
    ...(question !== undefined && { question }),
    ...(provider && { provider }),
  };
}
