import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, size } from './tokens.ts';

export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'info';

const tones = {
  neutral: [color.sunken, color.inkSoft],
  success: [color.accentSoft, color.accent],
  warning: [color.amberSoft, color.amber],
  error: [color.redSoft, color.red],
  info: [color.blueSoft, color.blue],
} as const;

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 1px 8px;
  border-radius: ${radius.round};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: ${size.tiny};
  font-weight: 550;
  line-height: 1.5;
  white-space: nowrap;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A status in one or two words. Warnings, errors and information also need an icon. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Pill $tone={tone}>
      {icon}
      {children}
    </Pill>
  );
}
