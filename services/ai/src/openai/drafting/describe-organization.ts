import { organizationTypeLabels } from '@grantwright/shared/contract';
import type { OrganizationInfo } from '@grantwright/shared/contract';
import { selectBestPassages } from './select-relevant-passages.ts';

/**
 * Formats the profile with one field per line.
 *
 * @param maxChars limits the length of each field by omitting its least relevant lines
 */
export function describeOrganization(
  info: OrganizationInfo,
  query: string,
  maxChars: number,
): string {
  const { contactInfo: contact } = info;
  const selectFitting = (text: string | null | undefined) =>
    text && selectBestPassages(text.split('\n'), query, maxChars).join('\n');
  const facts: [string, string | number | null | undefined][] = [
    ['Name', info.name],
    ['Type', info.type ? organizationTypeLabels[info.type] : undefined],
    ['Mission', info.mission],
    ['Founded', info.foundedYear],
    ['Annual budget', info.annualBudget],
    ['Past achievements', selectFitting(info.achievements)],
    ['Current projects', selectFitting(info.currentProjects)],
    ['Focus areas', info.focusAreas],
    ['Tax ID (EIN)', info.taxId],
    ['Website', info.website],
    ['E-mail', contact?.email],
    ['Phone', contact?.phone],
    ['Address', contact?.address],
    ['City', contact?.city],
    ['State', contact?.state],
    ['Postal code', contact?.postalCode],
  ];
  return facts
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}
