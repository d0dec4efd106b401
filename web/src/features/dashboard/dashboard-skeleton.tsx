import styled from 'styled-components';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { color, space } from '../../ui/tokens.ts';

/** The dashboard's own shape while its applications are read, with the specification's spinner in it. */
export function DashboardSkeleton() {
  return (
    <Loading label="Loading your applications">
      <Stack>
        <First>
          <Skeleton $height="156px" />
          <Spinner $size={24} />
        </First>
        <Skeleton $height="84px" />
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} $height="48px" />
        ))}
      </Stack>
    </Loading>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;
const First = styled.div`
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  > * {
    grid-area: 1 / 1;
  }
`;
