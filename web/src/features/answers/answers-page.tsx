import type { SavedAnswer } from '@grantwright/shared/contract';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { endpoints } from '../../lib/endpoints.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { useCompleteList } from '../../lib/use-complete-list.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Main, PageHeader } from '../../ui/page.tsx';
import { QuietText } from '../../ui/quiet-text.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { space } from '../../ui/tokens.ts';
import { AnswerCard } from './answer-card.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import { DeleteAnswerDialog } from './delete-answer-dialog.tsx';
import { useAnswers, type AnswerFilter } from './use-answers.ts';

/** Loads the editor. */
const AnswerDialog = lazyWithRetry(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

/** The answer library: every answer that the user or a team has saved. */
export function AnswersPage() {
  const [filter, setFilter] = useState<AnswerFilter>({
    search: '',
    isDue: false,
    organizationId: '',
  });
  const [edited, setEdited] = useState<SavedAnswer>();
  const [deleted, setDeleted] = useState<SavedAnswer>();
  const list = useAnswers(filter);
  const { items: organizations = [] } = useCompleteList(endpoints.listOrganizations);
  const choices = organizations.length > 1 ? organizations : [];
  const isFiltered = filter.search.trim() !== '' || filter.isDue || filter.organizationId !== '';
  return (
    <Main>
      <PageHeader
        title="Answers"
        lead="What you have written before, ready for the next application"
        action={<ButtonLink to={paths.documents}>Back to documents</ButtonLink>}
      />
      {(isFiltered || (list.items?.length ?? 0) > 0) && (
        <AnswerFilters
          filter={filter}
          organizations={choices}
          onChange={setFilter}
          found={list.items?.length}
        />
      )}
      {list.isPending && <AnswersLoading />}
      {list.isError && !list.items && (
        <ErrorState
          title="Your answers could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.items?.length === 0 &&
        (isFiltered ? (
          <QuietText>No answer matches.</QuietText>
        ) : (
          <EmptyState
            icon={<Bookmark size={28} strokeWidth={1.5} aria-hidden />}
            title="No answers yet"
          >
            In an application, open “Your files” and save a section as an answer, or save all of
            them after you send it.
          </EmptyState>
        ))}
      {list.items && list.items.length > 0 && (
        <Stack role="list">
          {list.items.map((answer) => (
            <AnswerCard
              key={answer.id}
              answer={answer}
              organization={choices.find(({ id }) => id === answer.organizationId)?.name}
              onEdit={() => setEdited(answer)}
              onDelete={() => setDeleted(answer)}
            />
          ))}
        </Stack>
      )}
      <LoadMore {...list} />
      {edited && (
        <LazyBoundary onLoadError={() => setEdited(undefined)}>
          <AnswerDialog answer={edited} onClose={() => setEdited(undefined)} />
        </LazyBoundary>
      )}
      <DeleteAnswerDialog answer={deleted} onClose={() => setDeleted(undefined)} />
    </Main>
  );
}

const AnswersLoading = () => (
  <Loading label="Loading your answers">
    <Stack as="div">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} $height="140px" />
      ))}
    </Stack>
  </Loading>
);

const Stack = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
