import styled from 'styled-components';
import { color, font, media, size, space } from '../../../ui/tokens.ts';
import { barHeights } from '../layout/action-bar.tsx';

const actionsHeight = '69px';

export const StepColumns = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr) 304px;
  width: 100%;
  max-width: 1520px;
  margin: 0 auto;
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;
const Side = styled.aside`
  position: sticky;
  top: 0;
  max-height: calc(100dvh - ${actionsHeight});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[6]} ${space[4]};
  scrollbar-width: thin;
  ${media.belowDesktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
export const OutlineColumn = styled(Side)`
  padding-left: ${space[6]};
`;
export const ReferenceColumn = styled(Side)`
  padding-right: ${space[6]};
`;
export const DraftColumn = styled.div`
  min-width: 0;
  padding: ${space[6]} ${space[2]} ${space[12]};
  ${media.belowDesktop} {
    padding: ${space[4]} 0 ${space[6]};
  }
  @media print {
    padding: 0;
  }
`;
/** Only printed. On screen, the page header shows the same information. */
export const DocumentHead = styled.header`
  display: none;
  margin-bottom: ${space[8]};
  font-family: ${font.serif};
  p:first-child {
    font-size: ${size.heading};
    line-height: 1.2;
  }
  p:last-child {
    margin-top: ${space[2]};
    color: ${color.inkSoft};
  }
  @media print {
    display: block;
  }
`;
/** Sticks to the top while the page scrolls. */
export const ToolbarRow = styled.div`
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  flex-direction: column;
  align-items: center;
  margin-bottom: ${space[2]};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.paper};
  > * {
    max-width: 100%;
  }
  button,
  select {
    scroll-margin-block: -${barHeights.toolbar} ${barHeights.toolbar};
  }
  ${media.phone} {
    align-items: stretch;
    margin-bottom: 0;
  }
  ${media.low} {
    position: static;
    button,
    select {
      scroll-margin-block: 0;
    }
  }
  @media print {
    display: none;
  }
`;
export const Drawers = styled.div`
  && {
    min-height: 44px;
    padding-block: 0;
    border-bottom: 1px solid ${color.hairline};
    justify-content: center;
  }
  && button {
    min-height: 44px;
  }
  ${media.desktop} {
    && {
      display: none;
    }
  }
`;
