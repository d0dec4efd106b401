import { useEffect } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type Restoration = Pick<Router['state'], 'location' | 'restoreScrollPosition'>;

/**
 * Restores the scroll position of screens whose data arrives after the navigation. The router's
 * `ScrollRestoration` scrolls only once, when such a screen may still be too short.
 */
export function useLateScrollRestoration(router: Router): void {
  useEffect(() => {
    let stop = () => {};
    let lastRestoration: Partial<Restoration> = {};
    const restore = ({ location, restoreScrollPosition }: Restoration) => {
      // The router also reports changes that do not move the page, such as a blocked navigation.
      const isRestored =
        location === lastRestoration.location &&
        restoreScrollPosition === lastRestoration.restoreScrollPosition;
      if (isRestored) return;
      lastRestoration = { location, restoreScrollPosition };
      stop();
      if (typeof restoreScrollPosition === 'number')
        stop = keepScrollPosition(restoreScrollPosition);
    };
    restore(router.state);
    const unsubscribe = router.subscribe(restore);
    return () => {
      stop();
      unsubscribe();
    };
  }, [router]);
}

const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to `top`, in px, whenever the page's height changes, until the user takes over or the returned function
 * is called.
 */
function keepScrollPosition(top: number): () => void {
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight >= top) window.scrollTo(0, top);
  });
  const stop = () => {
    observer.disconnect();
    for (const input of inputEvents) window.removeEventListener(input, stop, true);
  };
  observer.observe(document.body);
  for (const input of inputEvents) window.addEventListener(input, stop, true);
  return stop;
}
