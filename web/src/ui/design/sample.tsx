import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SectionTitle } from '../page.tsx';
import { color, size, space } from '../tokens.ts';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Stack>{children}</Stack>
    </section>
  );
}

/** A component in its states, labeled with its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Line>
      <code>{name}</code>
      <div>{children}</div>
    </Line>
  );
}

const Stack = styled.div`
  margin-top: ${space[4]};
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.hairline};
  > code {
    font-size: ${size.tiny};
    color: ${color.inkSoft};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
  }
`;
