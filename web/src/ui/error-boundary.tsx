import type { ReactNode } from 'react';
import { Component } from 'react';

type Props = {
  fallback: (error: unknown) => ReactNode;
  onError?: () => void;
  children: ReactNode;
};

/** Renders a fallback when a child throws. A class, because React has no hook for this. */
export class ErrorBoundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
