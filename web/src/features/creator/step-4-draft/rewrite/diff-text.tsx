import type { Hunk, SectionDiff } from '@grantwright/shared/submission';
import { useMemo } from 'react';
import styled from 'styled-components';
import { RichTextView } from '../../../../editor/view/rich-text-view.tsx';
import { color, font, radius, size, space } from '../../../../ui/tokens.ts';
import { toDiffLines, type DiffLine, type DiffPart } from './diff-lines.ts';
import { HunkChoice } from './hunk-choice.tsx';

type DiffTextProps = {
  diff: SectionDiff;
  /** The changes rejected by the user. */
  rejected: ReadonlySet<Hunk>;
  onToggle: (hunk: Hunk) => void;
  /** Why a change is proposed. */
  getReason: (hunk: Hunk) => string;
};

/** Shows the read-only text of a section, in which each proposed change can be accepted or rejected. */
export function DiffText({ diff, rejected, onToggle, getReason }: DiffTextProps) {
  const lines = useMemo(() => toDiffLines(diff), [diff]);
  const renderChoice = (part: Pick<DiffPart, 'change' | 'isLast'>) =>
    part.change &&
    part.isLast && (
      <HunkChoice
        {...{ diff }}
        hunk={part.change.hunk}
        reason={getReason(part.change.hunk)}
        isRejected={rejected.has(part.change.hunk)}
        onToggle={onToggle}
      />
    );
  return (
    <Text>
      {lines.map((line, index) =>
        line.kind === 'table' ? (
          <ChangedTable key={index} {...getChange(line, rejected)}>
            {line.change && (line.change.type === 'removed' ? 'Table removed:' : 'Table added:')}
            <RichTextView document={[line.table]} />
            {renderChoice(line)}
          </ChangedTable>
        ) : (
          <p
            key={index}
            dir="auto"
            data-kind={line.kind}
            style={{ marginInlineStart: `${line.depth}em` }}
          >
            {line.parts.map((part, index) => (
              <span key={index}>
                <Words
                  part={part}
                  isRejected={part.change !== undefined && rejected.has(part.change.hunk)}
                />
                {renderChoice(part)}
              </span>
            ))}
          </p>
        ),
      )}
    </Text>
  );
}

/** A rejected change shows the current words as normal text. */
function Words({ part: { text, change }, isRejected }: { part: DiffPart; isRejected: boolean }) {
  if (!change || text === '') return text;
  if (isRejected) return change.type === 'removed' ? text : null;
  return change.type === 'removed' ? <del>{text}</del> : <ins>{text}</ins>;
}

const getChange = (
  { change }: Pick<Extract<DiffLine, { kind: 'table' }>, 'change'>,
  rejected: ReadonlySet<Hunk>,
) => (change && !rejected.has(change.hunk) ? { 'data-change': change.type } : {});

const Text = styled.div`
  font: 400 1.0625rem/1.7 ${font.serif};
  p {
    min-height: 1em;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
  p + p {
    margin-top: ${space[2]};
  }
  [data-kind='heading'] {
    font-weight: 600;
  }
  [data-kind='quote'] {
    padding-inline-start: ${space[3]};
    border-inline-start: 3px solid ${color.hairline};
  }
  [data-kind='item']::before {
    content: '•';
    display: inline-block;
    width: 1em;
    color: ${color.inkSoft};
  }
  del {
    color: ${color.inkSoft};
    text-decoration: line-through;
    text-decoration-color: ${color.red};
  }
  ins {
    margin-inline-start: 2px;
    border-radius: ${radius.small};
    background: ${color.accentSoft};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-underline-offset: 3px;
    box-decoration-break: clone;
  }
`;
const ChangedTable = styled.div`
  font: 400 ${size.small} / 1.5 ${font.sans};
  &[data-change='removed'] table {
    color: ${color.inkSoft};
    text-decoration: line-through;
  }
`;
