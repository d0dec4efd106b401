import type { RichDocument } from '@grantwright/shared/richtext';
import { measureBlocks, type LengthUsage } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { media, size } from '../../../../ui/tokens.ts';
import { ChangeArrow } from '../../layout/change-arrow.tsx';
import { formatUsage, formatWordCount } from '../../text/usage-text.ts';
import { describeCountBefore } from './length-texts.ts';

type LengthStatusProps = {
  /** Absent if there is no limit. */
  before: LengthUsage | undefined;
  after: LengthUsage | undefined;
  from: RichDocument;
  to: RichDocument;
};

/** Shows the length of a section before and after the accepted changes. */
export const LengthStatus = ({ before, after, from, to }: LengthStatusProps) => (
  <Status role="status">
    {before && after ? describeCountBefore(before, after) : measureBlocks(from).words}{' '}
    <ChangeArrow /> {before && after ? formatUsage(after) : formatWordCount(measureBlocks(to))}
  </Status>
);

const Status = styled.p`
  align-self: center;
  margin-inline-end: auto;
  ${media.phone} {
    flex-basis: 100%;
  }
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  font-weight: 550;
`;
