import { afterEach, expect, it, vi } from 'vitest';
import { revealFocus } from './reveal-focus.ts';

const boxed = <Part extends Element | Range>(
  part: Part,
  left: number,
  top: number,
  right: number,
  bottom: number,
) => {
  part.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
  return part;
};
const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);

/** A message of 100 pixels in the right corner of a window of 800 by 600. */
const message = () => boxed(document.createElement('div'), 444, 484, 784, 584);

afterEach(() => {
  scrollBy.mockClear();
  document.body.replaceChildren();
});

const focused = (...box: [number, number, number, number]) => {
  document.body.innerHTML = '<button>Set default</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.focus();
  return boxed(button, ...box);
};

it('scrolls the focused control out from under the message', () => {
  focused(600, 500, 700, 540);
  revealFocus(message());
  expect(scrollBy).toHaveBeenCalledWith({ top: 64, behavior: 'instant' });
});

it('leaves the page where it is when the message does not cover the focus', () => {
  focused(100, 500, 200, 540);
  revealFocus(message());
  focused(600, 440, 700, 484);
  revealFocus(message());
  expect(scrollBy).not.toHaveBeenCalled();
});

it('scrolls by the line of the caret, not by the whole text', () => {
  document.body.innerHTML =
    '<div contenteditable="true" tabindex="0">Nine hundred households</div>';
  const text = document.querySelector('div') as HTMLDivElement;
  Object.defineProperty(text, 'isContentEditable', { value: true });
  text.focus();
  const caret = boxed(document.createRange(), 500, 490, 500, 510);
  vi.spyOn(window, 'getSelection').mockReturnValue({
    rangeCount: 1,
    getRangeAt: () => caret,
  } as never);
  boxed(text, 0, 0, 800, 4_000);
  revealFocus(message());
  expect(scrollBy).toHaveBeenCalledWith({ top: 34, behavior: 'instant' });
});
