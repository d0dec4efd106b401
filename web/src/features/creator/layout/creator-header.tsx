import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../../lib/paths.ts';
import { TopBar } from '../../../layout/top-bar.tsx';
import { color, media, size, space } from '../../../ui/tokens.ts';
import type { SaveLabel } from '../saving/autosave/save-label.ts';

/** The top bar with the link to the dashboard and the save state. */
export function CreatorHeader({ label }: { label?: SaveLabel }) {
  return (
    <TopBar>
      <Back to={paths.dashboard()}>
        <ArrowLeft />
        Back to Dashboard
      </Back>
      <State data-failed={label?.isFailure}>
        {label?.short}
        <span>{label?.rest}</span>
      </State>
    </TopBar>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${color.ink};
  }
`;
const State = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  text-align: right;
  &[data-failed] {
    color: ${color.amber};
  }
  ${media.phone} {
    span {
      display: none;
    }
  }
`;
