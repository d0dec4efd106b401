import styled from 'styled-components';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { space } from '../../ui/tokens.ts';

/** The dashboard's own shape while its applications are read. */
export function DashboardSkeleton() {
  return (
    <Loading label="Loading your applications">
      <Stack>
        <Skeleton $height="156px" />
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
