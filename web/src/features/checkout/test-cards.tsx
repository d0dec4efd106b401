import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { color, media, size, space } from '../../ui/tokens.ts';

/** Test card numbers commonly used by payment providers. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'Succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'Declined' },
  { number: '4000 0000 0000 9995', outcome: 'Insufficient funds' },
  { number: '4000 0025 0000 3155', outcome: 'Authentication required' },
] as const;

/** The test cards, one per payment outcome. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  return (
    <Box aria-labelledby="test-cards">
      <h2 id="test-cards">Test cards</h2>
      <ul role="list">
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <span>
              <strong>{number}</strong>
              {outcome}
            </span>
            <Button size="small" onClick={() => onUse(number)} aria-label={`Use ${number}`}>
              Use
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  h2 {
    font-size: ${size.small};
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.hairline};
    font-size: ${size.small};
  }
  li > button {
    flex-shrink: 0;
  }
  li > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    min-width: 0;
    color: ${color.inkSoft};
  }
  strong {
    min-width: 20ch;
    color: ${color.ink};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    strong {
      min-width: 100%;
    }
  }
`;
