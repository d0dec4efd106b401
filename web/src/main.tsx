import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createRoutes } from './app/routes.tsx';
import { shareCspNonce } from './app/csp-nonce.ts';
import { createQueryClient } from './lib/query.ts';
import { userQuery } from './lib/session.ts';

shareCspNonce();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createQueryClient();
// The gateway sends the pre-rendered landing page to visitors only (build/prerender-landing.ts).
const isPrerendered = root.hasChildNodes();
if (isPrerendered) client.setQueryData(userQuery.queryKey, null);
else void client.prefetchQuery(userQuery);

const app = (
  <StrictMode>
    <App client={client} router={createBrowserRouter(createRoutes(client))} />
  </StrictMode>
);
if (isPrerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
