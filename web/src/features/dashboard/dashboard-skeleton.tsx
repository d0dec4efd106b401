import styled from 'styled-components';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { color } from '../../ui/tokens.ts';
import { Stack } from '../../ui/stack.ts';
import { cardGridStyle } from './card-grid.ts';

/** A skeleton of the tab with a spinner, shown while the applications load. */
export function DashboardSkeleton({ showsCards }: { showsCards: boolean }) {
  return (
    <Loading label="Loading your applications">
      {showsCards ? <CardsSkeleton /> : <OverviewSkeleton />}
    </Loading>
  );
}

function OverviewSkeleton() {
  return (
    <Stack $gap={4}>
      <First>
        <Skeleton $height="156px" />
        <Spinner $size={24} />
      </First>
      <Skeleton $height="84px" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} $height="48px" />
      ))}
    </Stack>
  );
}

function CardsSkeleton() {
  return (
    <Cards>
      <First>
        <Skeleton $height="200px" />
        <Spinner $size={24} />
      </First>
      {[0, 1, 2, 3, 4].map((card) => (
        <Skeleton key={card} $height="200px" />
      ))}
    </Cards>
  );
}
const Cards = styled.div`
  ${cardGridStyle}
`;
const First = styled.div`
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  > * {
    grid-area: 1 / 1;
  }
`;
