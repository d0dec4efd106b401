import { Check, CornerDownRight } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '../../ui/badge.tsx';
import { color, font, media, radius, size, space } from '../../ui/tokens.ts';
import { Gap } from './gap.ts';

/** An example from the product, showing a sentence in the guidelines, its requirement and the drafted text. */
export function ProductPreview() {
  return (
    <Scene aria-label="A sentence in the guidelines, the requirement found in it, and the paragraph that answers it">
      <Guidelines>
        <RunningHeader>
          <span>Harbor Communities Fund · Request for Applications</span>
          <span>page 4</span>
        </RunningHeader>
        <h2>3.2 Project narrative</h2>
        <p>
          The narrative is the core of the application and is read first by every reviewer.{' '}
          <mark>
            Describe the community you will serve and the need your project addresses, citing local
            data, in no more than 400 words.
          </mark>{' '}
          Applicants that do not address this section will not be scored.
        </p>
      </Guidelines>
      <Requirement>
        <CornerDownRight />
        <div>
          <p>Describe the community and the need, with local data</p>
          <div>
            <Badge tone="success">Required</Badge>
            <Badge>400 words</Badge>
            <Badge>Page 4</Badge>
          </div>
        </div>
      </Requirement>
      <Draft>
        <h2>Statement of need</h2>
        <p>
          Northside Reading Room has kept a staffed library open after school in the Fifth Ward{' '}
          <u>since 2009</u>. Last year <u>214 children</u> came at least twice a week. Only{' '}
          <Gap>share of third-graders reading at grade level?</Gap> in the ward’s two schools, and
          no public branch is <u>within two miles</u>.
        </p>
        <Status>
          <span>
            <Check size={16} strokeWidth={2} /> 3 facts from your profile
          </span>
          <span>1 question open</span>
          <span>41 of 400 words</span>
        </Status>
      </Draft>
    </Scene>
  );
}

const Scene = styled.section`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
`;
const Sheet = styled.article`
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  font-family: ${font.serif};
  line-height: 1.6;
  h2 {
    font: 600 ${size.large} / 1.3 ${font.serif};
  }
`;
const Guidelines = styled(Sheet)`
  grid-column: 1 / 10;
  padding: ${space[6]} ${space[8]} ${space[12]};
  p {
    margin-top: ${space[3]};
    color: ${color.inkSoft};
  }
  mark {
    padding: 2px 0;
    background: ${color.amberSoft};
    color: ${color.ink};
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  ${media.phone} {
    grid-column: 1 / -1;
    padding: ${space[4]} ${space[4]} ${space[8]};
  }
`;
const RunningHeader = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[4]};
  font: 400 ${size.tiny} / 1.4 ${font.sans};
  color: ${color.inkFaint};
  span:last-child {
    white-space: nowrap;
  }
`;
const Requirement = styled.div`
  z-index: 1;
  grid-column: 2 / 11;
  display: flex;
  gap: ${space[3]};
  margin-top: -${space[6]};
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-left: 3px solid ${color.accent};
  border-radius: ${radius.small};
  box-shadow: ${color.shadow};
  svg {
    margin-top: 2px;
    color: ${color.accent};
  }
  p {
    font-size: ${size.small};
    font-weight: 550;
  }
  div > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: ${space[2]};
  }
  ${media.phone} {
    grid-column: 1 / -1;
    margin-inline: ${space[3]};
  }
`;
const Draft = styled(Sheet)`
  grid-column: 4 / 13;
  margin-top: -${space[4]};
  padding: ${space[8]} ${space[8]} ${space[4]};
  p {
    margin-top: ${space[3]};
    font-size: ${size.large};
  }
  u {
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
  }
  ${media.phone} {
    grid-column: 1 / -1;
    padding: ${space[8]} ${space[4]} ${space[4]};
    p {
      font-size: ${size.body};
    }
  }
`;
const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[6]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.hairline};
  font: 400 ${size.tiny} / 1.5 ${font.sans};
  color: ${color.inkSoft};
  span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  svg {
    color: ${color.accent};
  }
`;
