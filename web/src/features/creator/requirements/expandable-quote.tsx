import { toReadableText } from '@grantwright/shared/richtext';
import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, motion, radius, size, space } from '../../../ui/tokens.ts';
import { useCitation } from '../text/use-citation.ts';

type Quote = {
  quote?: string | undefined;
  page?: number | undefined;
  /** The index of the file within the call. */
  file?: number | undefined;
};
type ExpandableQuoteProps = Quote & { children: ReactNode; more?: readonly Quote[] | undefined };

/** A line that expands to show one or more quotes from the funder, each with its file and page. */
export function ExpandableQuote({ children, quote, page, file, more = [] }: ExpandableQuoteProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const cite = useCitation();
  const quotes = [{ quote, page, file }, ...more].filter((one) => one.quote);
  if (quotes.length === 0) return <Plain>{children}</Plain>;
  return (
    <div>
      <Line
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{children}</span>
        <ChevronRight size={16} />
      </Line>
      {isOpen && (
        <div id={id}>
          {quotes.map((one, index) => (
            <QuoteBlock key={index}>
              <blockquote>{toReadableText(one.quote ?? '')}</blockquote>
              <cite>{cite(one)}</cite>
            </QuoteBlock>
          ))}
        </div>
      )}
    </div>
  );
}

const Plain = styled.div`
  padding: ${space[1]} 0;
`;
const Line = styled.button`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  width: calc(100% + 16px);
  margin: 0 -8px;
  padding: ${space[1]} 8px;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  text-align: left;
  line-height: inherit;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  svg {
    margin-top: 0.25em;
    color: ${color.inkFaint};
    transition: rotate ${motion.quick};
  }
  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;
const QuoteBlock = styled.div`
  margin: ${space[1]} 0 ${space[3]};
  padding: ${space[2]} 0 ${space[2]} ${space[4]};
  border-left: 2px solid ${color.accent};
  blockquote {
    font: italic 400 ${size.body} / 1.5 ${font.serif};
  }
  cite {
    color: ${color.inkSoft};
    font-style: normal;
    font-size: ${size.tiny};
  }
`;
