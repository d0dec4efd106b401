import type { Section, SectionDetail } from '@grantwright/shared/contract';
import { isSameText } from '@grantwright/shared/submission';
import { Pencil } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../lib/format.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { color, media, size, space } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.ts';
import { Hint } from '../../../ui/field.tsx';
import { focusNeighborRow } from '../layout/focus-neighbor-row.ts';
import { ExpandableQuote } from '../requirements/expandable-quote.tsx';
import { Scope } from '../requirements/requirement-list.tsx';
import type { SectionFormProps } from './section-form.tsx';

type SectionRowProps = {
  section: Section;
  /** Undefined for a default section. */
  detail: SectionDetail | undefined;
  limits: ReadonlyArray<{ text: string; covered: string | undefined }>;
  /** Added by the user, not found by the analysis. */
  isAdded: boolean;
  /** Whether the user has just given the section this name, so that its row is new. */
  isJustRenamed: boolean;
  onTakeOut: () => void;
} & Omit<SectionFormProps, 'name' | 'onClose'>;

const SectionForm = lazyWithRetry(async () => (await import('./section-form.tsx')).SectionForm);

/** A section to write, with its limit and weight. */
export function SectionRow(props: SectionRowProps) {
  const { section, detail, limits, isAdded, isJustRenamed, onTakeOut, ...form } = props;
  const { name, description } = section;
  const otherPrompts =
    detail?.prompts.filter((prompt) => prompt !== description && prompt !== detail.quote) ?? [];
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isJustRenamed) editButton.current?.focus();
  }, [isJustRenamed]);
  const close = () => {
    setIsEditing(false);
    editButton.current?.focus();
  };
  return (
    <Row>
      <div>
        <ExpandableQuote
          quote={detail?.quote}
          page={detail?.page}
          file={detail?.file}
          more={otherPrompts.map((quote) => ({ quote, file: detail?.file }))}
        >
          <Head>
            <strong dir="auto">{name}</strong>
            {limits.map(({ text, covered }) => (
              <Fragment key={`${text} ${covered}`}>
                <Badge>{text}</Badge>
                {covered && <Hint as="span">for {covered} together</Hint>}
              </Fragment>
            ))}
            {detail?.points !== undefined && <Badge>{pluralize(detail.points, 'point')}</Badge>}
            {detail?.percent !== undefined && <Badge>{detail.percent}%</Badge>}
            {detail && !detail.required && <Badge>optional</Badge>}
            {isAdded && <Hint as="span">Added by you</Hint>}
            {form.analyzedName && <Hint as="span">Named by you</Hint>}
          </Head>
          {detail?.appliesTo && <Scope>Only for: {detail.appliesTo}</Scope>}
          {description && !isSameText(description, name) && (
            <Description>{description}</Description>
          )}
          {otherPrompts.length > 0 && (
            <Hint as="span">and {pluralize(otherPrompts.length, 'more question')}</Hint>
          )}
        </ExpandableQuote>
        {isEditing && (
          <LazyBoundary onLoadError={close}>
            <SectionForm {...form} name={name} onClose={close} />
          </LazyBoundary>
        )}
      </div>
      <Buttons>
        <IconButton
          ref={editButton}
          label={`Edit: ${name}`}
          aria-expanded={isEditing}
          onClick={() => setIsEditing(!isEditing)}
        >
          <Pencil size={16} />
        </IconButton>
        <Button
          variant="quiet"
          size="small"
          onClick={(event) => {
            if (!focusNeighborRow(event.currentTarget))
              document.getElementById('sections')?.focus();
            onTakeOut();
          }}
        >
          {isAdded ? 'Remove' : 'Leave out'}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Buttons>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: flex-start;
  overflow-wrap: anywhere;
  /* The buttons move below the text if a badge would not fit next to them. */
  > :first-child {
    flex: 1 1 220px;
    min-width: 0;
  }
`;
const Buttons = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;
  ${media.phone} {
    > button {
      min-width: 44px;
      min-height: 44px;
    }
    /* One button per row keeps a long list short. */
    > [aria-expanded='false'] + button {
      display: none;
    }
  }
  @media print {
    display: none;
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
const Description = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
