import './ui/fonts.css';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Entry } from './app/entry.tsx';
import { Providers } from './app/providers.tsx';
import { fetchParts, partsAt } from './app/parts.ts';
import { userQuery } from './lib/session.ts';
import { takePlace } from './app/take-place.ts';
import { takeReads } from './app/take-reads.ts';
import { isProbablyKnown } from './lib/known.ts';
import { createQueryClient } from './lib/query.ts';
import { shareNonce } from './lib/nonce.ts';

shareNonce();
const client = createQueryClient();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// For a visitor the server has sent the start page along (build/landing-in-advance.ts).
const isLandingThere = root.hasChildNodes();
const page = isLandingThere ? document.createElement('div') : root;
const comeAlive = () => takePlace(page, root);

// Asked at once, while the screen's own code is still on its way.
const user = client.prefetchQuery(userQuery);
void takeReads(client, document);
const isKnown = !isLandingThere && isProbablyKnown();
const parts = fetchParts(partsAt(window.location.pathname, isKnown));

function Application() {
  useLayoutEffect(comeAlive, []);
  return (
    <Providers client={client}>
      <Entry />
    </Providers>
  );
}

// As a transition, so that a slow telephone can answer to a finger in between.
const start = () =>
  startTransition(() =>
    createRoot(page).render(
      <StrictMode>
        <Application />
      </StrictMode>,
    ),
  );
// Until everything is there the page shows what came with it, the start page or the spinner: nothing
// is built twice, and the start page, alive, takes its place in one step.
void Promise.all([user, parts]).then(start);
