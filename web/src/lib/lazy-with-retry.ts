import type { ComponentType } from 'react';
import { createElement, lazy } from 'react';

const failedImportResets = new Set<() => void>();

/**
 * Like React's `lazy`, but retries a failed import the next time the component renders after `retryFailedImports`.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedImportResets.add(() => (Lazy = create()));
        throw error;
      }
    });
  let Lazy: ComponentType<Props> = create();
  return function LazyWithRetry(props: Props) {
    return createElement(Lazy, props);
  };
}

/** Called by the boundary that caught a failed import. */
export function retryFailedImports(): void {
  for (const reset of failedImportResets) reset();
  failedImportResets.clear();
}
