import type { OwnPassage } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { api } from '../../../../lib/api.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { getErrorMessage } from '../../../../lib/errors.ts';
import { passageEndpoints } from '../../../../lib/passage-endpoints.ts';
import { useCompleteList } from '../../../../lib/use-complete-list.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { color, size, space } from '../../../../ui/tokens.ts';
import { SoftText } from '../../../../ui/quiet-text.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { NoOwnFiles } from './no-own-files.tsx';
import { PassageCard } from './passage-card.tsx';
import { buildSearchRequest } from './search-request.ts';
import { describeSearch } from './searched-text.ts';

type PassageListProps = {
  state: CreatorState;
  /** The section or question to search for. */
  asked: string;
  onUse: (passage: OwnPassage) => void;
};

/**
 * Searches the applicant's answers, documents and earlier applications, and lists the passages that answer the
 * question.
 */
export function PassageList({ state, asked, onUse }: PassageListProps) {
  const documents = useCompleteList(endpoints.listDocuments);
  const applications = useCompleteList(endpoints.listApplications);
  const organizations = useCompleteList(endpoints.listOrganizations);
  const files = {
    documents: documents.items ?? [],
    applications: applications.items ?? [],
    organizations: organizations.items ?? [],
  };
  const lists = [documents, applications, organizations];
  const body = buildSearchRequest(state, files, asked);
  const total = body.documentIds.length + body.applicationIds.length;
  const isReady = lists.every(({ items, hasNextPage }) => items && !hasNextPage);
  const search = useQuery({
    queryKey: [passageEndpoints.findPassages.path, sortDocumentIds(body)],
    queryFn: ({ signal }) => api(passageEndpoints.findPassages, { body, signal }),
    enabled: isReady,
  });
  const failed = lists.find(({ isError }) => isError) ?? (search.isError ? search : undefined);
  if (failed) {
    return (
      <Notice tone="error">
        We couldn’t search your files.{' '}
        {getErrorMessage(failed.error, 'Your text is unchanged. Try again.')}{' '}
        <Button size="small" onClick={() => void failed.refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!search.data) return <Searching />;
  const { passages } = search.data;
  if (total === 0 && passages.length === 0) {
    return <NoOwnFiles />;
  }
  const renderList = (label: string, shown: OwnPassage[]) =>
    shown.length > 0 && (
      <List role="list" aria-label={label}>
        {shown.map((passage) => (
          <PassageCard
            key={JSON.stringify([passage.source, passage.text, passage.items])}
            passage={passage}
            documents={files.documents}
            onUse={() => onUse(passage)}
          />
        ))}
      </List>
    );
  return (
    <div>
      {passages.length === 0 && (
        <SoftText role="status">Nothing in your files answers this.</SoftText>
      )}
      {renderList(
        'Saved answers',
        passages.filter(({ answer }) => answer),
      )}
      {renderList(
        'Passages from your files',
        passages.filter(({ answer }) => !answer),
      )}
      <Small>{describeSearch(body)}</Small>
    </div>
  );
}

/** Selecting a document for the draft changes its position but not the search results. */
const sortDocumentIds = (body: ReturnType<typeof buildSearchRequest>) => ({
  ...body,
  documentIds: [...body.documentIds].sort(),
});

const Searching = () => (
  <Loading label="Searching your files...">
    <Placeholders>
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <Skeleton />
          <Skeleton />
          <Skeleton $width="60%" />
        </div>
      ))}
    </Placeholders>
  </Loading>
);

const List = styled.ul`
  margin-top: -${space[3]};
  & + & {
    margin-top: 0;
  }
`;
const Small = styled.p`
  margin-top: ${space[3]};
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
const Placeholders = styled.div`
  display: grid;
  gap: ${space[6]};
  div {
    display: grid;
    gap: ${space[2]};
  }
`;
