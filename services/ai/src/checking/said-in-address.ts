import { words } from '../text/words.ts';
import type { Finding } from './finding.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

/** So much text before a postal code holds the town or the county that it belongs to. */
const lookedBack = 60;
const namesIt = /\b(?:zip|post(?:al)?)[\s-]?code\b[^.;\d]{0,12}$|\bzip\b[^.;\d]{0,12}$/i;

const isOfContact = (source: Occurrence['source'], field: RegExp): boolean =>
  source.type === 'organization' && field.test(source.field);

/** "Quarry Road, Lusk 40227": the organization's own postal code, behind another part of its address. */
export const saidInAddress = (
  finding: Finding,
  text: string,
  exact: readonly Occurrence[],
  { texts }: SourceIndex,
): Occurrence | undefined => {
  const own = words(finding.text).join(' ');
  const place = exact.find(
    ({ source, sentence }) =>
      isOfContact(source, /^contactInfo\.postalCode$/) && texts[sentence]?.words.trim() === own,
  );
  if (!place) return undefined;
  const before = text.slice(Math.max(0, finding.start - lookedBack), finding.start);
  const said = ` ${words(before).join(' ')} `;
  const isBehindAddress = texts.some(
    ({ source, words: part }) =>
      isOfContact(source, /^contactInfo\.(?:address|city|state)$/) &&
      part.trim() !== '' &&
      said.endsWith(part),
  );
  return isBehindAddress || namesIt.test(before) ? place : undefined;
};
