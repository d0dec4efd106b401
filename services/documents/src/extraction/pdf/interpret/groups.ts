import { black, type Rgba } from '../../colors.ts';
import { readProperty } from '../read-property.ts';
import { withGraphics, type Group, type State } from './graphics-state.ts';
import { isSameColor } from './paint-colors.ts';

export function beginGroup(state: State, operand: unknown): State {
  const { fillAlpha, strokeAlpha } = state.graphics;
  const mask = readProperty(operand, 'smask');
  const group: Group = {
    fillAlpha,
    strokeAlpha,
    isMask: Boolean(mask),
    isLuminosity: readProperty(mask, 'subtype') === 'Luminosity',
    // a backdrop or transfer function may turn black into a visible color
    hasLight: Boolean(readProperty(mask, 'backdrop') ?? readProperty(mask, 'transferMap')),
  };
  return withGraphics(
    { ...state, groups: [...state.groups, group] },
    { fillAlpha: 1, strokeAlpha: 1 },
  );
}

export function endGroup(state: State): State {
  const ended = state.groups.at(-1);
  if (!ended) return state;
  const { fillAlpha, strokeAlpha } = ended;
  return withGraphics(
    {
      ...state,
      groups: state.groups.slice(0, -1),
      isMaskBlack: ended.isMask ? !ended.hasLight : state.isMaskBlack,
    },
    { fillAlpha, strokeAlpha },
  );
}

/** Records painting inside the open groups. `color` is undefined if there are several colors. */
export function paintGroups(state: State, color: Rgba | undefined): State {
  if (state.groups.length === 0) return state;
  const isBlack = isSameColor(color, black);
  const groups = state.groups.map((group) =>
    group.hasLight || (group.isLuminosity && isBlack) ? group : { ...group, hasLight: true },
  );
  return { ...state, groups };
}
