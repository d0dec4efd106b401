/** Exits with a message if the Node version is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Grantwright needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer version from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
