import type { AnalysisDetails } from '@grantwright/shared/contract';
import {
  proposeCuts,
  removalsOf,
  sectionToShorten,
  withoutRemovals,
  type CountingRule,
  type SectionSentence,
} from '@grantwright/shared/submission';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { media, size, space } from '../../../../ui/tokens.ts';
import { Becomes } from '../../layout/becomes.tsx';
import type { PageEstimate } from '../outline/page-estimate.ts';
import { usageText } from '../outline/usage-text.ts';
import { CutText } from './cut-text.tsx';
import { sentenceKeys } from './sentence-keys.ts';
import { countBefore, remainderText } from './shorten-texts.ts';
import type { useShortening } from './use-shortening.ts';

type Shortening = ReturnType<typeof useShortening>;

type ShortenDialogProps = {
  opened: NonNullable<Shortening['opened']>;
  details: AnalysisDetails;
  counting: CountingRule | undefined;
  pages: PageEstimate | undefined;
  onCut: Shortening['cut'];
  onClose: () => void;
};

/** Proposes which sentences go so that a section is within its limit; the user chooses among them. */
export function ShortenDialog(props: ShortenDialogProps) {
  const { opened, details, counting, pages, onCut, onClose } = props;
  const section = useMemo(
    () =>
      sectionToShorten(opened.document, opened.section, {
        details,
        counting,
        pagesOf: pages?.pagesOf,
      }),
    [opened, details, counting, pages],
  );
  const proposal = useMemo(() => section && proposeCuts(section), [section]);
  // By key: the page estimate may arrive later, which proposes again.
  const [keptKeys, setKeptKeys] = useState<ReadonlySet<string>>(new Set());
  const before = section?.usageOf(section.blocks);
  if (!section || !proposal || !before || before.over === 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={`Shorten “${opened.section}” to fit`}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        {before ? 'This section is within its limit.' : 'This section has no limit.'}
      </Dialog>
    );
  }

  const keys = sentenceKeys(proposal.sentences);
  const keyOf = (sentence: SectionSentence) => keys.get(sentence) ?? '';
  const [cut, kept] = [new Set<SectionSentence>(), new Set<SectionSentence>()];
  for (const { sentence } of proposal.cuts)
    (keptKeys.has(keyOf(sentence)) ? kept : cut).add(sentence);
  const removals = removalsOf(proposal.sentences, cut);
  const after = section.usageOf(withoutRemovals(section.blocks, removals)) ?? before;
  const isEverything = cut.size === proposal.cuts.length;
  const toggle = (sentence: SectionSentence) => {
    const others = new Set(keptKeys);
    if (!others.delete(keyOf(sentence))) others.add(keyOf(sentence));
    setKeptKeys(others);
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={`Shorten “${section.heading}” to fit`}
      description="Repetitions go first, then sentences without figures, dates or names. Uncheck what must stay."
      focusableBody={proposal.cuts.length === 0}
      footer={
        <>
          <Status role="status">
            {countBefore(before, after)} <Becomes /> {usageText(after)}
          </Status>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={cut.size === 0}
            onClick={() => onCut(section, removals)}
          >
            Cut {pluralize(cut.size, 'sentence')}
          </Button>
        </>
      }
    >
      <Content>
        {opened.isRenewed && (
          <Notice tone="warning" alert>
            The text has changed, so nothing was cut. These are the cuts for the new text.
          </Notice>
        )}
        {after.over > 0 && (
          <Notice tone="warning">{remainderText(after, isEverything, section.sharedWith)}</Notice>
        )}
        <CutText blocks={section.blocks} cuts={proposal.cuts} kept={kept} onToggle={toggle} />
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${space[4]};
`;
const Status = styled.p`
  align-self: center;
  margin-inline-end: auto;
  ${media.phone} {
    flex-basis: 100%;
  }
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  font-weight: 550;
`;
