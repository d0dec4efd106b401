import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entry } from './app/entry.tsx';
import { Providers } from './app/providers.tsx';
import { fetchParts, partsAt } from './app/parts.ts';
import { userQuery } from './app/session.ts';
import { isProbablyKnown } from './lib/known.ts';
import { createQueryClient } from './lib/query.ts';
import { shareNonce } from './lib/nonce.ts';

shareNonce();
const client = createQueryClient();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// For a visitor the server has sent the start page along (build/landing-in-advance.ts).
const isLandingThere = root.hasChildNodes();

// Asked at once, while the screen's own code is still on its way.
const user = client.prefetchQuery(userQuery);
const isKnown = !isLandingThere && isProbablyKnown();
const parts = fetchParts(partsAt(window.location.pathname, isKnown));

const start = () =>
  createRoot(root).render(
    <StrictMode>
      <Providers client={client}>
        <Entry />
      </Providers>
    </StrictMode>,
  );
// It stays until the same page, alive, can take its place in one step.
if (isLandingThere) void Promise.all([user, parts]).then(start);
else start();
