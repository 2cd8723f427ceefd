/** Builds the client from source: the `source` condition leads past the packages' dist. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { splitMessages } from './vite-messages.ts';
import { serviceWorker } from './vite-service-worker.ts';

/** Where the server listens while the client is being worked on. */
const SERVER = process.env.TABLERUNNER_SERVER ?? 'http://localhost:7777';

export default defineConfig({
  plugins: [react(), splitMessages(), serviceWorker()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: true, chunkSizeWarningLimit: 700 },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
