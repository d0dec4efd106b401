import { ChevronDown } from 'lucide-react';
import { ReactEditor, useSlate } from 'slate-react';
import styled from 'styled-components';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { activeBlock, canSetBlock, setBlock, type BlockStyle } from '../blocks/set-block.ts';
import { ToolButton } from './tool-button.tsx';

const styles: Array<{ style: BlockStyle; name: string }> = [
  { style: 'paragraph', name: 'Text' },
  { style: 1, name: 'Heading 1' },
  { style: 2, name: 'Heading 2' },
  { style: 3, name: 'Heading 3' },
];

/** Says what kind of line the caret stands in, and changes it. */
export function BlockMenu() {
  const editor = useSlate();
  const active = activeBlock(editor);
  const name = styles.find(({ style }) => style === active)?.name ?? 'Text';

  return (
    <Menu
      align="start"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        ReactEditor.focus(editor);
      }}
      trigger={
        <Trigger
          label={`Style: ${name}`}
          unavailable={!canSetBlock(editor)}
          onMouseDown={undefined}
        >
          <span>{name}</span>
          <ChevronDown size={16} aria-hidden />
        </Trigger>
      }
    >
      {styles.map(({ style, name: label }) => (
        <MenuItem
          key={label}
          aria-current={style === active || undefined}
          onSelect={() => setBlock(editor, style)}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

const Trigger = styled(ToolButton)`
  min-width: 112px;
  justify-content: space-between;
`;
