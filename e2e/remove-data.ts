import { rmSync } from 'node:fs';

/** The data folder of the run goes with it. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
