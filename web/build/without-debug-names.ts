import type { Plugin } from 'vite';

/**
 * Radix names its functions anew for whoever debugs it. In a class that counts as an effect, and a
 * second collection that nothing uses stays in every screen with a menu, a dialog or a toolbar.
 */
export function withoutDebugNames(): Plugin {
  return {
    name: 'grantwright:without-debug-names',
    apply: 'build',
    transform(code, file) {
      if (!file.includes('/@radix-ui/')) return undefined;
      return {
        code: code
          .replace(/static \{\s*__name\(this, "\w+"\);\s*\}/g, '')
          .replace(/^var __name = .*$/m, 'var __name = (target) => target;'),
        map: null,
      };
    },
  };
}
