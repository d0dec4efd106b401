import type { ComponentType } from 'react';
import { createElement, lazy } from 'react';

const missing = new Set<() => void>();

/**
 * React's `lazy`, which remembers for ever that a part did not come. This one asks for it anew once
 * `retryFailedImports` has been called: the network may be back by then.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        missing.add(() => (Part = make()));
        throw error;
      }
    });
  let Part: ComponentType<Props> = make();
  return function LatePart(props: Props) {
    return createElement(Part, props);
  };
}

/** For the boundary that caught a missing part: the next time it is shown it is asked for again. */
export function retryFailedImports(): void {
  for (const again of missing) again();
  missing.clear();
}
