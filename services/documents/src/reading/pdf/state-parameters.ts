import type { createGroups } from './groups.ts';
import type { GraphicsState } from './text-state.ts';

/** Sets what a graphics state parameter dictionary names (ISO 32000-1, 8.4.5), as pdf.js lists its entries. */
export function setParameters(
  state: GraphicsState,
  entries: unknown,
  groups: Pick<ReturnType<typeof createGroups>, 'isDark'>,
): void {
  for (const [key, value] of (entries ?? []) as [string, unknown][]) {
    if (key === 'ca') state.alpha = Number(value);
    if (key === 'CA') state.strokeAlpha = Number(value);
    if (key === 'BM') {
      state.opaque = value === 'source-over';
      state.lightens = /^(?:screen|lighten|color-dodge)$/.test(String(value));
    }
    if (key === 'LW') state.lineWidth = Number(value);
    if (key === 'SMask') state.masked = Boolean(value) && groups.isDark();
    if (key === 'SMask' && value) state.opaque = false;
    if (key === 'Font' && Array.isArray(value)) {
      state.font = String(value[0]);
      state.size = Number(value[1]);
    }
  }
}
