import { organizationTypeLabels } from '@grantwright/shared/contract';
import type { OrganizationInfo } from '@grantwright/shared/contract';
import { bestPassages } from './relevant-passages.ts';

/**
 * Formats the profile with one field per line.
 *
 * @param maxChars limits the length of each field by omitting its least relevant lines
 */
export function organizationText(info: OrganizationInfo, query: string, maxChars: number): string {
  const { contactInfo: contact } = info;
  const fitting = (text: string | null | undefined) =>
    text && bestPassages(text.split('\n'), query, maxChars).join('\n');
  const facts: [string, string | number | null | undefined][] = [
    ['Name', info.name],
    ['Type', info.type ? organizationTypeLabels[info.type] : undefined],
    ['Mission', info.mission],
    ['Founded', info.foundedYear],
    ['Annual budget', info.annualBudget],
    ['Past achievements', fitting(info.achievements)],
    ['Current projects', fitting(info.currentProjects)],
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
