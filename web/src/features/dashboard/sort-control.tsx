import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Select } from '../../ui/inputs.tsx';
import { size, space } from '../../ui/tokens.ts';

export type Sorting = 'newest' | 'deadline';

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
      <Select
        id={id}
        value={sorting}
        onChange={(event) => sortBy(event.target.value === 'deadline' ? 'deadline' : 'newest')}
      >
        <option value="newest">Newest</option>
        <option value="deadline">Deadline</option>
      </Select>
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
