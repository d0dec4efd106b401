import type { Section, SectionDetail } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { pluralize } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { color, media, size, space } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.ts';
import { focusNeighborRow } from '../layout/focus-neighbor-row.ts';
import { ExpandableQuote } from '../requirements/expandable-quote.tsx';
import { Scope } from '../requirements/requirement-list.tsx';
import { sectionLimitText, sharedWithText } from '../text/section-limit-text.ts';

type SectionRowProps = {
  section: Section;
  /** Undefined for a default section. */
  detail: SectionDetail | undefined;
  /** Added by the user, not found by the analysis. */
  isAdded: boolean;
  onTakeOut: () => void;
};

/** A section to write, with its limit and weight. */
export function SectionRow({ section, detail, isAdded, onTakeOut }: SectionRowProps) {
  const { name, description } = section;
  const limit = sectionLimitText(detail?.limit);
  const sharedLimit = limit && sharedWithText(detail?.limit);
  return (
    <Row>
      <ExpandableQuote quote={detail?.quote} page={detail?.page} file={detail?.file}>
        <Head>
          <strong dir="auto">{name}</strong>
          {limit && <Badge>{limit}</Badge>}
          {sharedLimit && <Soft>{sharedLimit}</Soft>}
          {detail?.points !== undefined && <Badge>{pluralize(detail.points, 'point')}</Badge>}
          {detail?.percent !== undefined && <Badge>{detail.percent}%</Badge>}
          {detail && !detail.required && <Badge>optional</Badge>}
          {isAdded && <Soft>Added by you</Soft>}
        </Head>
        {detail?.appliesTo && <Scope>Only for: {detail.appliesTo}</Scope>}
        {description && description !== name && <Description>{description}</Description>}
      </ExpandableQuote>
      <Button
        variant="quiet"
        size="small"
        onClick={(event) => {
          if (!focusNeighborRow(event.currentTarget)) document.getElementById('sections')?.focus();
          onTakeOut();
        }}
      >
        {isAdded ? 'Remove' : 'Leave out'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: flex-start;
  overflow-wrap: anywhere;
  /* The button moves below the text if a badge would not fit next to it. */
  > :first-child {
    flex: 1 1 220px;
    min-width: 0;
  }
  > button {
    margin-left: auto;
  }
  ${media.phone} {
    > button {
      min-height: 44px;
    }
  }
  @media print {
    > button {
      display: none;
    }
  }
`;
const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  strong {
    font-weight: 600;
  }
`;
const Soft = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
const Description = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
