import type { Place } from '@grantwright/shared/submission';

/** The id of a page element and the `data-item` of an item within it. */
type PlaceOnPage = { id: string; item?: string };

/** Finds a place on "Ready to send?". Returns undefined if the place is in a step. */
export function findPlaceOnReadyToSendPage(place: Place): PlaceOnPage | undefined {
  switch (place.type) {
    case 'attachment':
      return { id: 'attachments', item: place.name };
    case 'requirement':
      return { id: 'checklist', item: place.text };
    case 'ai-statement':
      return { id: 'ai-statement' };
    case 'header':
      return { id: 'format' };
    default:
      return undefined;
  }
}

/** Fields of `OrganizationInfo` that have a different name in the step 1 form. */
const formNames: Record<string, string> = { taxId: 'taxIdNumber', type: 'organizationType' };

const topicLabels = { deadline: 'Time left', eligibility: 'Eligibility', ai: 'AI policy' };

/** Finds a place in steps 1 to 3. */
export function getPlaceInStep(place: Place): PlaceOnPage {
  switch (place.type) {
    case 'profile':
      return { id: `organization-${formNames[place.field] ?? place.field}` };
    case 'before-you-start':
      return { id: place.type, item: topicLabels[place.topic] };
    case 'title':
      return { id: 'application-title' };
    case 'program':
      return { id: 'grant-program' };
    case 'attachment':
      return { id: 'attachments' };
    case 'sections':
      return { id: 'sections' };
    case 'requirement':
      return { id: 'requirements', item: place.text };
    default:
      return { id: 'requirements' };
  }
}

/**
 * Scrolls to an item, or failing that to its section, opens the collapsed lists around it, and focuses it. Returns
 * false if neither is on the page.
 */
export function focusPlace({ id, item }: PlaceOnPage): boolean {
  const part = document.getElementById(id);
  const items = [...(part?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const target = items.find(({ dataset }) => dataset['item'] === item) ?? part;
  openDetailsAround(target);
  target?.scrollIntoView({ block: target === part ? 'start' : 'center' });
  target?.focus({ preventScroll: true });
  return target !== null;
}

function openDetailsAround(element: Element | null | undefined): void {
  const details = element?.closest('details');
  if (!details) return;
  details.open = true;
  openDetailsAround(details.parentElement);
}
