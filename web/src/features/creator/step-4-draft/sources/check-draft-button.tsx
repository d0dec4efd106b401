import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { pluralize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { color, size, space } from '../../../../ui/tokens.ts';
import type { DraftCheckState } from '../../claims/use-draft-check.ts';

type CheckDraftButtonProps = { checking: DraftCheckState; facts: number; unsupported: number };

/** Checks the facts in the current text against the sources. */
export function CheckDraftButton({ checking, facts, unsupported }: CheckDraftButtonProps) {
  return (
    <Row>
      <Button
        size="small"
        icon={<ShieldCheck size={16} />}
        pending={checking.isBusy}
        onClick={() => checking.start()}
      >
        {checking.isBusy ? 'Checking...' : 'Check the text again'}
      </Button>
      <p role="status">
        {checking.isDone &&
          !checking.isBusy &&
          `Checked ${pluralize(facts, 'fact')}: ${unsupported} without a source.`}
      </p>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  p {
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
`;
