import type { Page } from '@playwright/test';
import { readControls, type Control } from './read-controls.ts';
import { systemColors } from './system-colors.ts';

type ColorName = (color: string) => string;

const roles: Record<string, string> = { A: 'link', SELECT: 'list', TEXTAREA: 'field' };
const invisible = ['none', 'Canvas'];

/**
 * Describes each control in forced colors, one per line: text, frame, background and icon, as CSS system
 * colors. The result does not depend on the machine's fonts or theme.
 */
export async function describeForcedColors(page: Page): Promise<string> {
  const nameOf = await systemColors(page);
  const controls = await readControls(page);
  return controls
    .map((control) => describeControl(control, nameOf))
    .join('\n')
    .concat('\n');
}

function describeControl(control: Control, nameOf: ColorName): string {
  const role = control.role ?? roles[control.tag] ?? control.tag.toLowerCase();
  const background = nameOf(control.background);
  const { outline, icon, fill } = control;
  const parts = [
    `words ${nameOf(control.color)}${control.isUnderlined ? ' underlined' : ''}`,
    frameText(control, nameOf),
    isDrawn(outline) ? `outline ${nameOf(outline.color)} ${outline.width}` : '',
    invisible.includes(background) ? '' : `ground ${background}`,
    role === 'progressbar' && fill ? `fill ${nameOf(fill)}` : '',
    icon ? `picture ${nameOf(icon)}` : '',
  ];
  return `${role} "${labelText(control)}"${stateText(control)}: ${parts.filter(Boolean).join(', ')}`;
}

/** Account names differ from run to run. */
const labelText = ({ label }: Control): string =>
  label
    .replace(/writer-\S+/g, 'NAME')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40);

const stateText = ({ states, isDisabled }: Control): string =>
  states
    .filter(([state, value]) => value && (value !== 'false' || state === 'selected'))
    .map(([state, value]) => (value === 'true' ? ` ${state}` : ` ${state}=${value}`))
    .concat(isDisabled ? ' unavailable' : [])
    .join('');

function frameText({ borders }: Control, nameOf: ColorName): string {
  const sides = Object.entries(borders).map(([side, border]): [string, string] => {
    const color = nameOf(border.color);
    const isVisible = isDrawn(border) && !invisible.includes(color);
    return [side, isVisible ? `${color} ${border.width}` : ''];
  });
  const visibleSides = sides.filter(([, line]) => line !== '');
  const lines = new Set(sides.map(([, line]) => line));
  if (lines.size === 1) return visibleSides[0] ? `frame ${visibleSides[0][1]}` : '';
  return `frame ${visibleSides.map(([side, line]) => `${side} ${line}`).join(' ')}`;
}

const isDrawn = ({ style, width }: Control['outline']): boolean =>
  style !== 'none' && parseFloat(width) > 0;
