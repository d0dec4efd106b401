export type Toast = {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** It stands on the page. */
  onShown?: () => void;
};

/** Shows messages, the latest in place of the one before. */
export type ToastDisplay = { onReady: (show: (toast: Toast) => void) => void };

/** How long a message stands, in milliseconds (spec section 9). */
export const shownFor = 5_000;
