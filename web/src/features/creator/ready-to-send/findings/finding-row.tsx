import type { Finding, Place } from '@grantwright/shared/submission';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { color } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import { Actions, Row, RowText } from '../../layout/row-layout.ts';

type FindingRowProps = {
  finding: Finding;
  onGoTo: (place: Place) => void;
  /** Provided only for warnings. */
  onDismiss?: ((finding: Finding) => void) | undefined;
};

/** A finding with a link to its place. */
export function FindingRow({ finding, onGoTo, onDismiss }: FindingRowProps) {
  const { rule, level, text, help, place, quote, page, file } = finding;
  const isBlocker = level === 'blocker';
  const Icon = isBlocker ? CircleAlert : TriangleAlert;
  return (
    <Row>
      <Icon size={20} color={isBlocker ? color.red : color.amber} />
      <RowText dir="auto">
        <ExpandableQuote quote={quote} page={page} file={file}>
          <strong>{text}</strong>
        </ExpandableQuote>
        {help && <p>{help}</p>}
      </RowText>
      <Actions>
        {place && (
          <Button size="small" onClick={() => onGoTo(place)}>
            Go to<VisuallyHidden>: {text}</VisuallyHidden>
          </Button>
        )}
        {place?.type === 'section' && rule === 'limit' && isBlocker && (
          <Button size="small" onClick={() => onGoTo({ ...place, type: 'shorten' })}>
            Shorten to fit<VisuallyHidden>: {place.name}</VisuallyHidden>
          </Button>
        )}
        {onDismiss && (
          <Button size="small" variant="quiet" onClick={() => onDismiss(finding)}>
            Not a problem<VisuallyHidden>: {text}</VisuallyHidden>
          </Button>
        )}
      </Actions>
    </Row>
  );
}
