import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, size, space } from '../../../../ui/tokens.ts';

export type Level = 'stop' | 'warning' | 'unknown' | 'fine';

const levelStyles = {
  stop: { Icon: CircleAlert, ink: color.red },
  warning: { Icon: TriangleAlert, ink: color.amber },
  unknown: { Icon: CircleHelp, ink: color.inkSoft },
  fine: { Icon: CircleCheck, ink: color.accent },
} as const;

type StatusRowProps = {
  level: Level;
  label: string;
  summary: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

/** Shows one fact to know before writing, with an icon, a sentence, the evidence and an action. */
export function StatusRow({ level, label, summary, action, children }: StatusRowProps) {
  const { Icon, ink } = levelStyles[level];
  return (
    <Row data-level={level}>
      <Icon size={20} color={ink} />
      <Text>
        <h3 data-item={label} tabIndex={-1}>
          {label}
        </h3>
        <div>{summary}</div>
        {children}
      </Text>
      {action && <Action>{action}</Action>}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} 0;
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
  > svg {
    flex-shrink: 0;
    margin-top: 2px;
  }
  ${media.phone} {
    flex-wrap: wrap;
  }
`;
const Text = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    color: ${color.inkSoft};
    font-size: ${size.tiny};
    font-weight: 600;
  }
`;
const Action = styled.div`
  ${media.phone} {
    flex-basis: 100%;
    padding-left: 32px;
  }
`;
