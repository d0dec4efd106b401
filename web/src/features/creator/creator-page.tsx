import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths, readyToSendView } from '../../lib/paths.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { TopBar } from '../../layout/top-bar.tsx';
import { hasErrorCode } from '../../lib/errors.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { MessagePage, useTitle } from '../../ui/page.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Creator } from './creator.tsx';
import { browserDrafts } from './local-drafts/draft-store.ts';
import { CreatorHeader } from './layout/creator-header.tsx';
import { loadCreator, type LoadedCreator } from './load-application/load-creator.ts';
import { createStateFromJob } from './load-application/create-state-from-job.ts';
import { fetchApplication } from './load-application/fetch-application.ts';

const ReadOnlyApplication = lazyWithRetry(
  async () => (await import('./read-only-application.tsx')).ReadOnlyApplication,
);

const OrphanedDraft = lazyWithRetry(
  async () => (await import('./local-drafts/orphaned-draft.tsx')).OrphanedDraft,
);

/** The application creator for a new or an existing application. */
export function CreatorPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const jobId = search.get('job') ?? undefined;
  const draftKey = search.get('draft') ?? undefined;
  // The view may change while a save is running.
  const isReadyToSendView = useRef(false);
  useEffect(() => {
    isReadyToSendView.current = search.get('view') === readyToSendView;
  }, [search]);
  const user = useSignedInUser();
  const navigate = useNavigate();
  useTitle('Create Application');
  const [session, setSession] = useState({ id, jobId, draftKey, number: 0, created: '' });
  // The first save changes the URL of a new application, which must not reload the session.
  const isSameSession =
    id === session.created ||
    (id === session.id && jobId === session.jobId && draftKey === session.draftKey);
  if (!isSameSession) setSession({ id, jobId, draftKey, number: session.number + 1, created: '' });

  return (
    <CreatorLoader
      key={session.number}
      userId={user.id}
      applicationId={session.id}
      jobId={session.jobId}
      draftKey={session.draftKey}
      onCreated={(created) => {
        setSession((before) => ({ ...before, created }));
        // Preserve the scroll position in the text.
        const path = isReadyToSendView.current ? paths.send(created) : paths.application(created);
        void navigate(path, { replace: true, preventScrollReset: true });
      }}
    />
  );
}

type CreatorLoaderProps = {
  userId: string;
  applicationId: string | undefined;
  /** The job to follow, possibly started in another browser. */
  jobId: string | undefined;
  /** The local draft chosen by the user. */
  draftKey: string | undefined;
  onCreated: (id: string) => void;
};

function CreatorLoader({ onCreated, ...request }: CreatorLoaderProps) {
  const { loaded, error, retry } = useLoadedCreator(request);
  if (hasErrorCode(error, 'not-found')) return <ApplicationNotFound {...request} />;
  if (error !== undefined) {
    return (
      <>
        <CreatorHeader />
        <MessagePage>
          <ErrorState title="We couldn’t open this application" query={{ error, refetch: retry }} />
        </MessagePage>
      </>
    );
  }
  if (!loaded) return <SpinnerPage label="Opening the application" />;
  if (loaded.viewed)
    return (
      <LazyBoundary>
        <ReadOnlyApplication application={loaded.viewed} userId={request.userId} />
      </LazyBoundary>
    );
  return <Creator userId={request.userId} loaded={loaded} onCreated={onCreated} />;
}

/** Loads the creator's initial data, and releases it when the screen closes. */
function useLoadedCreator(request: Omit<CreatorLoaderProps, 'onCreated'>) {
  const { userId, applicationId, jobId, draftKey } = request;
  const [loaded, setLoaded] = useState<LoadedCreator>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let release: (() => void) | undefined;
    let isGone = false;
    loadCreator({
      userId,
      applicationId,
      jobId,
      draftKey,
      store: browserDrafts,
      read: fetchApplication,
      followJob: createStateFromJob,
    })
      .then((creator) => {
        if (isGone) creator.release();
        else {
          release = creator.release;
          setLoaded(creator);
        }
      })
      .catch((failure: unknown) => {
        if (!isGone) setError(failure);
      });
    return () => {
      isGone = true;
      release?.();
    };
  }, [userId, applicationId, jobId, draftKey, attempt]);
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return { loaded, error, retry };
}

type ApplicationNotFoundProps = Pick<CreatorLoaderProps, 'userId' | 'applicationId'>;

function ApplicationNotFound({ userId, applicationId }: ApplicationNotFoundProps) {
  return (
    <>
      <TopBar />
      <MessagePage title="Application not found">
        <p>
          It may have been deleted, it may belong to another account, or you may have left its team.
        </p>
        <ButtonLink to={paths.dashboard()}>Back to Dashboard</ButtonLink>
        {applicationId !== undefined && (
          <LazyBoundary>
            <OrphanedDraft {...{ userId, applicationId }} />
          </LazyBoundary>
        )}
      </MessagePage>
    </>
  );
}
