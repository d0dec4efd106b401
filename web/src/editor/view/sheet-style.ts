import styled, { css } from 'styled-components';
import { color, font, media, measure, radius, size, space } from '../../ui/tokens.ts';

/** The typography of an application, in the editor and in read-only views. */
export const documentTypography = css`
  font: 400 1.125rem/1.62 ${font.serif};
  font-optical-sizing: auto;
  color: ${color.ink};
  text-align: start;
  /* Aligns each line by the direction of its own script. */
  p,
  h1,
  h2,
  h3 {
    unicode-bidi: plaintext;
  }
  p {
    white-space: pre-wrap;
    text-wrap: initial;
  }
  p + p,
  ul + p,
  ol + p,
  p + ul,
  p + ol,
  ul + ul,
  ol + ol,
  ul + ol,
  ol + ul {
    margin-top: 0.75em;
  }
  li p + :is(ul, ol),
  li + li {
    margin-top: 0.3em;
  }
  h1,
  h2,
  h3 {
    font-weight: 600;
    line-height: 1.25;
    margin: 1.6em 0 0.5em;
    scroll-margin-top: 140px;
  }
  :is(h1, h2, h3):first-child {
    margin-top: 0;
  }
  h1 {
    font-size: 1.75rem;
    font-weight: 550;
  }
  h2 {
    font-size: 1.375rem;
  }
  h3 {
    font-size: 1.125rem;
  }
  ul,
  ol {
    padding-inline-start: 1.5em;
  }
  /* Keeps a right-to-left line next to its bullet. */
  [dir='ltr'] > li > p {
    text-align: left;
  }
  [dir='rtl'] > li > p {
    text-align: right;
  }
  li::marker {
    color: ${color.inkSoft};
  }
  a {
    color: ${color.accent};
  }
  blockquote {
    margin: 1em 0;
    padding-inline-start: 1em;
    border-inline-start: 3px solid ${color.hairline};
    color: ${color.inkSoft};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font: 400 ${size.small} / 1.5 ${font.sans};
  }
  th,
  td {
    min-width: 6ch;
    padding: 6px 10px;
    border: 1px solid ${color.hairline};
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 600;
    background: ${color.sunken};
  }
`;

export const TableScroll = styled.div`
  overflow-x: auto;
  margin: 1em 0;
`;

/** A gap within the text, styled as a field. */
export const GapText = styled.span`
  padding-block: 1px 3px;
  background: ${color.amberSoft};
  color: ${color.amber};
  text-decoration: underline dashed 1px;
  text-underline-offset: 5px;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
  &[data-gap='frame'] {
    padding-block: 6px 5px;
    font: 600 0.62em/1 ${font.sans};
    letter-spacing: 0.04em;
  }
  &[data-gap='question'] {
    font-style: italic;
  }
  @media (forced-colors: active) {
    outline: 1px dashed;
  }
`;

/** The page of the editor: 68 characters of serif text, with the margins of a printed page. */
export const Sheet = styled.div`
  ${documentTypography}
  box-sizing: content-box;
  max-width: ${measure};
  margin: 0 auto;
  padding: ${space[18]} clamp(${space[8]}, 8%, 88px) 120px;
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.small};
  &:focus-visible {
    outline: none;
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
  ${media.phone} {
    padding: ${space[6]} ${space[4]} ${space[18]};
    border-inline: 0;
    border-radius: 0;
    font-size: 1.0625rem;
  }
  @media print {
    border: 0;
    padding: 0;
  }
`;
