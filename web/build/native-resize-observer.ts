import type { Plugin } from 'vite';

const id = '@juggle/resize-observer';

/** The editor brings its own ResizeObserver for browsers that never open this application. */
export function nativeResizeObserver(): Plugin {
  return {
    name: 'grantwright:native-resize-observer',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? 'export const { ResizeObserver } = globalThis;' : undefined,
  };
}
