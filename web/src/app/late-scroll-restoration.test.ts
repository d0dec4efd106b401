import { renderHook } from '@testing-library/react';
import type { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLateScrollRestoration } from './late-scroll-restoration.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type State = { location: object; restoreScrollPosition: number | false | null };

/** Reports one resize per observer, as browsers do when observation starts. */
class ResizesOnce {
  private readonly onResize: () => void;
  constructor(onResize: () => void) {
    this.onResize = onResize;
  }
  observe() {
    this.onResize();
  }
  unobserve() {}
  disconnect() {}
}

function aRouter(state: State) {
  let notify = (_: State) => {};
  const router = {
    state,
    subscribe(listener: typeof notify) {
      notify = listener;
      return () => {};
    },
  };
  return { router: router as unknown as Router, report: (next: State) => notify(next) };
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ResizesOnce);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useLateScrollRestoration', () => {
  it('scrolls once per navigation, but not when a navigation is blocked', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const state = { location: {}, restoreScrollPosition: 800 };
    const { router, report } = aRouter(state);
    renderHook(() => useLateScrollRestoration(router));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('wheel'));
    report({ ...state });
    expect(scrollTo).toHaveBeenCalledTimes(1);
    report({ location: {}, restoreScrollPosition: 800 });
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it('scrolls the first screen even if its position becomes known only after it renders', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const location = {};
    const { router, report } = aRouter({ location, restoreScrollPosition: null });
    renderHook(() => useLateScrollRestoration(router));
    expect(scrollTo).not.toHaveBeenCalled();
    report({ location, restoreScrollPosition: 300 });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });
});
