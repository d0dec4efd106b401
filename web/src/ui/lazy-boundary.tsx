import type { ReactNode } from 'react';
import { Component, Suspense } from 'react';
import { retryFailedImports } from '../lib/lazy-with-retry.ts';
import { notify } from './toasts.tsx';

type Props = { onLoadError?: () => void; children: ReactNode };

/**
 * A part of a screen whose code comes when it is wanted. Should it not come (no network, a newer
 * version on the server), the screen around it and what was typed there stay as they are.
 */
export class LazyBoundary extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(): void {
    retryFailedImports();
    notify.error(
      'Part of this page did not load',
      'What you typed is still here. Check your connection and try again. If that does not help, save and load the page again.',
    );
    this.props.onLoadError?.();
  }

  override render(): ReactNode {
    return this.state.isMissing ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
