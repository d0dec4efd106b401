import { findFindings, type Place } from '@grantwright/shared/submission';
import { Download } from 'lucide-react';
import { useMemo, useState, type Dispatch } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { AttachmentsPanel } from './attachments/attachments-panel.tsx';
import { ChecklistPanel } from './attachments/checklist-panel.tsx';
import { FindingList } from './findings/finding-list.tsx';
import { Verdict } from './findings/verdict.tsx';
import { PackagePanel } from './package/package-panel.tsx';
import { toReadinessInput } from './readiness-input.ts';
import { RecordPanel } from './record/record-panel.tsx';

type SendPageProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  onJump: (place: Place) => void;
  onPrevious: () => void;
  saving: boolean;
  onSave: () => void;
  downloading: boolean;
  onDownload: () => void;
};

/** "Ready to send?": what stops the application, what to look at, and everything to send. */
export function SendPage(props: SendPageProps) {
  const { state, dispatch, onJump, onPrevious, saving, onSave, downloading, onDownload } = props;
  const [now] = useState(() => new Date());
  const findings = useMemo(() => findFindings(toReadinessInput(state, now)), [state, now]);

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
            variant="primary"
            pending={downloading}
            icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
            onClick={onDownload}
          >
            Download
          </Button>
        </>
      }
    >
      <Verdict findings={findings} />
      <FindingList findings={findings} onJump={onJump} />
      <AttachmentsPanel state={state} dispatch={dispatch} />
      <ChecklistPanel state={state} dispatch={dispatch} />
      <PackagePanel state={state} dispatch={dispatch} />
      <RecordPanel state={state} dispatch={dispatch} findings={findings} />
    </StepLayout>
  );
}
