import { isSent, type Place } from '@grantwright/shared/submission';
import { useState } from 'react';
import { useCreator } from '../creator-context.ts';
import { PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { SaveAndDownload } from '../layout/save-and-download.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import { AttachmentsPanel } from './attachments/attachments-panel.tsx';
import { useLibraryFiles } from './attachments/use-library-files.ts';
import { ChecklistPanel } from './attachments/checklist-panel.tsx';
import { BudgetPanel } from './budget-panel.tsx';
import { CoveragePanel } from './criteria/coverage-panel.tsx';
import { DismissedFindings } from './findings/dismissed-findings.tsx';
import { FactCheck } from './findings/fact-check.tsx';
import { FindingList } from './findings/finding-list.tsx';
import { LeftOutNote } from './findings/left-out-note.tsx';
import { Limitations } from './findings/limitations.tsx';
import { useDismissal } from './findings/use-dismissal.ts';
import { SentVerdict, Verdict } from './findings/verdict.tsx';
import { PackagePanel } from './package/package-panel.tsx';
import { focusPlace, findPlaceOnReadyToSendPage } from '../navigation/place-on-page.ts';
import { RecordPanel } from './record/record-panel.tsx';
import { useFindings } from './findings/use-findings.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

/** The "Ready to send?" page with the blockers, the warnings and everything to send. */
export function ReadyToSendPage() {
  const { state, dispatch, checking, send, download } = useCreator();
  const library = useLibraryFiles();
  const findings = useFindings(state, library.files);
  useFocusFallback();
  const dismissal = useDismissal(state.submission?.dismissed, dispatch);
  const goTo = (place: Place) => {
    const onPage = findPlaceOnReadyToSendPage(place);
    if (!onPage || !focusPlace(onPage)) send.goToFinding(place);
  };

  const sent = isSent(state.submission?.status) ? state.submission : undefined;
  // Choosing a status must not move the panel in which it is chosen.
  const [startsWithRecord] = useState(sent !== undefined);
  const record = <RecordPanel state={state} dispatch={dispatch} findings={findings.open} />;

  return (
    <StepLayout
      title="Ready to send?"
      actions={
        <>
          <PreviousButton onClick={() => send.goToStep(4)} />
          <Spacer />
          <SaveAndDownload />
        </>
      }
    >
      {sent && <SentVerdict submission={sent} />}
      {startsWithRecord && record}
      {!sent && (
        <>
          <Verdict
            findings={findings.open}
            details={state.analysis?.details}
            onGoTo={goTo}
            onPackage={() => focusPlace({ id: 'package' }) || download()}
          />
          <FactCheck state={state} checking={checking} />
          <FindingList findings={findings.open} onGoTo={goTo} onDismiss={dismissal.dismiss} />
          <DismissedFindings findings={findings.dismissed} onRestore={dismissal.restore} />
          <LeftOutNote state={state} onGoTo={goTo} />
          <Limitations isAnalyzed={state.analysis !== null} />
        </>
      )}
      <BudgetPanel state={state} onGoTo={goTo} />
      <CoveragePanel state={state} onGoTo={goTo} />
      <AttachmentsPanel state={state} dispatch={dispatch} />
      <ChecklistPanel state={state} dispatch={dispatch} />
      <PackagePanel state={state} dispatch={dispatch} />
      {!startsWithRecord && record}
    </StepLayout>
  );
}
