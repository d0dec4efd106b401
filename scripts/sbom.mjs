// npm run sbom [-- FOLDER [PART…]]: writes a bill of materials (CycloneDX) for each part from the
// lock file.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkNode } from './lib/check-node.mjs';
import { resolveInProject } from './lib/project.mjs';

/** @typedef {{ 'bom-ref': string, purl: string }} Component */

/**
 * @typedef {object} Bill
 * @property {object} metadata
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

checkNode();
const { runNpm } = await import('./lib/run-program.mjs');

const [folder = resolveInProject('sbom'), ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const services = readdirSync(resolveInProject('services')).map((name) => `services/${name}`);
const fullBill = await createBill();
for (const part of wanted.length > 0 ? wanted : ['web', ...services]) {
  const bill = selectBill(part);
  const file = resolve(join(folder, `${part.replace('services/', '')}.cdx.json`));
  writeFileSync(file, `${JSON.stringify(bill, undefined, 1)}\n`);
  console.log(`${String(bill.components.length).padStart(4)} packages  ${file}`);
}

/**
 * Returns the bill for all packages in the lock file rather than for one workspace, because with `--workspace`, npm 11
 * overflows its stack on cycles between workspaces.
 *
 * @returns {Promise<Bill>}
 */
async function createBill() {
  const { code, output } = await runNpm([
    ...['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'],
    ...['--package-lock-only', '--loglevel=error'],
  ]);
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
  return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
}

/**
 * Returns the bill of a part, limited to its production dependencies.
 *
 * @param {string} part the folder of a workspace
 */
function selectBill(part) {
  const { name, version } = readManifest(part);
  const needed = listReachable(fullBill, `${name}@${version}`);
  /** @param {string} ref */
  const isNeeded = (ref) => needed.has(ref);
  const self = fullBill.components.find((each) => each['bom-ref'] === `${name}@${version}`);
  return {
    ...fullBill,
    metadata: { ...fullBill.metadata, component: { ...self, type: 'application' } },
    components: fullBill.components.filter((each) => each !== self && isNeeded(each['bom-ref'])),
    dependencies: fullBill.dependencies
      .filter(({ ref }) => isNeeded(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isNeeded) })),
  };
}

/**
 * Returns every production dependency reachable from `start`; the dependencies of workspaces come from their manifests.
 *
 * @type {(bill: Bill, start: string) => Set<string>}
 */
function listReachable({ components, dependencies }, start) {
  const next = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  /** @param {string} ref */
  const isOurs = (ref) => ref.startsWith('@grantwright/');
  const nameOf = new Map(components.map((each) => [each['bom-ref'], getName(each)]));
  const refs = new Set([start]);
  for (const ref of refs) {
    const needs = isOurs(ref)
      ? Object.keys(findManifest(nameOf.get(ref) ?? '')?.dependencies ?? {})
      : [];
    for (const each of next.get(ref) ?? [])
      if (!isOurs(ref) || needs.includes(nameOf.get(each) ?? '')) refs.add(each);
  }
  return refs;
}

/** @param {Component} component */
function getName({ purl }) {
  return decodeURIComponent(purl.slice('pkg:npm/'.length, purl.lastIndexOf('@')));
}

/** @param {string} name the name of a workspace */
function findManifest(name) {
  return [...services, 'packages/shared', 'packages/analyst', 'web']
    .map(readManifest)
    .find((each) => each.name === name);
}

/**
 * @param {string} part the folder of a workspace
 * @returns {{ name: string, version: string, dependencies?: Record<string, string> }}
 */
function readManifest(part) {
  return JSON.parse(readFileSync(resolveInProject(part, 'package.json'), 'utf8'));
}
