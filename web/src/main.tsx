import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { userQuery } from './app/session.ts';
import { createQueryClient } from './lib/query.ts';
import { shareNonce } from './lib/nonce.ts';

shareNonce();
const client = createQueryClient();
// Asked at once, while the screen's own code is still on its way.
void client.prefetchQuery(userQuery);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers client={client}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
