import { Download, ListTree, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ActionBar, PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { Drawers } from './review-layout.ts';

type ReviewActionsProps = {
  outlinePanel: (close: () => void) => ReactNode;
  referencePanel: (close: () => void) => ReactNode;
  onPrevious: () => void;
  saving: boolean;
  onSave: () => void;
  downloading: boolean;
  onDownload: () => void;
};

/** The action bar of step 4; on a phone it also opens the side panels as drawers. */
export function ReviewActions(props: ReviewActionsProps) {
  const { outlinePanel, referencePanel, onPrevious, saving, onSave, downloading, onDownload } =
    props;
  return (
    <ActionBar wide>
      <Drawers>
        <Drawer title="Outline" button="Outline" icon={<ListTree size={16} aria-hidden />}>
          {outlinePanel}
        </Drawer>
        <Drawer
          title="Requirements and sources"
          button="Requirements"
          icon={<ScrollText size={16} aria-hidden />}
        >
          {referencePanel}
        </Drawer>
      </Drawers>
      <div>
        <PreviousButton onClick={onPrevious} />
        <Spacer />
        <Button pending={saving} onClick={onSave}>
          {saving ? 'Saving...' : 'Save Application'}
        </Button>
        <Button
          variant="primary"
          pending={downloading}
          icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onDownload}
        >
          Download
        </Button>
      </div>
    </ActionBar>
  );
}
