import type { Place } from '@grantwright/shared/submission';
import { useEffect, useEffectEvent } from 'react';
import type { SendView } from './use-send-view.ts';

/** Fields of `OrganizationInfo` that have another name in the form of step 1. */
const formNames: Record<string, string> = { taxId: 'taxIdNumber' };

/** The elements of step 3. */
const ids: Partial<Record<Place['type'], string>> = {
  attachment: 'attachments',
  'before-you-start': 'before-you-start',
  title: 'application-title',
  program: 'grant-program',
};

/** Focuses the place of a finding in steps 1 to 3, once they are on the screen. */
export function FocusTarget({ target, onTargetReached }: SendView) {
  const focus = useEffectEvent(() => {
    if (!target) return;
    const element = document.getElementById(idOf(target));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
    onTargetReached();
  });
  useEffect(() => focus(), [target]);
  return null;
}

function idOf(place: Place): string {
  if (place.type === 'profile') return `organization-${formNames[place.field] ?? place.field}`;
  return ids[place.type] ?? 'requirements';
}
