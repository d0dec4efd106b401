import { documentToText, documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../lib/format.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { color, font, size, space } from '../../../ui/tokens.ts';
import { compareTexts, countChanges, type ComparedBlock } from './compare-texts.ts';
import { useVersionText } from './use-versions.ts';
import type { EarlierText } from './with-earlier-text.ts';

type VersionComparisonProps = {
  id: string;
  currentDocument: RichDocument;
  /** Called with the version's text, unless it equals the current one. */
  onDifference: (text: EarlierText | undefined) => void;
};

/** Shows the additions and deletions between a version and the current text. */
export function VersionComparison({ id, currentDocument, onDifference }: VersionComparisonProps) {
  const query = useVersionText(id);
  const { data: version } = query;
  const blocks = useMemo(
    () =>
      version && compareTexts(documentToText(version.document), documentToText(currentDocument)),
    [version, currentDocument],
  );
  useEffect(() => {
    const isSame = version && documentToHtml(version.document) === documentToHtml(currentDocument);
    onDifference(isSame ? undefined : version);
    return () => onDifference(undefined);
  }, [version, currentDocument, onDifference]);
  if (query.error) return <ErrorState title="We couldn’t load this version" query={query} />;
  if (!blocks) return <Skeleton $height="12em" />;
  return (
    <>
      <Summary role="status">{summarize(blocks)}</Summary>
      <Text dir="auto">
        {blocks.map((block, index) => (
          <Block
            key={index}
            block={block}
            isFirst={index === 0}
            isLast={index === blocks.length - 1}
          />
        ))}
      </Text>
    </>
  );
}

function summarize(blocks: ComparedBlock[]): string {
  if (blocks.every(({ kind }) => kind === 'unchanged'))
    return 'The words are the same as in the current text.';
  const { added, removed } = countChanges(blocks);
  return `Since this version: ${pluralize(added, 'word')} added, ${removed.toLocaleString('en-US')} removed.`;
}

type BlockProps = { block: ComparedBlock; isFirst: boolean; isLast: boolean };

/** Shows unchanged lines only next to a change. */
function Block({ block, isFirst, isLast }: BlockProps) {
  if (block.kind === 'changed')
    return (
      <p>
        {block.parts.map(({ kind, text }, index) =>
          kind === 'added' ? (
            <ins key={index}>{text}</ins>
          ) : kind === 'removed' ? (
            <del key={index}>{text}</del>
          ) : (
            text
          ),
        )}
      </p>
    );
  const before = isFirst ? [] : block.lines.slice(0, 1);
  const after = isLast ? [] : block.lines.slice(Math.max(before.length, block.lines.length - 1));
  const hiddenCount = block.lines.length - before.length - after.length;
  return (
    <>
      {before.map((line) => (
        <p key="before">{line}</p>
      ))}
      {hiddenCount > 0 && <Hidden>{pluralize(hiddenCount, 'unchanged paragraph')}</Hidden>}
      {after.map((line) => (
        <p key="after">{line}</p>
      ))}
    </>
  );
}

const Summary = styled.p`
  margin-bottom: ${space[4]};
  font-size: ${size.small};
  font-weight: 550;
`;
const Text = styled.div`
  display: grid;
  gap: ${space[3]};
  font-family: ${font.serif};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ins {
    background: ${color.accentSoft};
    text-decoration-thickness: 2px;
  }
  del {
    color: ${color.inkSoft};
  }
`;
const Hidden = styled.p`
  color: ${color.inkSoft};
  font: ${size.small} ${font.sans};
`;
