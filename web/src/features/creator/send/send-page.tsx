import type { Place } from '@grantwright/shared/submission';
import { Download } from 'lucide-react';
import type { Dispatch } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import type { DraftCheckState } from '../claims/use-draft-check.ts';
import { AttachmentsPanel } from './attachments/attachments-panel.tsx';
import { ChecklistPanel } from './attachments/checklist-panel.tsx';
import { BudgetPanel } from './budget-panel.tsx';
import { CoveragePanel } from './criteria/coverage-panel.tsx';
import { DismissedFindings } from './findings/dismissed-findings.tsx';
import { FactCheck } from './findings/fact-check.tsx';
import { FindingList } from './findings/finding-list.tsx';
import { Limitations } from './findings/limitations.tsx';
import { useDismissal } from './findings/use-dismissal.ts';
import { Verdict } from './findings/verdict.tsx';
import { PackagePanel } from './package/package-panel.tsx';
import { focusPlace, placeOnSendPage } from '../navigation/place-on-page.ts';
import { RecordPanel } from './record/record-panel.tsx';
import { useFindings } from '../readiness/use-findings.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

type SendPageProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  checking: DraftCheckState;
  /** Goes to a place in one of the steps. */
  onJump: (place: Place) => void;
  onPrevious: () => void;
  saving: boolean;
  onSave: () => void;
  downloading: boolean;
  onDownload: () => void;
};

/** The page "Ready to send?": the blockers, the warnings, and everything to send. */
export function SendPage(props: SendPageProps) {
  const { state, dispatch, checking, onPrevious, saving, onSave, downloading, onDownload } = props;
  const findings = useFindings(state);
  useFocusFallback();
  const dismissal = useDismissal(state.submission?.dismissed, dispatch);
  const goTo = (place: Place) => {
    const onPage = placeOnSendPage(place);
    if (!onPage || !focusPlace(onPage)) props.onJump(place);
  };

  return (
    <StepLayout
      title="Ready to send?"
      actions={
        <>
          <PreviousButton onClick={onPrevious} />
          <Spacer />
          <Button pending={saving} onClick={onSave}>
            {saving ? 'Saving...' : 'Save Application'}
          </Button>
          <Button
            pending={downloading}
            icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
            onClick={onDownload}
          >
            Download
          </Button>
        </>
      }
    >
      <Verdict
        findings={findings.open}
        details={state.analysis?.details}
        onGoTo={goTo}
        onPackage={() => focusPlace({ id: 'package' }) || onDownload()}
      />
      <FactCheck state={state} checking={checking} />
      <FindingList findings={findings.open} onGoTo={goTo} onDismiss={dismissal.dismiss} />
      <DismissedFindings findings={findings.dismissed} onRestore={dismissal.restore} />
      <Limitations isAnalyzed={state.analysis !== null} />
      <BudgetPanel state={state} onGoTo={goTo} />
      <CoveragePanel state={state} onGoTo={goTo} />
      <AttachmentsPanel state={state} dispatch={dispatch} />
      <ChecklistPanel state={state} dispatch={dispatch} />
      <PackagePanel state={state} dispatch={dispatch} />
      <RecordPanel state={state} dispatch={dispatch} findings={findings.open} />
    </StepLayout>
  );
}
