/** @typedef {import('./lock-file.mjs').LockedPackage} LockedPackage */

/** Packages that work even though npm does not run their install scripts (.npmrc). */
const dispensableScripts = new Set(['esbuild', 'msw', 'onnxruntime-node', 'protobufjs']);

/**
 * Checks the packages of a lock file.
 *
 * @param {Record<string, LockedPackage>} packages the `packages` of package-lock.json
 * @returns {{ count: number, findings: string[] }} the number of installed packages, and the problems with them
 */
export function checkLockedPackages(packages) {
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return { count: installed.length, findings: installed.flatMap(checkPackage) };
}

/** @param {[path: string, LockedPackage]} entry */
function checkPackage([path, { integrity, resolved, hasInstallScript }]) {
  const name = path.split('node_modules/').at(-1) ?? path;
  const needsScript = hasInstallScript && !dispensableScripts.has(name);
  return [
    ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no checksum`]),
    ...(resolved ? [`${path} is not from the registry: ${resolved}`] : []),
    ...(needsScript ? [`${path} has an install script`] : []),
  ];
}
