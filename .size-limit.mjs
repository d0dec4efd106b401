import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/*
 * The script that a browser downloads for the first view of a screen, in kilobytes after gzip: the
 * entry, the screen's own modules, and everything they import statically. Code that loads after a
 * click or while typing is not counted. Sizes come from the manifest of the build.
 */
const dist = 'web/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

function scriptsOf(modules) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`The build has no ${key}: correct .size-limit.mjs`);
    seen.add(key);
    manifest[key].imports?.forEach(visit);
  };
  ['index.html', ...modules.map((module) => `src/${module}`)].forEach(visit);
  return [...seen].map((key) => `${dist}/${manifest[key].file}`);
}

const gzippedKilobytes = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1_000;

const dashboard = ['features/dashboard/dashboard-page.tsx'];
const creator = ['features/creator/creator-page.tsx'];
const checkout = ['features/checkout/checkout-page.tsx'];

/** Relative to what the dashboard weighs in this build, not to its limit. */
const dashboardSize = scriptsOf(dashboard).reduce((sum, file) => sum + gzippedKilobytes(file), 0);

const budgets = [
  ['landing', 170, []],
  ['sign-in', 170, ['features/auth/auth-page.tsx']],
  ['dashboard', 220, dashboard],
  ['creator, new', dashboardSize + 110, [...creator, 'features/creator/steps-1-to-3.tsx']],
  [
    'creator, editor',
    dashboardSize + 110,
    [...creator, 'features/creator/step-4-draft/draft-step.tsx'],
  ],
  ['checkout, sandbox', dashboardSize + 15, checkout],
  [
    'checkout, card provider',
    dashboardSize + 15,
    [...checkout, 'features/checkout/stripe/stripe-card-form.tsx'],
  ],
];

/** Every file is another request on a slow network (web/build/chunks.ts). */
const maxFiles = 30;

export default budgets.map(([name, limit, modules]) => {
  const path = scriptsOf(modules);
  if (path.length > maxFiles) throw new Error(`${name}: ${path.length} files, at most ${maxFiles}`);
  return { name, limit: `${limit} kB`, path, gzip: true };
});
