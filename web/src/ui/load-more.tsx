import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from './button.tsx';
import { space } from './tokens.ts';

type LoadMoreProps = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

/** Loads the next page when the end of the list comes near the viewport, or on a click. */
export function LoadMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && fetchNextPage(),
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <End ref={end}>
      <Button pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
        Show more
      </Button>
    </End>
  );
}

const End = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space[6]};
`;
