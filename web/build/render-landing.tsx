import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../src/app/app.tsx';
import { createRoutes } from '../src/app/routes.tsx';
import { userQuery } from '../src/lib/session.ts';
import { cspNonce } from './csp-nonce.ts';

/** The landing page with its styles, as a visitor first sees it; `src/main.tsx` hydrates it. */
export const landingPage = await renderLanding();

async function renderLanding(): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(userQuery.queryKey, null);
  const router = createMemoryRouter(createRoutes(client), { initialEntries: ['/'] });
  const sheet = new ServerStyleSheet({ nonce: cspNonce });
  const app = sheet.collectStyles(<App client={client} router={router} />);
  const { prelude } = await prerender(app);
  const page = await new Response(prelude).text();
  return sheet.getStyleTags() + page;
}
