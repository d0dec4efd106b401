import type { PortalAnswer } from '@grantwright/shared/submission';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../../lib/format.ts';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { color, media, radius, size, space } from '../../../../ui/tokens.ts';
import { chevronMarker } from '../../layout/disclosure.tsx';
import { CopyButton } from './copy-button.tsx';
import { formatLength } from './portal-text-file.ts';

type PortalTextsProps = {
  answers: readonly PortalAnswer[];
  usesStraightQuotes: boolean;
  onStraightQuotes: (isOn: boolean) => void;
};

/** Shows the text of each section exactly as it will be copied. */
export function PortalTexts({ answers, usesStraightQuotes, onStraightQuotes }: PortalTextsProps) {
  const id = useId();
  return (
    <PortalSection>
      <h3 id={id}>Text for a portal</h3>
      <QuietText>
        Copy each answer into its text box. The count is of exactly the text that you copy.
      </QuietText>
      <Option>
        <input
          type="checkbox"
          checked={usesStraightQuotes}
          onChange={(event) => onStraightQuotes(event.target.checked)}
        />
        Use straight quotes, simple dashes and bullets
      </Option>
      <List role="list" aria-labelledby={id}>
        {answers.map((answer, index) => (
          <Answer key={index} answer={answer} />
        ))}
      </List>
    </PortalSection>
  );
}

function Answer({ answer }: { answer: PortalAnswer }) {
  const { name, text, gaps, usage } = answer;
  return (
    <li>
      <Details>
        <summary dir="auto">
          <ChevronRight size={16} />
          <span>
            {name}{' '}
            <Small data-state={usage?.state}>
              {text === '' ? 'No text yet' : formatLength(answer)}
              {gaps > 0 && ` · ${pluralize(gaps, 'open question')}`}
            </Small>
          </span>
        </summary>
        <Text dir="auto">{text}</Text>
      </Details>
      <CopyButton text={text} name={name} />
    </li>
  );
}

const PortalSection = styled.div`
  margin-top: ${space[4]};
`;
const Option = styled.label`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: 44px;
  font-size: ${size.small};
  input {
    width: 18px;
    height: 18px;
  }
`;
const List = styled.ul`
  > li {
    display: flex;
    gap: ${space[3]};
    align-items: flex-start;
    padding-block: ${space[2]};
    border-top: 1px solid ${color.hairline};
  }
  ${media.phone} {
    button {
      min-height: 44px;
    }
  }
`;
const Details = styled.details`
  ${chevronMarker}
  flex: 1;
  min-width: 0;
  > summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space[2]};
    align-items: center;
    min-height: 36px;
    overflow-wrap: anywhere;
  }
`;
const Small = styled.span`
  color: ${color.inkSoft};
  display: inline-block;
  font-size: ${size.small};
  &[data-state='near'] {
    color: ${color.amber};
  }
  &[data-state='over'] {
    color: ${color.red};
  }
`;
const Text = styled.pre`
  margin-top: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  font: inherit;
  font-size: ${size.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
