import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePlace, leastInTheWay, stepAside } from './free-place.ts';

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

describe('where it stands on a page', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  /** A window of this size, in which each element has the box that its `data-box` names. */
  function page(width: number, height: number, html: string) {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height);
    const rectOf = (element: Node | null) => {
      const [left = 0, top = 0, right = 0, bottom = 0] =
        element instanceof HTMLElement
          ? (element.dataset['box']?.split(' ').map(Number) ?? [])
          : [];
      return new DOMRect(left, top, right - left, bottom - top);
    };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return rectOf(this);
    });
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function (this: Range) {
      return rectOf(this.startContainer);
    });
    document.body.innerHTML = html;
  }

  it('leaves free what is only read, where another place is', () => {
    const line = (tag: string, place: string) => `<${tag} data-box="${place}">4242</${tag}>`;
    const corner = '152 700 693 750';
    for (const column of [
      `<main><ul>${line('li', corner)}</ul></main>`,
      `<main>${line('p', corner)}</main>`,
      `<main><div data-read data-box="${corner}">No money moves.</div></main>`,
      `<main></main><aside>${line('h2', corner)}</aside>`,
    ]) {
      page(1280, 800, column);
      expect(freePlace(20).position, column).toBe('top-center');
    }
  });

  it('comes back into a window that has become smaller', () => {
    page(600, 500, '<main></main>');
    expect(stepAside(box(700, 720, 916, 784))).toEqual({ x: -332, y: -300 });
    expect(stepAside(box(-100, 20, 116, 84))).toEqual({ x: 116, y: 0 });
  });

  it('moves off what comes to stand under it, as little as it can', () => {
    page(600, 500, '<main><button data-box="0 400 600 440"></button></main>');
    const { x, y } = stepAside(box(16, 420, 232, 484));
    expect(x).toBe(0);
    expect(y).toBe(-88);
  });
});
