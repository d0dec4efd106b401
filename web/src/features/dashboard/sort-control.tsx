import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { OptionSelect } from '../../ui/option-select.tsx';
import { size, space } from '../../ui/tokens.ts';

export type Sorting = 'newest' | 'deadline';

const sortOptions: { value: Sorting; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Deadline' },
];

/** Manages the sort order of all applications, which is kept in the URL. */
export function useSorting() {
  const [search, setSearch] = useSearchParams();
  const sorting: Sorting = search.get('sort') === 'deadline' ? 'deadline' : 'newest';
  const sortBy = (sorting: Sorting) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (sorting === 'deadline') next.set('sort', sorting);
        else next.delete('sort');
        return next;
      },
      { replace: true },
    );
  return { sorting, sortBy };
}

export function SortControl({ sorting, sortBy }: ReturnType<typeof useSorting>) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>Sort by</label>
      <OptionSelect id={id} value={sorting} options={sortOptions} onChoose={sortBy} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  font-size: ${size.small};
`;
