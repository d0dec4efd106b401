import styled, { css } from 'styled-components';

/** What stays for screen readers where there is no room to show it. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Read by screen readers, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
