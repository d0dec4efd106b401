import { useQuery } from '@tanstack/react-query';
import { endpoints } from '../../../lib/endpoints.ts';
import { queryFor } from '../../../lib/query.ts';

/** Names the analyst and whether text leaves the server. */
export function AnalystNote() {
  const { data } = useQuery(queryFor(endpoints.getAiStatus));
  if (!data) return null;
  if (!data.endpoint) {
    return (
      <p>
        The built-in analyst on this server reads the guidelines. No AI service is connected, and no
        text leaves the server.
      </p>
    );
  }
  return (
    <p>
      {data.model ?? 'An AI model'} at {data.endpoint} reads the guidelines. It receives their text
      and, for the draft, your organization&apos;s details.
    </p>
  );
}
