import type { Express } from 'express';

/** Adds the probes: `/livez` succeeds while the process is running, `/readyz` while it can serve requests. */
export function addHealthRoutes(app: Express, ready: () => Promise<boolean>): void {
  app.get('/livez', (_req, res) => void res.json({ alive: true }));
  app.get('/readyz', async (_req, res) => {
    const isReady = await ready().catch(() => false);
    res.status(isReady ? 200 : 503).json({ ready: isReady });
  });
}
