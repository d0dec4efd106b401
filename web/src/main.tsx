import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entry } from './app/entry.tsx';
import { Providers } from './app/providers.tsx';
import { fetchParts, partsAt } from './app/screens.ts';
import { userQuery } from './app/session.ts';
import { isProbablyKnown } from './lib/known.ts';
import { createQueryClient } from './lib/query.ts';
import { shareNonce } from './lib/nonce.ts';

shareNonce();
const client = createQueryClient();
// Asked at once, while the screen's own code is still on its way.
void client.prefetchQuery(userQuery);
fetchParts(partsAt(window.location.pathname, isProbablyKnown()));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers client={client}>
      <Entry />
    </Providers>
  </StrictMode>,
);
