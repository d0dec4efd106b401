import type { Page } from '@playwright/test';

type Line = { color: string; style: string; width: string };

/** A visible control as the browser renders it. */
export type Control = {
  tag: string;
  role: string | null;
  label: string;
  states: [name: string, value: string | null][];
  isDisabled: boolean;
  color: string;
  background: string;
  isUnderlined: boolean;
  borders: Record<'top' | 'right' | 'bottom' | 'left', Line>;
  outline: Line;
  icon: string | undefined;
  /** The background of the first child, such as the filled part of a progress bar. */
  fill: string | undefined;
};

const kinds = [
  'a[href], button, input, select, textarea, progress, [contenteditable=true], [role=tab]',
  '[role=menuitem], [role=progressbar], [role=dialog], [role=alertdialog], [role=alert]',
].join();

/** Returns the visible controls of a page in document order. */
export const readControls = (page: Page): Promise<Control[]> =>
  page.evaluate((selector) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const getLabel = (element: HTMLElement): string => {
      const ariaLabel = element.getAttribute('aria-label');
      if (ariaLabel !== null) return ariaLabel;
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      if (ids.length > 0) return ids.map((id) => document.getElementById(id)?.innerText).join(' ');
      return (element as HTMLInputElement).labels?.[0]?.innerText ?? element.innerText;
    };
    const toControl = (element: HTMLElement): Control => {
      const style = getComputedStyle(element);
      const icon = element.querySelector('svg');
      const child = element.firstElementChild;
      const line = (name: string): Line => ({
        color: style.getPropertyValue(`${name}-color`),
        style: style.getPropertyValue(`${name}-style`),
        width: style.getPropertyValue(`${name}-width`),
      });
      return {
        tag: element.tagName,
        role: element.getAttribute('role'),
        label: getLabel(element),
        states: ['selected', 'current', 'pressed', 'expanded', 'invalid', 'disabled'].map(
          (state) => [state, element.getAttribute(`aria-${state}`)],
        ),
        isDisabled: (element as HTMLButtonElement).disabled,
        color: style.color,
        background: style.backgroundColor,
        isUnderlined: style.textDecorationLine.includes('underline'),
        borders: {
          top: line('border-top'),
          right: line('border-right'),
          bottom: line('border-bottom'),
          left: line('border-left'),
        },
        outline: line('outline'),
        icon: icon && isShown(icon) ? getComputedStyle(icon).stroke : undefined,
        fill: child ? getComputedStyle(child).backgroundColor : undefined,
      };
    };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => isShown(element) && !element.closest('[aria-hidden=true], [inert]'))
      .map(toControl);
  }, kinds);
