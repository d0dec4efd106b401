import { useQuery } from '@tanstack/react-query';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryOptions } from '../../lib/query.ts';

/** Names the analyst, its host and the text it receives. */
export function AnalystNote({ receives }: { receives: string }) {
  const { data, isError } = useQuery(createQueryOptions(endpoints.getAiStatus));
  if (isError) return <p>We couldn’t find out which AI service receives your text.</p>;
  if (!data) return null;
  return (
    <p>
      {data.endpoint
        ? `The AI service at ${data.endpoint}${data.model ? ` (${data.model})` : ''} receives ${receives}.`
        : 'The built-in analyst on this server does the work. No AI service is connected, and no text leaves the server.'}
    </p>
  );
}
