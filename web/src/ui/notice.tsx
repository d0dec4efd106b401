import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from './tokens.ts';

const toneStyles = {
  info: { icon: Info, ink: color.blue, soft: color.blueSoft },
  warning: { icon: TriangleAlert, ink: color.amber, soft: color.amberSoft },
  error: { icon: CircleAlert, ink: color.red, soft: color.redSoft },
} as const;

const Box = styled.div<{ $ink: string; $soft: string }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.small};
  background: ${({ $soft }) => $soft};
  font-size: ${size.small};
  > svg {
    margin-top: 1px;
    color: ${({ $ink }) => $ink};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/**
 * A message placed next to the content it refers to. `alert` makes screen readers announce it immediately; leave
 * it out if a toast has the same message.
 */
export function Notice({
  tone = 'info',
  alert = false,
  children,
}: {
  tone?: keyof typeof toneStyles;
  alert?: boolean;
  children: ReactNode;
}) {
  const { icon: Icon, ink, soft } = toneStyles[tone];
  return (
    <Box $ink={ink} $soft={soft} {...(alert && { role: 'alert' })}>
      <Icon size={20} />
      <div>{children}</div>
    </Box>
  );
}
