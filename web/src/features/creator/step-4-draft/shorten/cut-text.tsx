import {
  inlineText,
  type List,
  type Paragraph,
  type RichBlock,
} from '@grantwright/shared/richtext';
import type { Proposal, SectionSentence } from '@grantwright/shared/submission';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../../ui/tokens.ts';
import { CutChoice } from './cut-choice.tsx';

type CutTextProps = {
  blocks: readonly RichBlock[];
  cuts: Proposal['cuts'];
  /** The proposed cuts that stay after all. */
  kept: ReadonlySet<SectionSentence>;
  onToggle: (sentence: SectionSentence) => void;
};

type Path = readonly number[];

/** The text of a section with the sentences that can go, each to choose. Nothing else can be changed. */
export function CutText({ blocks, cuts, kept, onToggle }: CutTextProps) {
  const byPath = new Map<string, Array<Proposal['cuts'][number]>>();
  for (const cut of cuts) {
    const key = cut.sentence.path.join();
    byPath.set(key, [...(byPath.get(key) ?? []), cut]);
  }

  const line = ({ children }: Paragraph, path: Path): ReactNode => {
    const text = inlineText(children);
    const own = byPath.get(path.join()) ?? [];
    let end = 0;
    const pieces = own
      .toSorted((a, b) => a.sentence.start - b.sentence.start)
      .map(({ sentence, reason }) => {
        const before = text.slice(end, sentence.start);
        end = sentence.end;
        return (
          <Fragment key={sentence.start}>
            {before}
            <CutChoice
              text={sentence.text}
              reason={reason}
              isCut={!kept.has(sentence)}
              onToggle={() => onToggle(sentence)}
            />
          </Fragment>
        );
      });
    return [...pieces, text.slice(end)];
  };

  const list = ({ type, children }: List, path: Path): ReactNode => {
    const Tag = type === 'numbered-list' ? 'ol' : 'ul';
    return (
      <Tag>
        {children.map(({ children: [paragraph, ...nested] }, index) => (
          <li key={index}>
            {line(paragraph, [...path, index, 0])}
            {nested.map((inner, at) => (
              <Fragment key={at}>{list(inner, [...path, index, at + 1])}</Fragment>
            ))}
          </li>
        ))}
      </Tag>
    );
  };

  const view = (block: RichBlock, index: number): ReactNode => {
    switch (block.type) {
      case 'heading':
        return <h3>{inlineText(block.children)}</h3>;
      case 'paragraph':
        return <p>{line(block, [index])}</p>;
      case 'bulleted-list':
      case 'numbered-list':
        return list(block, [index]);
      case 'block-quote':
        return (
          <blockquote>
            {block.children.map(({ children }, at) => (
              <p key={at}>{inlineText(children)}</p>
            ))}
          </blockquote>
        );
      case 'table':
        return <Unchanged>A table, which stays as it is.</Unchanged>;
    }
  };

  return (
    <Text>
      {blocks.map((block, index) => (
        <Fragment key={index}>{view(block, index)}</Fragment>
      ))}
    </Text>
  );
}

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  h3 {
    font-size: ${size.body};
  }
  ul,
  ol {
    padding-inline-start: 1.5em;
    white-space: normal;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${color.hairline};
  }
`;
const Unchanged = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
