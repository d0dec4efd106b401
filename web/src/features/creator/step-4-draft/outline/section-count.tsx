import type { CountingRule, TextLength } from '@grantwright/shared/submission';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCaretBlock } from '../../../../editor/use-caret-block.ts';
import { color, size, space } from '../../../../ui/tokens.ts';
import type { OutlineEntry } from './outline-entry.ts';
import { RuleButton } from './rule-button.tsx';
import { findSectionAtBlock } from './section-at-block.ts';
import { useLimitAnnouncements } from './use-limit-announcements.ts';
import { formatExcess, formatUsage, formatWordCount } from '../../text/usage-text.ts';

type SectionCountProps = {
  entries: readonly OutlineEntry[];
  /** The length of the whole text. */
  length: TextLength;
  onCounting: (rule: CountingRule) => void;
  /** Renders the rewrite control for the current section. */
  rewrite: (section: OutlineEntry | undefined) => ReactNode;
};

/** Shows the length of the current section. The line is always present to keep the text from shifting. */
export function SectionCount({ entries, length, onCounting, rewrite }: SectionCountProps) {
  const section = findSectionAtBlock(entries, useCaretBlock());
  useLimitAnnouncements(entries);
  if (!section) {
    return (
      <Line>
        <span>Whole text: {formatWordCount(length)}</span>
        {rewrite(undefined)}
      </Line>
    );
  }
  const { heading, usage, rule, covered } = section;
  return (
    <Line data-state={usage?.state}>
      <Name dir="auto" title={heading}>
        {heading}
      </Name>
      <span title={covered && `Used by ${covered} together`}>
        {usage ? formatUsage(usage) : formatWordCount(section.length)}
        {covered && ' together'}
        {usage && usage.over > 0 && `, ${formatExcess(usage)}`}
      </span>
      {usage?.unit === 'characters' && rule && (
        <RuleButton rule={rule} length={section.length} onChoose={onCounting} />
      )}
      {rewrite(section)}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: nowrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 ${space[2]};
  min-width: 0;
  height: 24px;
  padding: 0 ${space[3]};
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  line-height: 20px;
  white-space: nowrap;
  overflow: hidden;
  &[data-state='near'] {
    color: ${color.amber};
  }
  &[data-state='over'] {
    color: ${color.red};
    font-weight: 550;
  }
  > button:not([data-fixed]) {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
/** The name is truncated so that the figures stay visible. */
const Name = styled.span`
  min-width: 3em;
  overflow: hidden;
  text-overflow: ellipsis;
`;
