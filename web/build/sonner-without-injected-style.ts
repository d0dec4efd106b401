import type { Plugin } from 'vite';

/**
 * Sonner writes its style sheet into the page without a nonce, which the content security policy
 * refuses. The same sheet is imported as a file in `ui/toasts.tsx`; this drops the injection.
 */
export function sonnerWithoutInjectedStyle(): Plugin {
  return {
    name: 'grantwright:sonner-without-injected-style',
    apply: 'build',
    transform(code, file) {
      if (!file.includes('/sonner/dist/')) return undefined;
      return { code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null };
    },
  };
}
