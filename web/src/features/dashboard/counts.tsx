import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryOptions } from '../../lib/query.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { color, font, media, size, space } from '../../ui/tokens.ts';

const countLabels = [
  ['Total Applications', 'total'],
  ['Completed', 'completed'],
  ['In Progress', 'inProgress'],
] as const;

/** Shows the server's counts, which include applications beyond the first page. */
export function ApplicationCounts() {
  const counts = useQuery(createQueryOptions(endpoints.countApplications));
  return (
    <List aria-label="Counts">
      {countLabels.map(([label, name]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {counts.isPending ? (
              <Skeleton $width="2ch" $height="1.2em" />
            ) : (
              (counts.data?.[name].toLocaleString('en-US') ?? '–')
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid ${color.hairline};
  > div {
    padding: ${space[4]} ${space[6]};
  }
  > div:first-child {
    padding-left: 0;
  }
  > div + div {
    border-left: 1px solid ${color.hairline};
  }
  dt {
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font: 500 ${size.title} / 1.3 ${font.serif};
    font-variant-numeric: lining-nums tabular-nums;
  }
  ${media.phone} {
    > div {
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      padding: ${space[3]};
    }
    dt {
      font-size: ${size.tiny};
    }
  }
`;
