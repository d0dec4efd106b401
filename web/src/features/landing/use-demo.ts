import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const loadDemo = () => import('./demo/demo-dialog.tsx');

/** The demo is loading from the click until its code has arrived or failed to. */
type DemoState = 'closed' | 'loading' | 'open';

export function useDemo() {
  const [state, setState] = useState<DemoState>('closed');
  const [search] = useSearchParams();
  const open = useCallback(() => {
    setState('loading');
    // A failed load is reported by the lazy boundary around the dialog.
    void loadDemo()
      .catch(() => undefined)
      .then(() => setState('open'));
  }, []);
  // A click before the scripts have loaded submits the button's form, which comes back here.
  useEffect(() => {
    if (search.has('demo')) open();
  }, [search, open]);
  return { state, open, close: () => setState('closed') };
}
