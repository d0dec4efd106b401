import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { callTable } from './build/call-table.ts';
import { chunks } from './build/chunks.ts';
import { landingInAdvance } from './build/landing-in-advance.ts';
import { languageHelpers } from './build/language-helpers.ts';
import { lighterTimers } from './build/lighter-timers.ts';
import { nativeResizeObserver } from './build/native-resize-observer.ts';
import { routerForProduction } from './build/router-for-production.ts';
import { screensAhead } from './build/screens-ahead.ts';
import { sonnerWithoutInjectedStyle } from './build/sonner-without-injected-style.ts';
import { stylesInPage } from './build/styles-in-page.ts';
import { withoutDebugNames } from './build/without-debug-names.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    callTable(),
    routerForProduction(),
    nativeResizeObserver(),
    languageHelpers(),
    lighterTimers(),
    withoutDebugNames(),
    landingInAdvance(),
    screensAhead(),
    sonnerWithoutInjectedStyle(),
    stylesInPage(),
    // The gateway chooses among what lies there: nothing is compressed while a person waits.
    compression({
      include: /assets\/.*\.(js|css|svg)$/,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip')],
    }),
  ],
  resolve: {
    conditions: ['@grantwright/source', 'module', 'browser', 'development|production'],
  },
  // The gateway replaces the placeholder with the nonce of each answer; in development there is
  // no policy to satisfy.
  html: command === 'build' ? { cspNonce: '__CSP_NONCE__' } : {},
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    testTimeout: 30_000,
  },
}));
