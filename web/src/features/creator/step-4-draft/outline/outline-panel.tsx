import type { WriterNote } from '@grantwright/shared/contract';
import type { CountingRule, SectionKey } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { pluralize } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { color, motion, radius, size, space } from '../../../../ui/tokens.ts';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import type { EntryLimit, OutlineEntry } from './outline-entry.ts';
import { RuleButton } from './rule-button.tsx';
import {
  formatDocumentFormat,
  formatExcess,
  formatStrictest,
  formatUsage,
  formatWordCount,
} from '../../text/usage-text.ts';

type OutlinePanelProps = {
  entries: OutlineEntry[];
  notes: WriterNote[];
  keyOf: SectionKey;
  onCounting: (rule: CountingRule) => void;
  /** Proposes sentences to remove from the section. */
  onShorten: (section: string) => void;
  onGo: (block: number) => void;
};

/** Lists the sections of the text with their length and limit. */
export function OutlinePanel(props: OutlinePanelProps) {
  const { entries, notes, keyOf, onCounting, onShorten, onGo } = props;
  if (entries.length === 0) return <QuietText>Headings in your text appear here.</QuietText>;
  return (
    <List role="list">
      {entries.map((entry, index) => (
        <li key={index} data-level={entry.level}>
          <SectionLink
            entry={entry}
            notes={notes.filter(({ section }) => keyOf(section) === keyOf(entry.heading)).length}
            onGo={onGo}
          />
          {entry.rule && entry.usage?.unit === 'characters' && (
            <Rule>
              <RuleButton rule={entry.rule} length={entry.length} onChoose={onCounting} />
            </Rule>
          )}
          {entry.usage?.state === 'over' && (
            <Rule>
              <Button size="small" onClick={() => onShorten(entry.heading)}>
                Shorten to fit<VisuallyHidden>: {entry.heading}</VisuallyHidden>
              </Button>
            </Rule>
          )}
        </li>
      ))}
    </List>
  );
}

type LengthProps = { entry: OutlineEntry; notes: number };

function SectionLink({ entry, notes, onGo }: LengthProps & Pick<OutlinePanelProps, 'onGo'>) {
  const { start, heading } = entry;
  if (start === undefined) {
    return (
      <Missing>
        {heading}
        <Badge tone="warning">Missing from the text</Badge>
      </Missing>
    );
  }
  return (
    <Entry type="button" onClick={() => onGo(start)}>
      <span>{heading}</span>
      <Length entry={entry} notes={notes} />
    </Entry>
  );
}

function Length({ entry, notes }: LengthProps) {
  const { length, limits = [], format, gaps } = entry;
  const more = [gaps > 0 && `${gaps} open`, notes > 0 && pluralize(notes, 'note')].filter(Boolean);
  return (
    <>
      {limits.length === 0 && <Small>{[formatWordCount(length), ...more].join(' · ')}</Small>}
      {limits.map((limit, index) => (
        <Usage
          key={index}
          {...{ limit, length }}
          // The format and the counts of a section are the same for each of its limits.
          format={index === 0 ? format : undefined}
          more={index === 0 ? more : []}
        />
      ))}
    </>
  );
}

type UsageProps = Pick<OutlineEntry, 'length'> & {
  limit: EntryLimit;
  format: OutlineEntry['format'];
  more: readonly unknown[];
};

/** How much of a limit is used, by the section or together with others. */
function Usage({ limit: { usage, covered }, length, format, more }: UsageProps) {
  const used = usage ? formatUsage(usage) : formatWordCount(length);
  const parts = [
    covered ? `${used} used by ${covered} together` : used,
    usage?.unit === 'pages' && format && `in ${formatDocumentFormat(format)}`,
    usage && formatExcess(usage),
  ];
  const warning = usage && formatStrictest(usage);
  return (
    <>
      <Small data-state={usage?.state}>
        {[parts.filter(Boolean).join(', '), ...more].join(' · ')}
      </Small>
      {warning && <Small data-state="near">{warning}</Small>}
      {usage && (
        <Track aria-hidden data-state={usage.state}>
          <i style={{ transform: `scaleX(${Math.min(1, usage.share)})` }} />
        </Track>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  li[data-level='3'] {
    padding-left: ${space[3]};
  }
`;
const Entry = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: 6px ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  font-size: ${size.small};
  font-weight: 500;
  line-height: 1.35;
  text-align: left;
  cursor: pointer;
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.sunken};
  }
`;
const Rule = styled.div`
  padding: 0 ${space[2]} 6px;
`;
const Missing = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  padding: 6px ${space[2]};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  font-weight: 400;
  &[data-state='near'] {
    color: ${color.amber};
  }
  &[data-state='over'] {
    color: ${color.red};
    font-weight: 550;
  }
`;
const Track = styled.span`
  display: block;
  height: 3px;
  margin-top: 2px;
  border-radius: ${radius.round};
  background: ${color.hairline};
  overflow: hidden;
  i {
    display: block;
    height: 100%;
    background: ${color.accent};
    transform-origin: left;
  }
  &[data-state='near'] i {
    background: ${color.amber};
  }
  &[data-state='over'] i {
    background: ${color.red};
  }
`;
