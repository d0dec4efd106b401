import { price } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { formatPrice } from '../../lib/format.ts';
import { SectionTitle } from '../../ui/page.tsx';
import { color, radius, size, space } from '../../ui/tokens.ts';

const priceLines = [
  ['Additional Grant Application', price.amount],
  ['Processing Fee', 0],
] as const;

export function OrderSummary() {
  return (
    <Box aria-labelledby="order-summary">
      <SectionTitle id="order-summary">Order Summary</SectionTitle>
      <dl>
        {priceLines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
        <Total>
          <dt>Total</dt>
          <dd>{formatPrice(price.amount)}</dd>
        </Total>
      </dl>
    </Box>
  );
}

const Box = styled.section`
  padding: ${space[6]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  dl {
    display: grid;
    gap: ${space[2]};
    margin-top: ${space[4]};
    font-size: ${size.small};
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
const Total = styled.div`
  margin-top: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.hairline};
  font-size: ${size.body};
  font-weight: 600;
`;
