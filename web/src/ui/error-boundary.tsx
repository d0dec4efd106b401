import type { ReactNode } from 'react';
import { Component } from 'react';

type Props = { fallback: (error: unknown) => ReactNode; children: ReactNode };

/** Shows something else in place of what failed. React has no hook for it. */
export class ErrorBoundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
