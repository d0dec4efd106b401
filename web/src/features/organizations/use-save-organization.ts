import type { Organization } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { createQueryKey } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';
import {
  toOrganizationBody,
  type OrganizationForm,
} from '../../domain/organization-form/organization-form.ts';

/** Creates or updates an organization and reloads the list. */
export function useSaveOrganization(existing: Organization | undefined) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useAction({
    once: true,
    mutationFn: (form: OrganizationForm) => {
      const body = toOrganizationBody(form);
      return existing
        ? api(endpoints.updateOrganization, { params: { id: existing.id }, body })
        : api(endpoints.createOrganization, { body, idempotencyKey: intention.keyFor(body) });
    },
    onSuccess: async () => {
      intention.done();
      notify.success(
        existing ? 'Organization updated successfully' : 'Organization created successfully',
      );
      await client.invalidateQueries({ queryKey: createQueryKey(endpoints.listOrganizations) });
    },
    onError: (error) =>
      notify.serverMessageOr(
        'Error',
        error,
        existing ? 'Failed to update organization' : 'Failed to create organization',
      ),
  });
}
