import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const loadDemo = () => import('./demo/demo-dialog.tsx');

export function useDemo(opener: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [search] = useSearchParams();
  const openLoaded = () =>
    loadDemo()
      // The lazy boundary around the dialog reports a failed load.
      .catch(() => undefined)
      .then(() => setState('open'));
  const isInAddress = search.has('demo');
  // Clicking the button before the scripts have loaded submits its form, which leads back here.
  useEffect(() => {
    if (!isInAddress) return;
    // Focus the button first, because the dialog returns focus to it.
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
