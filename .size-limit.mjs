import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/*
 * What the browser downloads of our script for the first view of a screen, gzip: the entry, the
 * parts that the screen is made of, and everything those import. Listed from the build's own
 * manifest; what comes later, by a press or by typing, is not counted.
 */
const dist = 'web/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

function scriptOf(...parts) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`The build has no part ${key}: correct .size-limit.mjs`);
    seen.add(key);
    manifest[key].imports?.forEach(visit);
  };
  ['index.html', ...parts.map((part) => `src/${part}`)].forEach(visit);
  return [...seen].map((key) => `${dist}/${manifest[key].file}`);
}

const inside = ['app/application.tsx', 'ui/toaster.tsx'];
const dashboard = [...inside, 'layout/sidebar-layout.tsx', 'features/dashboard/dashboard-page.tsx'];
const creator = [...inside, 'features/creator/creator-page.tsx'];
const checkout = [...inside, 'layout/top-bar-layout.tsx', 'features/checkout/checkout-page.tsx'];

const kilobyte = 1_000;
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** From what the dashboard has today, not from what it might have: nothing it saves is spent here. */
const ofDashboard = scriptOf(...dashboard).reduce((sum, file) => sum + gzipped(file), 0);
const more = (kilobytes) => ofDashboard / kilobyte + kilobytes;

/** The editor may add 110 kB to the dashboard, paying 15. */
const budgets = [
  ['landing', 130, ['features/landing/landing-page.tsx']],
  ['sign-in', 130, ['features/auth/auth-page.tsx']],
  ['dashboard', 170, dashboard],
  ['creator, new', more(110), [...creator, 'features/creator/steps-1-to-3.tsx']],
  ['creator, editor', more(110), [...creator, 'features/creator/step-4-draft/review-step.tsx']],
  ['checkout, sandbox', more(15), checkout],
  [
    'checkout, card provider',
    more(15),
    [...checkout, 'features/checkout/stripe/stripe-card-form.tsx'],
  ],
];

/** Each file is a round trip of its own for somebody far away (web/build/chunks.ts). */
const mostFiles = 20;

export default budgets.map(([name, limit, parts]) => {
  const path = scriptOf(...parts);
  if (path.length > mostFiles)
    throw new Error(`${name}: ${path.length} files, at most ${mostFiles}`);
  return { name, limit: `${limit} kB`, path, gzip: true };
});
