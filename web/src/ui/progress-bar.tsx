import styled from 'styled-components';
import { useAnnouncement } from './announce.ts';
import { color, motion, radius } from './tokens.ts';

const Track = styled.div`
  height: 6px;
  border-radius: ${radius.round};
  background: ${color.hairline};
  overflow: hidden;
`;
const Fill = styled.div`
  height: 100%;
  width: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transform-origin: left;
  transition: transform ${motion.calm};
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

type ProgressBarProps = {
  /** From 0 to 100. */
  value: number;
  label: string;
  /** Announces each quarter to screen readers, preceded by this prefix. */
  announceAs?: string;
};

export function ProgressBar({ value, label, announceAs }: ProgressBarProps) {
  const percent = Math.max(0, Math.min(100, Math.round(value)));
  const quarter = Math.floor(percent / 25) * 25;
  useAnnouncement(announceAs !== undefined && quarter > 0 && `${announceAs}: ${quarter}%`);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill style={{ transform: `scaleX(${percent / 100})` }} />
    </Track>
  );
}
