import { describe, expect, it } from 'vitest';
import { leastInTheWay } from './free-place.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const shift = { x: 0, y: 0 };
const places = [
  { position: 'bottom-left', shift, box: box(16, 640, 232, 712) },
  { position: 'top-center', shift, box: box(462, 8, 818, 80) },
  { position: 'bottom-center', shift, box: box(462, 640, 818, 712) },
] as const;
const control = (left: number, top: number, right: number, bottom: number, weight = 1) => ({
  ...box(left, top, right, bottom),
  weight,
});
const place = (...obstacles: ReturnType<typeof control>[]) =>
  leastInTheWay(places, obstacles).position;

describe('where a message stands', () => {
  it('is the first place while nothing is there', () => {
    expect(place()).toBe('bottom-left');
    expect(place(control(300, 640, 460, 712))).toBe('bottom-left');
  });

  it('is the next one where a control would be covered', () => {
    expect(place(control(200, 700, 500, 730))).toBe('top-center');
    expect(place(control(200, 700, 300, 730), control(500, 20, 560, 60))).toBe('bottom-center');
  });

  it('only touches what ends where it begins', () => {
    expect(place(control(232, 640, 400, 712))).toBe('bottom-left');
  });

  it('covers the least where nothing is free', () => {
    const margin = [control(20, 650, 60, 660), control(20, 670, 60, 680)];
    expect(place(...margin, control(500, 20, 560, 60), control(470, 650, 800, 700))).toBe(
      'top-center',
    );
  });

  it('covers many controls rather than the one that is worked on', () => {
    const many = [10, 20, 30, 40].map((top) => control(500, top, 560, top + 5));
    const left = control(20, 650, 60, 660, 1_000);
    const below = control(470, 650, 800, 700, 1_000);
    expect(place(left, below, ...many)).toBe('top-center');
  });
});
