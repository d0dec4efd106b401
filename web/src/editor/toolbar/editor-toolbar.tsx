import { Bold, Italic, Link2, List, ListOrdered, Redo2, Underline, Undo2 } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { handleArrowKeys } from '../../ui/arrow-key-navigation.ts';
import { color, space } from '../../ui/tokens.ts';
import { syncSelection } from '../sync-selection.ts';
import { toggleList } from '../lists/toggle-list.ts';
import { toggleMark, type Mark } from '../marks/toggle-mark.ts';
import { BlockStyleButton } from './block-style-button.tsx';
import { formatShortcut } from './format-shortcut.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { isSameToolbarState, getToolbarState } from './toolbar-state.ts';

const marks: Array<{ mark: Mark; label: string; key: string; Icon: typeof Bold }> = [
  { mark: 'bold', label: 'Bold', key: 'B', Icon: Bold },
  { mark: 'italic', label: 'Italic', key: 'I', Icon: Italic },
  { mark: 'underline', label: 'Underline', key: 'U', Icon: Underline },
];

const lists = [
  { type: 'bulleted-list', label: 'Bullet list', key: 'Shift+8', Icon: List },
  { type: 'numbered-list', label: 'Ordered list', key: 'Shift+7', Icon: ListOrdered },
] as const;

const onKeyDownCapture = handleArrowKeys({ orientation: 'horizontal', loop: true });

type EditorToolbarProps = {
  ref?: Ref<HTMLDivElement>;
  onLink: () => void;
  children?: React.ReactNode;
};

/** The formatting toolbar: a single tab stop, navigated with the arrow keys. */
export function EditorToolbar({ ref, onLink, children }: EditorToolbarProps) {
  const editor = useSlateStatic();
  const state = useSlateSelector(getToolbarState, isSameToolbarState);
  return (
    <Bar
      ref={ref}
      aria-label="Formatting"
      onKeyDownCapture={onKeyDownCapture}
      onPointerDownCapture={() => syncSelection(editor)}
    >
      <BlockStyleButton active={state.block} unavailable={!state.canSetBlock} />
      <Line />
      {marks.map(({ mark, label, key, Icon }) => (
        <ToolbarButton
          key={mark}
          label={label}
          shortcut={formatShortcut(key)}
          pressed={state[mark]}
          onClick={() => toggleMark(editor, mark)}
        >
          <Icon />
        </ToolbarButton>
      ))}
      <Line />
      {lists.map(({ type, label, key, Icon }) => (
        <ToolbarButton
          key={type}
          label={label}
          shortcut={formatShortcut(key)}
          pressed={state.list === type}
          onClick={() => toggleList(editor, type)}
        >
          <Icon />
        </ToolbarButton>
      ))}
      <ToolbarButton
        label="Link"
        shortcut={formatShortcut('K')}
        pressed={state.isLink}
        unavailable={!state.canLink}
        onClick={onLink}
      >
        <Link2 />
      </ToolbarButton>
      <Line />
      <ToolbarButton
        label="Undo"
        shortcut={formatShortcut('Z')}
        unavailable={!state.canUndo}
        onClick={() => editor.undo()}
      >
        <Undo2 />
      </ToolbarButton>
      <ToolbarButton
        label="Redo"
        shortcut={formatShortcut('Shift+Z')}
        unavailable={!state.canRedo}
        onClick={() => editor.redo()}
      >
        <Redo2 />
      </ToolbarButton>
      {children}
    </Bar>
  );
}

const Bar = styled(Toolbar.Root)`
  display: flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  padding: ${space[1]};
`;
const Line = styled.span.attrs({ role: 'separator', 'aria-orientation': 'vertical' })`
  flex-shrink: 0;
  width: 1px;
  height: 20px;
  margin: 0 6px;
  background: ${color.hairline};
`;
