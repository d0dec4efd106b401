import type { Organization, SavedAnswer } from '@grantwright/shared/contract';
import { Bookmark } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QuietText } from '../../ui/quiet-text.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Stack } from '../../ui/stack.ts';
import { AnswerCard } from './answer-card.tsx';
import type { useAnswers } from './use-answers.ts';

type AnswerListProps = {
  list: ReturnType<typeof useAnswers>;
  isFiltered: boolean;
  organizations: readonly Organization[];
  onEdit: (answer: SavedAnswer) => void;
  onDelete: (answer: SavedAnswer) => void;
};

export function AnswerList(props: AnswerListProps) {
  const { list, isFiltered, organizations, onEdit, onDelete } = props;
  return (
    <>
      {list.isPending && <AnswersLoading />}
      {list.isError && !list.items && (
        <ErrorState title="We couldn’t load your answers" query={list} />
      )}
      {list.items?.length === 0 &&
        (isFiltered ? (
          <QuietText>No answer matches.</QuietText>
        ) : (
          <EmptyState icon={<Bookmark size={28} strokeWidth={1.5} />} title="No answers yet">
            Add one here, or save sections of an application as answers: under “Your files” while
            you write, or all together after you send it.
          </EmptyState>
        ))}
      {list.items && list.items.length > 0 && (
        <Stack as="ul" $gap={3} role="list">
          {list.items.map((answer) => (
            <AnswerCard
              key={answer.id}
              answer={answer}
              organization={organizations.find(({ id }) => id === answer.organizationId)}
              hasSeveral={organizations.length > 1}
              onEdit={() => onEdit(answer)}
              onDelete={() => onDelete(answer)}
            />
          ))}
        </Stack>
      )}
      <LoadMore {...list} />
    </>
  );
}

const AnswersLoading = () => (
  <Loading label="Loading your answers">
    <Stack $gap={3}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} $height="140px" />
      ))}
    </Stack>
  </Loading>
);
