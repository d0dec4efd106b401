import type { SavedAnswer } from '@grantwright/shared/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '../../lib/endpoints.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { useCompleteList } from '../../lib/use-complete-list.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { Main, PageHeader } from '../../ui/page.tsx';
import { WrappingRow } from '../../ui/stack.ts';
import { AnswerFilters } from './answer-filters.tsx';
import { AnswerList } from './answer-list.tsx';
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
  const [edited, setEdited] = useState<SavedAnswer | 'new'>();
  const [deleted, setDeleted] = useState<SavedAnswer>();
  const list = useAnswers(filter);
  const { items: organizations = [] } = useCompleteList(endpoints.listOrganizations);
  const editable = organizations.filter(({ access }) => access !== 'viewer');
  const isFiltered = filter.search.trim() !== '' || filter.isDue || filter.organizationId !== '';
  return (
    <Main>
      <PageHeader
        title="Answers"
        lead="What you have written before, ready for the next application"
        action={
          <WrappingRow $gap={3}>
            <ButtonLink to={paths.documents}>Back to documents</ButtonLink>
            {editable.length > 0 && (
              <Button variant="primary" icon={<Plus />} onClick={() => setEdited('new')}>
                Add answer
              </Button>
            )}
          </WrappingRow>
        }
      />
      {(isFiltered || (list.items?.length ?? 0) > 0) && (
        <AnswerFilters
          filter={filter}
          organizations={organizations.length > 1 ? organizations : []}
          onChange={setFilter}
          found={list.items?.length}
        />
      )}
      <AnswerList
        list={list}
        isFiltered={isFiltered}
        organizations={organizations}
        onEdit={setEdited}
        onDelete={setDeleted}
      />
      {edited && (
        <LazyBoundary onLoadError={() => setEdited(undefined)}>
          <AnswerDialog
            answer={edited === 'new' ? undefined : edited}
            organizations={editable}
            onClose={() => setEdited(undefined)}
          />
        </LazyBoundary>
      )}
      <DeleteAnswerDialog answer={deleted} onClose={() => setDeleted(undefined)} />
    </Main>
  );
}
