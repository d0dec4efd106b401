const minimum = [20, 19];

/** Exits with a message if the Node version is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return;
  console.error(
    `Grantwright needs Node ${minimum.join('.')} or newer; this is Node ${process.versions.node}. Install a newer version from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
