import type { Page } from '@playwright/test';

/**
 * Describes each control in forced colors on a line of its own: text, frame, background and icon, as CSS system colors.
 * The result does not depend on the machine's fonts or theme.
 */
export const describeForcedColors = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // If a theme uses one color for several names, the first name wins.
    const names = [
      ...['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'HighlightText', 'GrayText'],
      ...['ButtonFace', 'ButtonText', 'ButtonBorder', 'Field', 'FieldText', 'Mark', 'MarkText'],
    ];
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    probe.style.setProperty('transition', 'none', 'important');
    const colorNames = new Map<string, string>([['rgba(0, 0, 0, 0)', 'none']]);
    for (const name of names) {
      probe.style.color = name;
      const { color } = getComputedStyle(probe);
      if (!colorNames.has(color)) colorNames.set(color, name);
    }
    probe.remove();
    const named = (color: string) => colorNames.get(color) ?? color;

    const kinds = [
      'a[href], button, input, select, textarea, progress, [contenteditable=true], [role=tab]',
      '[role=menuitem], [role=progressbar], [role=dialog], [role=alertdialog], [role=alert]',
    ].join();
    const roles: Record<string, string> = { A: 'link', SELECT: 'list', TEXTAREA: 'field' };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;

    const nameOf = (element: HTMLElement) => {
      const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const words =
        element.getAttribute('aria-label') ??
        (labels.length > 0
          ? labels.map((id) => document.getElementById(id)?.innerText).join(' ')
          : ((element as HTMLInputElement).labels?.[0]?.innerText ?? element.innerText));
      // Account names differ in each run.
      const text = words
        .replace(/writer-\S+/g, 'NAME')
        .replace(/\s+/g, ' ')
        .trim();
      return text.slice(0, 40);
    };
    const statesOf = (element: Element) =>
      ['selected', 'current', 'pressed', 'expanded', 'invalid', 'disabled']
        .map((state) => [state, element.getAttribute(`aria-${state}`)] as const)
        .filter(([state, value]) => value && (value !== 'false' || state === 'selected'))
        .map(([state, value]) => (value === 'true' ? ` ${state}` : ` ${state}=${value}`))
        .concat((element as HTMLButtonElement).disabled ? ' unavailable' : []);

    const frameOf = (style: CSSStyleDeclaration) => {
      const sides = (['top', 'right', 'bottom', 'left'] as const).map((side) => {
        const of = (what: string) => style.getPropertyValue(`border-${side}-${what}`);
        const isDrawn = of('style') !== 'none' && parseFloat(of('width')) > 0;
        const color = named(of('color'));
        return isDrawn && !['none', 'Canvas'].includes(color) ? `${color} ${of('width')}` : '';
      });
      if (new Set(sides).size === 1) return sides[0] ? `frame ${sides[0]}` : '';
      const drawn = ['top', 'right', 'bottom', 'left'].flatMap((side, at) =>
        sides[at] ? [`${side} ${sides[at]}`] : [],
      );
      return `frame ${drawn.join(' ')}`;
    };

    const lineOf = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      const role =
        element.getAttribute('role') ?? roles[element.tagName] ?? element.tagName.toLowerCase();
      const ground = named(style.backgroundColor);
      const picture = element.querySelector('svg');
      const fill = role === 'progressbar' && element.firstElementChild;
      const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
      const isUnderlined = style.textDecorationLine.includes('underline');
      const parts = [
        `words ${named(style.color)}${isUnderlined ? ' underlined' : ''}`,
        frameOf(style),
        isOutlined ? `outline ${named(style.outlineColor)} ${style.outlineWidth}` : '',
        ['none', 'Canvas'].includes(ground) ? '' : `ground ${ground}`,
        fill ? `fill ${named(getComputedStyle(fill).backgroundColor)}` : '',
        picture && isShown(picture) ? `picture ${named(getComputedStyle(picture).stroke)}` : '',
      ];
      return `${role} "${nameOf(element)}"${statesOf(element).join('')}: ${parts.filter(Boolean).join(', ')}`;
    };

    return [...document.querySelectorAll<HTMLElement>(kinds)]
      .filter((element) => isShown(element) && !element.closest('[aria-hidden=true], [inert]'))
      .map(lineOf)
      .join('\n')
      .concat('\n');
  });
