import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { endpointTable } from './build/endpoint-table.ts';
import { chunks } from './build/chunks.ts';
import { cspNonce } from './build/csp-nonce.ts';
import { prerenderLanding } from './build/prerender-landing.ts';
import { styledComponents } from './build/styled-components.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    endpointTable(),
    prerenderLanding(),
    // Compressed ahead of time, so that the gateway only has to pick the encoding.
    compression({
      include: /assets\/.*\.(js|css|svg)$/,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip')],
    }),
  ],
  oxc: { plugins: { styledComponents } },
  resolve: {
    conditions: ['@grantwright/source', 'module', 'browser', 'development|production'],
  },
  // The development server does not send a content security policy.
  html: command === 'build' ? { cspNonce } : {},
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}));
