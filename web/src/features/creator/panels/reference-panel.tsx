import type { Analysis, Claim } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { color, size, space } from '../../../ui/tokens.ts';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { RequirementList } from './requirement-list.tsx';
import { SourceList } from './source-list.tsx';

type ReferencePanelProps = {
  analysis: Analysis | null;
  claims: Claim[];
  onGoToWords: (words: string) => void;
};

/** What the text is held against: the funder's requirements, and the sources of its facts. */
export function ReferencePanel({ analysis, claims, onGoToWords }: ReferencePanelProps) {
  const unsupported = claims.filter(({ source }) => source.type === 'unsupported').length;
  return (
    <Small>
      <Tabs
        label="Reference"
        defaultValue="requirements"
        tabs={[
          { value: 'requirements', label: 'Requirements' },
          {
            value: 'sources',
            label: unsupported > 0 ? `Sources (${unsupported} to check)` : 'Sources',
          },
        ]}
      >
        <TabPanel value="requirements">
          <Groups>
            {analysis ? (
              <RequirementList analysis={analysis} />
            ) : (
              <p>This application was saved without an analysis of guidelines.</p>
            )}
          </Groups>
        </TabPanel>
        <TabPanel value="sources">
          <SourceList claims={claims} onGo={onGoToWords} />
        </TabPanel>
      </Tabs>
    </Small>
  );
}

const Small = styled.div`
  font-size: ${size.small};
  [role='tab'] {
    font-size: ${size.small};
  }
  [role='tabpanel'] {
    padding-top: ${space[4]};
  }
`;
const Groups = styled.div`
  display: grid;
  gap: ${space[4]};
  color: ${color.ink};
`;
