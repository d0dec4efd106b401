import {
  submissionStatuses,
  type AnalysisDetails,
  type Submission,
  type SubmissionStatus,
} from '@grantwright/shared/contract';
import { chooseAwardCurrency, isSent, type Finding } from '@grantwright/shared/submission';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { OptionField } from '../../../../ui/option-select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { media, space } from '../../../../ui/tokens.ts';
import { Section } from '../../layout/section.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { describeVerdict } from '../findings/verdict-text.ts';
import { AmountField } from './amount-field.tsx';
import { findExpectedReports } from './expected-reports.ts';
import { ReportList } from './report-list.tsx';
import { SaveAnswers } from './save-answers.tsx';
import { statusLabels } from './status-labels.ts';

type RecordPanelProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  findings: readonly Finding[];
};

/** Shows the application's status and the details to record once it is sent. */
export function RecordPanel({ state, dispatch, findings }: RecordPanelProps) {
  const details = state.analysis?.details;
  const { submission = {} } = state;
  const { status = 'drafting' } = submission;
  const currency = chooseAwardCurrency(details?.award);
  const edit = (change: Partial<Submission>) => dispatch({ type: 'submission-edited', change });
  return (
    <Section id="record" title="After you send it">
      <OptionField
        label="Where does this application stand?"
        hint={getHint(status, findings)}
        value={status}
        options={submissionStatuses.map((value) => ({ value, label: statusLabels[value] }))}
        onChoose={(next) => edit(updateSubmission(next, submission, details))}
      />
      <Grid>
        <AmountField
          label="Amount requested"
          currency={currency}
          value={submission.requestedAmount}
          onChange={(requestedAmount) => edit({ requestedAmount })}
        />
        {status === 'awarded' && (
          <AmountField
            label="Amount awarded"
            currency={currency}
            value={submission.awardedAmount}
            onChange={(awardedAmount) => edit({ awardedAmount })}
          />
        )}
        {isSent(status) && (
          <>
            <TextField
              label="Submitted on"
              type="date"
              error={
                submission.submittedOn && submission.submittedOn > getToday()
                  ? 'This date is in the future.'
                  : undefined
              }
              value={submission.submittedOn ?? ''}
              onChange={(event) => edit({ submittedOn: event.target.value || undefined })}
            />
            <TextField
              label="Confirmation number"
              autoComplete="off"
              maxLength={300}
              value={submission.confirmation ?? ''}
              onChange={(event) => edit({ confirmation: event.target.value || undefined })}
            />
          </>
        )}
      </Grid>
      {(status === 'submitted' || status === 'awarded') && <SaveAnswers />}
      {status === 'awarded' && (
        <ReportList
          application={state}
          reports={submission.reports ?? []}
          onChange={(reports) => edit({ reports })}
        />
      )}
    </Section>
  );
}

/** Returns the changes to the record when its status changes. */
const updateSubmission = (
  status: SubmissionStatus,
  { submittedOn, reports }: Submission,
  details: AnalysisDetails | undefined,
): Partial<Submission> => ({
  status,
  ...(status === 'submitted' && !submittedOn && { submittedOn: getToday() }),
  ...(status === 'awarded' && !reports && { reports: findExpectedReports(details) }),
});

/** "Ready" can always be selected; the hint lists what is missing. */
function getHint(status: SubmissionStatus, findings: readonly Finding[]): string | undefined {
  if (status === 'ready' && findings.length > 0) return describeVerdict(findings);
  if (status === 'declined')
    return 'Ask the funder for the reviewers’ comments. They can help with your next application.';
  return undefined;
}

/** Returns today's date in the user's time zone. */
function getToday(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
