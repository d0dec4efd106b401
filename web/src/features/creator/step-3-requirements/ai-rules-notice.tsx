import type { AnalysisDetails } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { Notice } from '../../../ui/notice.tsx';
import { space } from '../../../ui/tokens.ts';
import { aiRules } from './ai-rules.ts';

/** Shows the funder's rules on texts that AI has written, before one is drafted. */
export function AiRulesNotice({ details }: { details: AnalysisDetails }) {
  const rules = aiRules(details);
  if (rules.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>This funder has rules on AI-written text. Read them before you generate a draft:</p>
      <Rules>
        {rules.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </Rules>
    </Notice>
  );
}

const Rules = styled.ul`
  padding-left: ${space[4]};
`;
