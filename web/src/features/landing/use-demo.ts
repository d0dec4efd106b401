import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const loadDemo = () => import('./demo/demo-dialog.tsx');

export function useDemo(opener: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [search] = useSearchParams();
  const openLoaded = () =>
    loadDemo()
      // A failed load is reported by the lazy boundary around the dialog.
      .catch(() => undefined)
      .then(() => setState('open'));
  const isInAddress = search.has('demo');
  // A click before the scripts have loaded submits the button's form, which leads back here.
  useEffect(() => {
    if (!isInAddress) return;
    // The dialog returns the focus to it.
    opener.current?.focus();
    void openLoaded();
  }, [isInAddress, opener]);
  return {
    state,
    open: () => {
      setState('loading');
      void openLoaded();
    },
    close: () => setState('closed'),
  };
}
