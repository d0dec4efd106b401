import type { ClaimSource, Contradiction } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { color, size, space } from '../../../../ui/tokens.ts';

type ContradictionListProps = {
  contradictions: Contradiction[];
  describeSource: (source: ClaimSource) => string;
};

/** Lists statements from the applicant's sources that contradict each other. */
export function ContradictionList({ contradictions, describeSource }: ContradictionListProps) {
  return (
    <section>
      <Heading>Your sources disagree</Heading>
      {contradictions.map(({ about, statements }) => (
        <Disagreement key={about + statements[0]?.text}>
          <dt>{about}</dt>
          {statements.map(({ text, source }) => (
            <dd key={text}>
              {text}
              <small>{describeSource(source)}</small>
            </dd>
          ))}
        </Disagreement>
      ))}
    </section>
  );
}

const Heading = styled.h3`
  margin-bottom: ${space[1]};
  font-size: ${size.small};
  font-weight: 550;
  color: ${color.amber};
`;
const Disagreement = styled.dl`
  margin-bottom: ${space[3]};
  font-size: ${size.small};
  dt {
    font-weight: 550;
  }
  dd {
    margin: 2px 0 0;
    padding-left: ${space[2]};
    border-left: 2px solid ${color.hairline};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
`;
