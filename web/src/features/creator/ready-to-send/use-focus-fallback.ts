import { useEffect } from 'react';

/** When the focused element disappears, moves focus to the section of the page that contained it. */
export function useFocusFallback(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return undefined;
    let path: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof HTMLElement ? getPathToRoot(target) : [];
    };
    const observer = new MutationObserver(() => {
      const [focused] = path;
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const part = path.find((element) => element.isConnected && element.hasAttribute('tabindex'));
      part?.focus({ preventScroll: true });
    });
    main.addEventListener('focusin', remember);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      main.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

function getPathToRoot(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [element, ...getPathToRoot(parent)] : [element];
}
