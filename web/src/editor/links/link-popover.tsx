import { Popover } from 'radix-ui';
import { useEffect, useMemo } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { PopoverPanel } from '../../ui/popover-panel.ts';
import { LinkForm } from './link-form.tsx';
import { activeLink, removeLink, setLink } from './set-link.ts';

/** Asks for the address of a link, beside the button for links. */
export function LinkPopover({ place, onClose }: { place: () => DOMRect; onClose: () => void }) {
  const editor = useSlateStatic();
  const anchor = useMemo(() => ({ current: { getBoundingClientRect: place } }), [place]);
  const link = activeLink(editor);
  const finish = (run: () => void) => {
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
          <BackToText />
          <LinkForm
            url={link?.[0].url ?? ''}
            onSet={(url) => finish(() => setLink(editor, url))}
            onRemove={link && (() => finish(() => removeLink(editor)))}
          />
        </PopoverPanel>
      </Popover.Portal>
    </Popover.Root>
  );
}

/**
 * Gives the focus back to the text as the panel goes. The library does it a moment later, when the next key
 * may have moved the caret already, and puts it back where it was.
 */
function BackToText() {
  const editor = useSlateStatic();
  useEffect(
    () => () => {
      // Who has gone on meanwhile stays there.
      if (document.activeElement === document.body) ReactEditor.focus(editor);
    },
    [editor],
  );
  return null;
}
