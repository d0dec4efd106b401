import styled from 'styled-components';
import { color, space } from '../../../ui/tokens.ts';
import { ExportData } from './export-data.tsx';
import { PaymentHistory } from './payment-history.tsx';

/** The user's payments, and an export of everything they have stored. */
export const DataTab = () => (
  <Sections>
    <PaymentHistory />
    <ExportData />
  </Sections>
);

const Sections = styled.div`
  > section {
    display: grid;
    gap: ${space[4]};
  }
  > section + section {
    margin-top: ${space[8]};
    padding-top: ${space[8]};
    border-top: 1px solid ${color.hairline};
  }
`;
