import type { ApplicationSummary } from '@grantwright/shared/contract';
import { useMemo, type ComponentProps } from 'react';
import { getUserZone } from '../../domain/deadline/user-zone.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { useCompleteList } from '../../lib/use-complete-list.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { NextPageError } from '../../ui/next-page-error.tsx';
import { AllApplications } from './all-applications.tsx';
import { sortByDeadline } from './sort-by-deadline.ts';
import { SortControl, useSorting } from './sort-control.tsx';

type ApplicationListProps = {
  list: ComponentProps<typeof LoadMore>;
  applications: readonly ApplicationSummary[];
  onDelete: (application: ApplicationSummary) => void;
  now: Date;
};

/** The tab with all applications, newest first or by deadline. */
export function ApplicationList({ list, applications, onDelete, now }: ApplicationListProps) {
  const sort = useSorting();
  const isSortable = applications.length > 1;
  return (
    <>
      {isSortable && <SortControl {...sort} />}
      {isSortable && sort.sorting === 'deadline' ? (
        <ApplicationsByDeadline onDelete={onDelete} now={now} />
      ) : (
        <>
          <AllApplications applications={applications} onDelete={onDelete} />
          <LoadMore {...list} />
        </>
      )}
    </>
  );
}

/** Deadlines can only be sorted once all pages are loaded. */
function ApplicationsByDeadline({ onDelete, now }: Pick<ApplicationListProps, 'onDelete' | 'now'>) {
  const list = useCompleteList(endpoints.listApplications);
  const { items } = list;
  const sorted = useMemo(() => sortByDeadline(items ?? [], now, getUserZone()), [items, now]);
  return (
    <>
      <NextPageError list={list} onRetry={() => void list.fetchNextPage()} />
      <AllApplications applications={sorted} onDelete={onDelete} />
    </>
  );
}
