import styled from 'styled-components';
import { color, font, size, space } from '../../../ui/tokens.ts';
import { ExpandableQuote } from '../requirements/expandable-quote.tsx';
import type { KeyFact } from './key-facts/fact.ts';

/** Lists the key facts of the call. Each expands to show the funder's words. */
export function KeyFactList({ facts }: { facts: KeyFact[] }) {
  return (
    <Grid>
      {facts.map(({ label, text, isStated, note, quote, page, file, more = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-stated={isStated}>
            <ExpandableQuote quote={quote} page={page} file={file}>
              {text}
            </ExpandableQuote>
          </dd>
          {note && <More>{note}</More>}
          {more.map((line) => (
            <More key={line.text}>
              <ExpandableQuote quote={line.quote} page={line.page} file={line.file}>
                {line.text}
              </ExpandableQuote>
            </More>
          ))}
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space[6]} ${space[8]};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.tiny};
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  dd[data-stated] {
    font: 500 ${size.large} / 1.35 ${font.serif};
  }
  dd[data-stated='false'] {
    color: ${color.inkSoft};
    font-weight: 400;
    font-style: italic;
  }
`;
const More = styled.dd`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
