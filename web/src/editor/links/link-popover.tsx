import { Popover } from 'radix-ui';
import { useMemo } from 'react';
import { useSlateStatic } from 'slate-react';
import { RestoreFocus } from '../../ui/restore-focus.tsx';
import { PopoverPanel } from '../../ui/popover-panel.ts';
import { focusEditor } from '../focus-editor.ts';
import { LinkForm } from './link-form.tsx';
import { getActiveLink, removeLink, setLink } from './set-link.ts';

/** The link form in a popover next to the link button. */
export function LinkPopover({
  getAnchorRect,
  onClose,
}: {
  getAnchorRect: () => DOMRect;
  onClose: () => void;
}) {
  const editor = useSlateStatic();
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: getAnchorRect } }),
    [getAnchorRect],
  );
  const link = getActiveLink(editor);
  const runAndClose = (run: () => void) => {
    run();
    onClose();
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <PopoverPanel
          aria-label="Link"
          sideOffset={6}
          collisionPadding={16}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <RestoreFocus restore={() => focusEditor(editor)} />
          <LinkForm
            url={link?.[0].url ?? ''}
            onSet={(url) => runAndClose(() => setLink(editor, url))}
            onRemove={link && (() => runAndClose(() => removeLink(editor)))}
          />
        </PopoverPanel>
      </Popover.Portal>
    </Popover.Root>
  );
}
