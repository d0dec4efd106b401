import { useQuery } from '@tanstack/react-query';
import { calls } from '../../../lib/calls.ts';
import { queryFor } from '../../../lib/query.ts';

/** Who reads the guidelines, and whether text leaves this machine. */
export function AnalystNote() {
  const { data } = useQuery(queryFor(calls.getAiStatus));
  if (!data) return null;
  if (!data.endpoint) {
    return (
      <p>
        Read by the built-in analyst on this server. No AI service is connected, and no text leaves
        it.
      </p>
    );
  }
  return (
    <p>
      Read by {data.model ?? 'an AI model'} at {data.endpoint}. The text of the guidelines and, for
      the draft, your organization&apos;s details are sent there.
    </p>
  );
}
