import { deduplicateBy } from '@grantwright/shared/values';
import { comparable } from '../../text/normalize.ts';
import { namesText } from './asks-for-text.ts';
import type { PartWithContent } from './find-named-parts.ts';

const numbered = /^(.*\p{L})\s(?:#|no\.?\s?)?\d{1,2}$/iu;

/**
 * Merges the numbered fields of a form that ask for the same: "Collaborator 1" and "Collaborator 2". Texts remain, since
 * the applicant writes each of them, even if all have the same request: "Essay 1" and "Essay 2".
 */
export function mergeNumberedFields(parts: readonly PartWithContent[]): PartWithContent[] {
  const keys = parts.map(keyOf);
  const fields = new Set(keys.filter((_, index) => !isWritten(parts[index])));
  const keyOfField = (part: PartWithContent): string | undefined => {
    const key = keyOf(part);
    return fields.has(key) ? key : undefined;
  };
  return deduplicateBy(parts, (part) => keyOfField(part) ?? part).map((part) => {
    const key = keyOfField(part);
    const isRepeated = key !== undefined && keys.indexOf(key) !== keys.lastIndexOf(key);
    return isRepeated ? { ...part, name: getTitle(part) ?? part.name } : part;
  });
}

const isWritten = (part: PartWithContent | undefined): boolean =>
  part !== undefined && (part.limit !== undefined || namesText(part.name));

const getTitle = ({ name }: PartWithContent): string | undefined => numbered.exec(name)?.[1];

function keyOf(part: PartWithContent): string | undefined {
  const title = getTitle(part);
  const [request] = part.prompts;
  return title && request && `${comparable(title)}: ${comparable(request)}`;
}
