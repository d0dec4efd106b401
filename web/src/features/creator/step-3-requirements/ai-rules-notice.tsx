import type { AnalysisDetails } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { Notice } from '../../../ui/notice.tsx';
import { space } from '../../../ui/tokens.ts';

/** The funder's rules on AI-written text, shown before the applicant generates a draft. */
export function AiRulesNotice({ rules = [] }: { rules: AnalysisDetails['aiPolicy'] }) {
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
