import { useSlateStatic } from 'slate-react';
import styled from 'styled-components';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { focusEditor } from '../focus-editor.ts';
import { setBlock, type BlockStyle } from '../blocks/set-block.ts';
import { blockStyles } from './block-styles.ts';

type BlockStylesProps = {
  active: BlockStyle;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The menu of block styles, below its button. */
export function BlockStyleMenu({ active, open, onOpenChange }: BlockStylesProps) {
  const editor = useSlateStatic();
  return (
    <Menu
      align="start"
      open={open}
      onOpenChange={onOpenChange}
      restoreFocus={() => focusEditor(editor)}
      trigger={<HiddenTrigger aria-hidden>Style</HiddenTrigger>}
    >
      {blockStyles.map(({ style, name }) => (
        <MenuItem
          key={name}
          aria-current={style === active || undefined}
          onSelect={() => setBlock(editor, style)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

const HiddenTrigger = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
  /* The accessible name of the menu; not visible. */
  font-size: 0;
`;
