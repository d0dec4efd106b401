import type { Generation, Progress } from '@grantwright/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../../ui/announce.ts';
import { notify } from '../../../../ui/notify.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { generateRequest } from '../../state/generate-request.ts';
import type { draftApplication } from './request-draft.ts';
import { waitingSections, withProgress, type DraftedSection } from './drafted-sections.ts';
import { useGenerationPercent } from './use-generation-percent.ts';

export type Generating = {
  sections: DraftedSection[];
  stage?: Progress['stage'];
  isDone: boolean;
};

type Events = {
  onStarted: () => void;
  onGenerated: (generation: Generation) => void;
  onFailed: () => void;
};

/** How long the bar shows 100%. */
const doneShownMs = 500;

/** Generates a draft; ignores a second start. Canceling stops it on the server too. */
export function useGeneration({ onStarted, onGenerated, onFailed }: Events) {
  const work = useRef<AbortController>(undefined);
  const [generating, setGenerating] = useState<Generating>();
  const percent = useGenerationPercent(generating !== undefined, generating?.isDone ?? false);

  useEffect(() => () => work.current?.abort(), []);

  /** The request function is passed in, as in `useAnalysis`. */
  async function start(through: typeof draftApplication, state: CreatorState) {
    if (work.current || !state.analysis) return;
    const body = generateRequest(state);
    if (!body) {
      notify.error(
        'No organization selected',
        'Choose an organization in step 1 and enter its name.',
      );
      return;
    }
    const controller = new AbortController();
    work.current = controller;
    const names = body.sections.map(({ name }) => name);
    setGenerating({ sections: waitingSections(names), isDone: false });
    onStarted();
    try {
      const generation = await through({
        body,
        signal: controller.signal,
        onProgress: (report) =>
          setGenerating((before) => ({
            sections: withProgress(before?.sections ?? [], report),
            stage: report.stage,
            isDone: false,
          })),
      });
      setGenerating((before) => ({ sections: before?.sections ?? [], isDone: true }));
      await shownFor(doneShownMs, controller.signal);
      onGenerated(generation);
    } catch (error) {
      onFailed();
      notify.failure(
        'Failed to generate application',
        error,
        'Everything you entered is still here.',
      );
    } finally {
      work.current = undefined;
      setGenerating(undefined);
    }
  }

  const cancel = () => {
    work.current?.abort();
    announce('Canceled. Everything you entered is still here.');
  };

  return { generating, percent, start, cancel };
}

const shownFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
