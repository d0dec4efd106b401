import type { Section } from '@grantwright/shared/contract';
import { Button } from '../../../ui/button.tsx';
import { CollapsedRows } from '../layout/collapsed-rows.tsx';

type LeftOutSectionsProps = {
  sections: readonly Section[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPutBack: (names: string[]) => void;
  /** Moves focus when the list disappears. */
  onLeave: () => void;
};

/** The sections that are neither drafted nor checked. */
export function LeftOutSections(props: LeftOutSectionsProps) {
  const { sections, isOpen, onOpenChange, onPutBack, onLeave } = props;
  const names = sections.map(({ name }) => name);
  return (
    <CollapsedRows
      title={`Left out (${names.length})`}
      rows={names.map((name) => ({ key: name, text: name }))}
      action="Put back"
      onAction={(name) => {
        if (names.length === 1) onLeave();
        onPutBack([name]);
      }}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {names.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onLeave();
            onPutBack(names);
          }}
        >
          Put all back
        </Button>
      )}
    </CollapsedRows>
  );
}
