import type { Claim, ClaimSource, Contradiction } from '@grantwright/shared/contract';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { endpoints } from '../../../../lib/endpoints.ts';
import { pluralize } from '../../../../lib/format.ts';
import { useCompleteList } from '../../../../lib/use-complete-list.ts';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { color, radius, size, space } from '../../../../ui/tokens.ts';
import { describeClaimSource } from '../../claims/claim-source-text.ts';
import { getDocumentLabel } from '../../text/document-labels.ts';
import { ContradictionList } from './contradiction-list.tsx';

type SourceListProps = {
  claims: Claim[];
  contradictions: Contradiction[];
  onGo: (words: string) => void;
};

/** Lists the figures, dates and names in the draft with their sources, unsupported ones first. */
export function SourceList({ claims, contradictions, onGo }: SourceListProps) {
  const documents = useCompleteList(endpoints.listDocuments);
  const getDocumentName = (id: string) => {
    const document = documents.items?.find((candidate) => candidate.id === id);
    return document ? getDocumentLabel(document) : 'A library document';
  };
  const describeSource = (source: ClaimSource) => describeClaimSource(source, getDocumentName);
  const unsupported = claims.filter(({ source }) => source.type === 'unsupported');
  const supported = claims.filter(({ source }) => source.type !== 'unsupported');

  if (claims.length === 0) {
    return (
      <QuietText>
        The figures, dates and names in a new draft appear here with their sources.
      </QuietText>
    );
  }
  return (
    <>
      {contradictions.length > 0 && (
        <ContradictionList contradictions={contradictions} describeSource={describeSource} />
      )}
      {unsupported.length > 0 && (
        <>
          <Warning>
            <TriangleAlert size={16} />
            {pluralize(unsupported.length, 'fact')} without a source
          </Warning>
          <Facts
            claims={unsupported}
            getDetail={({ section, contradicts }) =>
              contradicts
                ? `${describeSource(contradicts.source)}: “${contradicts.text}”`
                : section
                  ? `In ${section}`
                  : 'In the text'
            }
            onGo={onGo}
          />
        </>
      )}
      <Facts claims={supported} getDetail={({ source }) => describeSource(source)} onGo={onGo} />
    </>
  );
}

type FactsProps = {
  claims: Claim[];
  getDetail: (claim: Claim) => string;
  onGo: (words: string) => void;
};

function Facts({ claims, getDetail, onGo }: FactsProps) {
  return (
    <List role="list">
      {claims.map((claim) => (
        <li key={claim.text}>
          <FactButton type="button" onClick={() => onGo(claim.text)}>
            <strong>{claim.text}</strong>
            <small>{getDetail(claim)}</small>
          </FactButton>
        </li>
      ))}
    </List>
  );
}

const Warning = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.amber};
  font-size: ${size.small};
  font-weight: 550;
  svg {
    margin-top: 2px;
  }
`;
const List = styled.ul`
  display: grid;
  gap: 2px;
  margin-bottom: ${space[3]};
`;
const FactButton = styled.button`
  display: block;
  width: 100%;
  padding: 6px ${space[2]};
  margin: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  font-size: ${size.small};
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  strong {
    display: block;
    font-weight: 550;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
`;
