import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GlobalStyle } from '../ui/global-style.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { useSignedOut } from './use-signed-out.ts';

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  useSignedOut();
  return (
    <QueryClientProvider client={client}>
      <GlobalStyle />
      {children}
      <LiveRegion />
      <Toasts />
    </QueryClientProvider>
  );
}
