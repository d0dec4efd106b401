import { useQuery } from '@tanstack/react-query';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryOptions } from '../../lib/query.ts';

type MadeByNoteProps = {
  provider: 'built-in' | 'openai' | undefined;
  /** For example "wrote this draft". */
  action: string;
};

/** Names the analyst that produced a result. Renders nothing if only the built-in one is available. */
export function MadeByNote({ provider, action }: MadeByNoteProps) {
  const { data } = useQuery(createQueryOptions(endpoints.getAiStatus));
  if (!data?.endpoint || !provider) return null;
  return (
    <p>{`${provider === 'built-in' ? 'The built-in analyst' : 'The AI service'} ${action}.`}</p>
  );
}
