import type { Page } from '@playwright/test';

/**
 * Returns the targets smaller than 24 by 24 pixels whose 24-pixel circle intersects another target (WCAG 2.5.8). Links
 * within a sentence are exempt.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const minSize = 24;
    const kinds =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=menuitem], [role=switch]';
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]') &&
      element.getBoundingClientRect().width > 1;
    const isInSentence = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) >
        (element.textContent?.trim().length ?? 0);
    const getArea = (element: Element) => {
      // A label is part of the target area of its checkbox or radio button.
      const labeled = element instanceof HTMLInputElement && element.labels?.[0];
      const isChoice = element.matches('[type=radio], [type=checkbox]');
      return (isChoice && labeled ? labeled : element).getBoundingClientRect();
    };
    const targets = [...document.querySelectorAll(kinds)].filter(isShown);
    const rects = targets.map(getArea);
    const isNear = (one: DOMRect, other: DOMRect) => {
      const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < minSize / 2;
    };
    return targets.flatMap((target, index) => {
      const rect = rects[index];
      if (!rect || (rect.width >= minSize && rect.height >= minSize) || isInSentence(target))
        return [];
      const crowded = rects.some(
        (other, otherIndex) =>
          otherIndex !== index && !targets[otherIndex]?.contains(target) && isNear(rect, other),
      );
      const size = `${Math.round(rect.width)}×${Math.round(rect.height)}`;
      return crowded ? [`${size} ${target.outerHTML.slice(0, 140)}`] : [];
    });
  });
