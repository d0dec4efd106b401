import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryOptions } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { space } from '../../ui/tokens.ts';

/** Retries failed work without the language model. Renders nothing if no model is configured. */
export function BuiltInButton({ onUse }: { onUse: () => void }) {
  const { data } = useQuery(createQueryOptions(endpoints.getAiStatus));
  if (!data?.endpoint) return null;
  return (
    <Row>
      <Button size="small" onClick={onUse}>
        Use the built-in analyst
      </Button>
    </Row>
  );
}

const Row = styled.div`
  margin-top: ${space[2]};
`;
