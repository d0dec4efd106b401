import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { QuietRow } from '../../../../ui/quiet-text.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { buildGenerateRequest } from '../../state/generate-request.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { useCheckOnOpen, type DraftCheckState } from '../../claims/use-draft-check.ts';

type FactCheckProps = { state: CreatorState; checking: DraftCheckState };

/** Checks the facts in the text against their sources when the page opens and again on request. */
export function FactCheck({ state, checking }: FactCheckProps) {
  const canCheck = buildGenerateRequest(state) !== undefined;
  useCheckOnOpen(checking, !canCheck || checking.checkedDocument === state.document);
  if (!canCheck) return null;
  return (
    <Row>
      <p role="status">{describeStatus(state, checking)}</p>
      {!checking.isBusy && (checking.isFailed || isStale(state, checking)) && (
        <Button
          size="small"
          icon={<RefreshCw size={16} />}
          onClick={() => checking.start({ isQuiet: true })}
        >
          {checking.isFailed ? 'Try again' : 'Check again'}
        </Button>
      )}
      {checking.isBusy && <Spinner />}
    </Row>
  );
}

const isStale = (state: CreatorState, { checkedDocument }: DraftCheckState): boolean =>
  checkedDocument !== undefined && checkedDocument !== state.document;

function describeStatus(state: CreatorState, checking: DraftCheckState): string {
  if (checking.isBusy) return 'Checking the facts against your sources...';
  if (checking.isFailed) return 'We couldn’t check the facts.';
  if (isStale(state, checking)) return 'The text has changed since its facts were checked.';
  return checking.checkedDocument ? 'The facts were checked against your sources.' : '';
}

const Row = styled(QuietRow)`
  @media print {
    display: none;
  }
`;
