import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { shareCspNonce } from './lib/csp-nonce.ts';
import { createQueryClient } from './lib/query.ts';
import { userQuery } from './lib/session.ts';

shareCspNonce();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createQueryClient();
const app = (
  <StrictMode>
    <App client={client} router={createBrowserRouter(routes)} />
  </StrictMode>
);

// The gateway sends the pre-rendered landing page to visitors only (build/prerender-landing.ts).
if (root.hasChildNodes()) {
  client.setQueryData(userQuery.queryKey, null);
  hydrateRoot(root, app);
} else {
  // Requested now, while the screen's code is still loading.
  void client.prefetchQuery(userQuery);
  createRoot(root).render(app);
}
