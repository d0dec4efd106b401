import type { ApplicationSummary } from '@grantwright/shared/contract';
import { CircleHelp } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { DeadlineLine } from '../../domain/deadline/deadline-line.tsx';
import { pluralize, formatShortDate } from '../../lib/format.ts';
import { SharedLine } from '../../domain/team/shared-line.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.ts';
import { lineClamp } from '../../ui/line-clamp.ts';
import { color, font, media, size, space } from '../../ui/tokens.ts';
import { getDueDate } from './due-date.ts';

/** Shows the draft to continue, with its deadline, open gaps and a Continue button. */
export function ContinueCard({ application }: { application: ApplicationSummary }) {
  const { id, title, grantProgram, openGaps, updatedAt } = application;
  const due = getDueDate(application);
  return (
    <Frame as="section" aria-label="Continue where you left off">
      <div>
        <Kicker>Continue where you left off</Kicker>
        <h2 dir="auto">{title}</h2>
        {grantProgram && <p dir="auto">{grantProgram}</p>}
        {application.isShared && <SharedLine {...application} />}
        <Facts>
          {due ? (
            <DeadlineLine due={due} />
          ) : (
            <Fact>Last changed {formatShortDate(updatedAt)}</Fact>
          )}
          {openGaps > 0 && (
            <Fact>
              <CircleHelp />
              {pluralize(openGaps, 'question')} still open
            </Fact>
          )}
        </Facts>
      </div>
      <ButtonLink variant="primary" size="large" to={paths.application(id)}>
        Continue
      </ButtonLink>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
  padding: ${space[6]} ${space[8]};
  > div {
    min-width: 0;
  }
  h2 {
    ${lineClamp(2)}
    font: 500 ${size.title} / 1.3 ${font.serif};
  }
  h2 + p {
    ${lineClamp(2)}
    color: ${color.inkSoft};
  }
  > a {
    flex-shrink: 0;
  }
  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    padding: ${space[6]} ${space[4]} ${space[4]};
  }
`;
const Kicker = styled.p`
  margin-bottom: ${space[1]};
  font-size: ${size.small};
  color: ${color.inkSoft};
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[3]};
  font-size: ${size.small};
`;
const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${color.inkSoft};
`;
