import type { Page } from '@playwright/test';

/** If several names have the same color in a theme, the first name wins. */
const names = [
  ...['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'HighlightText', 'GrayText'],
  ...['ButtonFace', 'ButtonText', 'ButtonBorder', 'Field', 'FieldText', 'Mark', 'MarkText'],
];

/** Returns a function that maps a color of the theme to the name of its CSS system color. */
export async function systemColors(page: Page): Promise<(color: string) => string> {
  const colors = await page.evaluate((all) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    probe.style.setProperty('transition', 'none', 'important');
    const colors = all.map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return colors;
  }, names);
  const nameOf = new Map([['rgba(0, 0, 0, 0)', 'none']]);
  colors.forEach((color, index) => {
    if (!nameOf.has(color)) nameOf.set(color, names[index] ?? color);
  });
  return (color) => nameOf.get(color) ?? color;
}
