// npm run admin -- super-user | reset-link | dead-letters | copy-files | migrations …:
// runs operator commands.
import { checkNode } from './lib/check-node.mjs';

checkNode();
const { isServerBuilt, buildWhenNeeded } = await import('./lib/build.mjs');
// The product may be running, so never replace the packages and the build from which it loads its
// modules.
if (!isServerBuilt()) {
  const { installWhenNeeded } = await import('./lib/install.mjs');
  await installWhenNeeded({ forDevelopment: false });
  await buildWhenNeeded();
}

const { root } = await import('./lib/project.mjs');
process.chdir(root);
// a URL, because the type check runs without a build
await import(new URL('../packages/local/dist/admin.js', import.meta.url).href);
