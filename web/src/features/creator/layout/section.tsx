import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../ui/tokens.ts';

type SectionProps = {
  id?: string;
  title: string;
  hint?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled section of a step. */
export function Section({ id: place, title, hint, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Part id={place} aria-labelledby={id} {...(place && { tabIndex: -1 })}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside}
      </Head>
      {hint && <Hint>{hint}</Hint>}
      <Stack>{children}</Stack>
    </Part>
  );
}

const Part = styled.section`
  padding-top: ${space[6]};
  border-top: 1px solid ${color.hairline};
  min-width: 0;
  &:focus {
    outline: none;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  h2 {
    font-size: ${size.large};
  }
`;
const Hint = styled.div`
  margin-top: ${space[1]};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-top: ${space[4]};
`;
