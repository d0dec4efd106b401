import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { inMessagePlace } from './message-place.ts';
import { shownFor, type Toast, type ToastDisplay } from './toast.ts';
import { color, size } from './tokens.ts';

/** Stands in for the toaster when its code does not come: the message does, all the same. */
export function PlainToaster({ onReady }: ToastDisplay) {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => onReady(setToast), [onReady]);
  useEffect(() => {
    if (!toast) return undefined;
    toast.onShown?.();
    const timer = setTimeout(() => setToast(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <Place aria-live={toast?.kind === 'error' ? 'assertive' : 'polite'}>
      {toast && (
        <Box>
          <strong>{toast.title}</strong>
          {toast.description && <p>{toast.description}</p>}
        </Box>
      )}
    </Place>
  );
}

const Place = styled.div`
  ${inMessagePlace}
  z-index: 100;
  pointer-events: none;
`;
const Box = styled.div`
  max-width: 356px;
  padding: 12px 14px;
  border: 1px solid ${color.hairline};
  border-radius: 10px;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  font-size: ${size.small};
`;
