// npm run audit: checks the lock file's packages for checksums, install scripts, advisories and
// signatures. Exits with 1 on a finding. Checks that the registry could not run are reported but do
// not fail the audit.
import { checkLockedPackages } from './lib/check-locked-packages.mjs';
import { checkNode } from './lib/check-node.mjs';
import { listLockedPackages } from './lib/lock-file.mjs';

checkNode();
const { installWhenNeeded } = await import('./lib/install.mjs');
const { runNpm } = await import('./lib/run-program.mjs');
await installWhenNeeded();

const timeouts = ['--fetch-retries=0', '--fetch-timeout=20000'];
const { count, findings } = checkLockedPackages(listLockedPackages());
console.log(`audit: ${count} packages checked for checksum, source and install scripts`);

const advisories = await runNpm(['audit', '--omit=dev', '--json', ...timeouts]);
const report = parseOutput(advisories.output);
if (report?.metadata?.vulnerabilities) {
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities))
    findings.push(`${name} ${range}: vulnerable (${severity})`);
  console.log(`audit: ${report.metadata.vulnerabilities.total} packages have advisories`);
} else
  reportUnchecked('advisories', report?.message ?? report?.error?.summary ?? advisories.output);

const signatures = await runNpm(['audit', 'signatures', '--loglevel=error', ...timeouts]);
if (signatures.code === 0) console.log(`audit: ${takeLastLines(signatures.output)}`);
else if (/invalid|missing registry signatures/i.test(signatures.output))
  findings.push(`signatures: ${takeLastLines(signatures.output)}`);
else reportUnchecked('signatures', signatures.output);

for (const finding of findings) console.error(`!!! ${finding}`);
process.exit(findings.length === 0 ? 0 : 1);

/** @param {string} output */
function parseOutput(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/** @type {(subject: string, reason: string) => void} */
function reportUnchecked(subject, reason) {
  console.log(
    `!!! NOT CHECKED: ${subject}. The registry did not respond (${takeLastLines(reason)}).`,
  );
}

/** @param {string} text */
function takeLastLines(text) {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() && !/complete log|npm warn/.test(line));
  return lines
    .slice(0, 3)
    .join(' ')
    .replaceAll(/npm error /g, '')
    .slice(0, 200);
}
