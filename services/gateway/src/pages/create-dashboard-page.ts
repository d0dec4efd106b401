import { endpoints } from '@grantwright/shared/contract';
import { existsSync, readFileSync } from 'node:fs';
import { noncePlaceholder } from './nonce-placeholder.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const dashboard = 'src/features/dashboard/dashboard-page.tsx';

/** The dashboard's first requests, with the credentials mode of the app's requests (web/src/lib/request.ts). */
const dataLinks = [
  endpoints.getUser,
  endpoints.listApplications,
  endpoints.countApplications,
  endpoints.listJobs,
].map(({ path }) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`);

/**
 * Preloads the scripts and the data of the dashboard, which otherwise load only after the first scripts have run.
 *
 * @param manifestFile the list of scripts written by the build; without it the page is unchanged
 */
export function createDashboardPage(page: string, manifestFile: string): string {
  if (!existsSync(manifestFile)) return page;
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const files = new Set<string>();
  const add = (module: string) => {
    const { file, imports = [] } = manifest[module] ?? {};
    if (file === undefined || files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  add(dashboard);
  const scriptLinks = [...files]
    .filter((file) => !page.includes(`/${file}"`))
    .map(
      (file) =>
        `<link rel="modulepreload" crossorigin href="/${file}" nonce="${noncePlaceholder}">`,
    );
  return page.replace('</head>', () => `${[...scriptLinks, ...dataLinks].join('')}</head>`);
}
