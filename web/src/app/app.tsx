import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import { useEffect } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { ignoreStrayDoubleClicks } from './ignore-stray-double-clicks.ts';
import { GlobalStyle } from '../ui/global-style.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { useLateScrollRestoration } from './late-scroll-restoration.ts';
import { useSignedOutRedirect } from './redirect-signed-out.ts';

type AppProps = { client: QueryClient; router: ReturnType<typeof createBrowserRouter> };

export function App({ client, router }: AppProps) {
  useSignedOutRedirect();
  useLateScrollRestoration(router);
  useEffect(() => ignoreStrayDoubleClicks(document), []);
  return (
    <QueryClientProvider client={client}>
      <LucideProvider size={18} strokeWidth={1.75}>
        <GlobalStyle />
        <RouterProvider router={router} />
        <LiveRegion />
        <Toaster />
      </LucideProvider>
    </QueryClientProvider>
  );
}
