const least = [20, 19];

/** Ends with a sentence on a Node that cannot run the product. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  console.error(
    `Grantwright needs Node ${least.join('.')} or newer, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
