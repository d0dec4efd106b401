import { useQuery } from '@tanstack/react-query';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryOptions } from '../../lib/query.ts';

type AnalystNoteProps = {
  receives: string;
  /** Whether an earlier step has already said that no text is sent. */
  isRepeated?: boolean;
};

/** Names the AI service and the text it receives. */
export function AnalystNote({ receives, isRepeated = false }: AnalystNoteProps) {
  const { data, isError } = useQuery(createQueryOptions(endpoints.getAiStatus));
  if (isError) return <p>We couldn’t find out which AI service receives your text.</p>;
  if (!data || (isRepeated && !data.endpoint)) return null;
  return (
    <p>
      {data.endpoint
        ? `The AI service at ${data.endpoint}${data.model ? ` (${data.model})` : ''} receives ${receives}.`
        : 'No AI service is connected. Your text stays on this server.'}
    </p>
  );
}
