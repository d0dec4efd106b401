import { fallbackSections, type Analysis } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { pluralize } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { color, size, space } from '../../../ui/tokens.ts';
import { ExpandableQuote } from '../requirements/expandable-quote.tsx';
import { Scope } from '../requirements/requirement-list.tsx';
import { sectionLimitText, sharedWithText } from '../text/section-limit-text.ts';

/** Lists the sections of the application with their limits and weights, and marks the optional ones. */
export function SectionList({ analysis }: { analysis: Analysis }) {
  const { sections } = analysis;
  if (sections.length === 0) {
    return (
      <List role="list">
        {fallbackSections.map((name) => (
          <li key={name}>
            <strong>{name}</strong>
          </li>
        ))}
      </List>
    );
  }
  return (
    <List role="list">
      {sections.map(({ name, description }) => {
        const detail = analysis.details.sections.find((section) => section.name === name);
        const limit = sectionLimitText(detail?.limit);
        const sharedLimit = limit && sharedWithText(detail?.limit);
        return (
          <li key={name}>
            <ExpandableQuote quote={detail?.quote} page={detail?.page} file={detail?.file}>
              <Head>
                <strong>{name}</strong>
                {limit && <Badge>{limit}</Badge>}
                {sharedLimit && <Shared>{sharedLimit}</Shared>}
                {detail?.points !== undefined && <Badge>{pluralize(detail.points, 'point')}</Badge>}
                {detail?.percent !== undefined && <Badge>{detail.percent}%</Badge>}
                {detail && !detail.required && <Badge>optional</Badge>}
              </Head>
              {detail?.appliesTo && <Scope>Only for: {detail.appliesTo}</Scope>}
              {description && description !== name && <Description>{description}</Description>}
            </ExpandableQuote>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  strong {
    font-weight: 600;
  }
`;
const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
`;
const Shared = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
const Description = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
