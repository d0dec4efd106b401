import type { Page } from '@playwright/test';

/** If a theme uses one color for several names, the first name wins. */
const names = [
  ...['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'HighlightText', 'GrayText'],
  ...['ButtonFace', 'ButtonText', 'ButtonBorder', 'Field', 'FieldText', 'Mark', 'MarkText'],
];

/** Names the colors of the theme, as CSS system colors. */
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
