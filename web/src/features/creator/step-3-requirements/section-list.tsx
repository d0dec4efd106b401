import type {
  Analysis,
  AnalysisDetails,
  Section as SectionItem,
  SectionChoices,
} from '@grantwright/shared/contract';
import { findLimits, applyChoicesToDetails } from '@grantwright/shared/submission';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.ts';
import { AddItemForm } from '../layout/add-item.tsx';
import { Section } from '../layout/section.tsx';
import { ShowAll } from '../layout/show-all.tsx';
import type { SectionRenaming } from '../sections/with-renamed-section.ts';
import { editSections } from './edit-sections.ts';
import { EnteredLimits } from './entered-limits.tsx';
import { LeftOutSections } from './left-out-sections.tsx';
import { SectionRow } from './section-row.tsx';
import { formatCovered, formatSectionLimit } from '../text/section-limit-text.ts';

/** Shorter lists are changed one section at a time, and shown completely. */
const minLongListLength = 8;
/** How many sections a long list shows until the user opens the others or changes their number or order. */
const initialLength = 6;

type SectionListProps = {
  analysis: Analysis;
  choices: SectionChoices | undefined;
  onChange: (choices: SectionChoices) => void;
  onRename: (renaming: SectionRenaming) => void;
};

/** Lists the sections to write. The user can leave out some of them and add others. */
export function SectionList(props: SectionListProps) {
  const { analysis, choices } = props;
  const { kept, written, leftOut, ...edit } = editSections(props);
  const details = applyChoicesToDetails(analysis.details, choices);
  // Cleared when rows are removed, because a row that is put back would take focus again.
  const [renamed, setRenamed] = useState<string>();
  const [isLeftOutOpen, setIsLeftOutOpen] = useState(false);
  const { shown, showAll, showingAll } = useShownSections(written);
  const leaveOutAll = () => {
    focusSections();
    setRenamed(undefined);
    edit.takeOutAll();
    // The user probably wants to put some of them back.
    setIsLeftOutOpen(true);
  };
  return (
    <Section
      id="sections"
      title="Required sections"
      hint="The draft and “Ready to send?” cover these sections. Rename a section, leave out what you won’t write, and add what is missing."
      aside={
        kept.length >= minLongListLength && (
          <Button variant="quiet" size="small" onClick={leaveOutAll}>
            Leave out all
          </Button>
        )
      }
    >
      {written.length > 0 ? (
        <Stack as="ul" $gap={2} role="list">
          {shown.map((section, position) => (
            <SectionRow
              key={section.name}
              section={section}
              detail={details.sections.find(({ name }) => name === section.name)}
              limits={limitTexts(section.name, details)}
              isAdded={edit.isAdded(section.name)}
              analyzedName={edit.originalName(section.name)}
              isJustRenamed={renamed === section.name}
              position={position}
              count={written.length}
              validate={(name) => edit.validateName(section.name, name)}
              onRename={(name) => {
                setRenamed(name);
                edit.rename(section.name, name);
              }}
              onMove={showingAll((by) => edit.move(section.name, by))}
              onTakeOut={() => {
                setRenamed(undefined);
                edit.takeOut(section.name);
              }}
            />
          ))}
        </Stack>
      ) : (
        <Notice>Put back or add at least one section to generate a draft.</Notice>
      )}
      <ShowAll noun="section" shown={shown.length} all={written.length} onShow={showAll} />
      <LeftOutSections
        sections={leftOut}
        isOpen={isLeftOutOpen}
        onOpenChange={setIsLeftOutOpen}
        onPutBack={showingAll(edit.putBack)}
        onLeave={focusSections}
      />
      <AddItemForm
        label="Another section"
        placeholder="For example, Statement of need"
        action="Add a section"
        validate={edit.validate}
        onAdd={showingAll(edit.add)}
      />
      <EnteredLimits {...{ analysis, choices, onChange: props.onChange }} />
    </Section>
  );
}

/** Returns the sections to show, and a function that makes a change also show all of them. */
function useShownSections(sections: readonly SectionItem[]) {
  const [showsAll, setShowsAll] = useState(sections.length < minLongListLength);
  const showAll = () => setShowsAll(true);
  const showingAll =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      showAll();
      change(value);
    };
  return { shown: showsAll ? sections : sections.slice(0, initialLength), showAll, showingAll };
}

const limitTexts = (name: string, details: AnalysisDetails) =>
  findLimits(name, details).flatMap((limit) => {
    const text = formatSectionLimit(limit);
    return text ? [{ text, covered: formatCovered(limit, details.sections) }] : [];
  });

/** Used when the focused button disappears. */
const focusSections = () => document.getElementById('sections')?.focus({ preventScroll: true });
