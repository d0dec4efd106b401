import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { numberIn } from './spoken-of.ts';

const pointsApart =
  /^\s(?:full )?(?:percentage )?points?\s(?:(more|higher|above|better|ahead|up)|less|fewer|lower|below|worse|behind|down)\b/i;
/** What a share is held against stands in its sentence or in the one beside it. */
const around = [0, 1, -1];

/**
 * "71% passed, 18 percentage points above the county": the sources give the share, and beside it another
 * that is just so much smaller.
 */
export const pointsBetween = (
  finding: Finding,
  text: string,
  values: readonly Finding[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const said = finding.kind === 'figure' ? pointsApart.exec(text.slice(finding.end)) : null;
  if (!said) return undefined;
  const { from } = sentenceOf(text, finding);
  const own = values
    .filter(
      ({ kind, start, end }) => kind === 'percentage' && start >= from && end <= finding.start,
    )
    .at(-1);
  if (own?.value === undefined) return undefined;
  const isMore = said[1] !== undefined;
  const places = own.keys
    .flatMap((key) => index.values.get(key) ?? [])
    .filter(({ sentence, source }) => sentence >= 0 && source.type !== 'guidelines');
  for (const { sentence, source } of places)
    for (const beside of around) {
      const others = (index.bySentence.get(sentence + beside) ?? []).filter(
        ({ key, source: other }) => key.startsWith('percent:') && other.type === source.type,
      );
      const isSo = others.some((other) => {
        const apart = (own.value ?? 0) - numberIn(other);
        return apart !== 0 && apart > 0 === isMore && meets(Math.abs(apart), finding);
      });
      if (isSo) return source;
    }
  return undefined;
};
