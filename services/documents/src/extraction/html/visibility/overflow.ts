import type { Style } from '../css/resolve-style.ts';
import { parseLength, type Scale } from '../css/lengths.ts';

const sizes = ['height', 'width', 'block-size', 'inline-size'].flatMap((size) => [
  size,
  `max-${size}`,
]);

/** Whether an element cuts off all of its content: "height: 0; overflow: hidden". */
export function hasNoRoom(style: Style, scale: Scale): boolean {
  const value = (property: string) => style.get(property) ?? '';
  const isClipping =
    ['x', 'y', 'block', 'inline'].some((axis) =>
      /hidden|clip|auto|scroll/.test(value(`overflow-${axis}`)),
    ) || /strict|content|paint/.test(value('contain'));
  if (!isClipping) return false;
  // Letters are illegible at a quarter of their height.
  const minSize = Math.max(1.5, Math.min(4, scale.fontSize / 4));
  const isHeldOpen = (parseLength(value('min-height'), scale) ?? 0) > minSize;
  return sizes.some((size) => {
    const length = parseLength(value(size), scale);
    if (length === undefined || length < 0 || length > minSize) return false;
    return !(isHeldOpen && /height|block/.test(size));
  });
}
