import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../src/app/app.tsx';
import { createRoutes } from '../src/app/routes.tsx';
import { userQuery } from '../src/lib/session.ts';

/** Renders the landing page with its styles, as a visitor first sees it; `src/main.tsx` hydrates it. */
export function renderLanding(): string {
  const client = new QueryClient();
  client.setQueryData(userQuery.queryKey, null);
  const router = createMemoryRouter(createRoutes(client), { initialEntries: ['/'] });
  const sheet = new ServerStyleSheet({ nonce: '__CSP_NONCE__' });
  const page = renderToString(sheet.collectStyles(<App client={client} router={router} />));
  return sheet.getStyleTags() + page;
}
