import { deduplicateBy } from '@grantwright/shared/values';
import { comparable } from '../../text/normalize.ts';
import type { PartWithContent } from './find-named-parts.ts';

const numbered = /^(.*\p{L})\s(?:#|no\.?\s?)?\d{1,2}$/iu;

/**
 * Merges the numbered fields of a form that ask for the same: "Collaborator 1" and "Collaborator 2". Those that ask for
 * different texts remain: "Essay 1" and "Essay 2".
 */
export function mergeNumberedFields(parts: readonly PartWithContent[]): PartWithContent[] {
  const keys = parts.map(getKey);
  return deduplicateBy(parts, (part) => getKey(part) ?? part).map((part) => {
    const key = getKey(part);
    const isRepeated = key !== undefined && keys.indexOf(key) !== keys.lastIndexOf(key);
    return isRepeated ? { ...part, name: getTitle(part) ?? part.name } : part;
  });
}

const getTitle = ({ name }: PartWithContent): string | undefined => numbered.exec(name)?.[1];

function getKey(part: PartWithContent): string | undefined {
  const title = getTitle(part);
  const [request] = part.prompts;
  return title && request && `${comparable(title)}: ${comparable(request)}`;
}
