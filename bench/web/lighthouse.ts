import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { newExpressApp } from '@grantwright/shared/service';
import { servePages } from '../../services/gateway/src/pages/serve-pages.ts';
import { createApplication, createUser } from './user.ts';

/*
 * Lighthouse 12, mobile preset, on the running product: the landing page, and the dashboard of a user with 200
 * applications. As a baseline, a minimal React page served by the same code.
 */
const url = process.env['BENCH_URL'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const rows = 200;
const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** The command for Lighthouse, which is not a dependency. */
const [command = 'npx', ...commandArgs] = (
  process.env['LIGHTHOUSE'] ?? 'npx --yes lighthouse@12'
).split(' ');

type Figures = {
  performance: number;
  accessibility: number;
  lcp: number;
  cls: number;
  tbt: number;
};

const folder = await mkdtemp(join(tmpdir(), 'grantwright-lighthouse-'));
let reports = 0;

async function measure(address: string, cookie?: string): Promise<Figures> {
  const path = join(folder, `${(reports += 1)}.json`);
  const headers = join(folder, 'headers.json');
  await writeFile(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}));
  await promisify(execFile)(
    command,
    [
      ...commandArgs,
      address,
      '--quiet',
      '--only-categories=performance,accessibility',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--output=json',
      `--output-path=${path}`,
      `--extra-headers=${headers}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(await readFile(path, 'utf8')) as {
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue: number }>;
  };
  const audit = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: (categories['performance']?.score ?? NaN) * 100,
    accessibility: (categories['accessibility']?.score ?? NaN) * 100,
    lcp: audit('largest-contentful-paint'),
    cls: audit('cumulative-layout-shift'),
    tbt: audit('total-blocking-time'),
  };
}

/** Builds a page with one heading and serves it with the gateway's code. */
async function bareReact() {
  const { build } = await import('vite');
  const root = join(folder, 'bare');
  await promisify(execFile)('mkdir', ['-p', root]);
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  );
  await writeFile(
    join(root, 'main.js'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'AI-Powered Grant Applications for Non-Profits'));`,
  );
  const web = fileURLToPath(new URL('../../web/', import.meta.url));
  const outDir = join(folder, 'bare-dist');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        react: join(web, '../node_modules/react'),
        'react-dom': join(web, '../node_modules/react-dom'),
      },
    },
    build: { outDir, rolldownOptions: { output: { entryFileNames: 'assets/main.js' } } },
  });
  const script = join(outDir, 'assets/main.js');
  await writeFile(`${script}.gz`, gzipSync(await readFile(script), { level: 9 }));
  const app = newExpressApp().use(servePages(outDir, { SECURE_COOKIES: false }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function createUserWithApplications(): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromePath });
  const context = await browser.newContext();
  const person = await createUser(context, url);
  const admin = fileURLToPath(new URL('../../scripts/admin.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [admin, 'super-user', person.email]);
  await person.signInAgain();
  for (let row = 0; row < rows; row += 1) {
    await createApplication(person, {
      title: `Application ${row} for the reading rooms of the ward`,
    });
  }
  const cookies = await context.cookies();
  await browser.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const bare = await bareReact();
const cookie = await createUserWithApplications();
const pages = {
  bare: () => measure(bare.address),
  landing: () => measure(`${url}/`),
  dashboard: () => measure(`${url}/dashboard`, cookie),
  'all applications': () => measure(`${url}/dashboard?tab=applications`, cookie),
};
const results: Record<string, Figures[]> = {};
for (let round = 0; round < rounds; round += 1) {
  for (const [name, run] of Object.entries(pages)) {
    // Lighthouse occasionally fails on a busy machine: retry once.
    const figures = await run().catch(run);
    (results[name] ??= []).push(figures);
    console.log(`round ${round + 1}, ${name}: ${JSON.stringify(figures)}`);
  }
}
for (const [name, figures] of Object.entries(results)) {
  const medianOf = (key: keyof Figures) => median(figures.map((figure) => figure[key]));
  const ratio = median(
    figures.map(({ lcp }, index) => lcp / (results['bare']?.[index]?.lcp ?? NaN)),
  );
  console.log(
    `${name}: performance ${medianOf('performance')}, accessibility ${medianOf('accessibility')}, CLS ${medianOf('cls').toFixed(3)}, ` +
      `TBT ${medianOf('tbt').toFixed(0)} ms, LCP ${medianOf('lcp').toFixed(0)} ms (${ratio.toFixed(2)} of the bare page)`,
  );
}
bare.server.close();
await rm(folder, { recursive: true });
