import { white, type Rgba } from '../../colors.ts';
import { containsPoint } from '../geometry/areas.ts';
import { limits } from '../limits.ts';
import type { Box } from '../page-model.ts';

export type Backdrop = {
  paint: (box: Box, color: Rgba | undefined) => void;
  /** Returns the color at a point. Returns undefined on images and patterns. */
  at: (x: number, y: number) => Rgba | undefined;
};

const computeArea = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** Collects the painted areas on a page to look up the color under text. */
export function createBackdrop(): Backdrop {
  let areas: { box: Box; color: Rgba | undefined }[] = [];
  /** Drops the smaller half of the areas, since they are dots and strokes rather than text backgrounds. */
  const dropSmallAreas = () => {
    const sizes = areas.map(({ box }) => computeArea(box)).sort((a, b) => b - a);
    const minSize = sizes[limits.backdropAreas / 2] ?? 0;
    areas = areas.filter(({ box }) => computeArea(box) > minSize);
  };
  return {
    paint: (box, color) => {
      areas.push({ box, color });
      if (areas.length > limits.backdropAreas) dropSmallAreas();
    },
    at: (x, y) => {
      const area = areas.findLast(({ box }) => containsPoint(box, x, y));
      return area ? area.color : white;
    },
  };
}
