import { ListTree, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCreator } from '../creator-context.ts';
import { ActionBar, PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { SaveAndDownload } from '../layout/save-and-download.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { Drawers } from './draft-layout.ts';

type DraftActionsProps = {
  outlinePanel: (close: () => void) => ReactNode;
  referencePanel: (close: () => void) => ReactNode;
};

/** The action bar of step 4. On phones it also opens the side panels as drawers. */
export function DraftActions({ outlinePanel, referencePanel }: DraftActionsProps) {
  const { state, send } = useCreator();
  return (
    <ActionBar wide>
      <Drawers>
        <Drawer title="Outline" button="Outline" icon={<ListTree size={16} />}>
          {outlinePanel}
        </Drawer>
        <Drawer
          title="Requirements and sources"
          button="Requirements"
          icon={<ScrollText size={16} />}
        >
          {referencePanel}
        </Drawer>
      </Drawers>
      <div>
        <PreviousButton onClick={() => send.goToStep(state.analysis ? 3 : 2)} />
        <Spacer />
        <SaveAndDownload />
      </div>
    </ActionBar>
  );
}
