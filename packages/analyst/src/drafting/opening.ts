import { squeeze } from '../text/normalize.ts';
import type { DraftMaterial } from './material.ts';

/** The sentence that says who applies, with the amount and the program as far as they are known. */
export function openingOf(
  { organizationInfo, grantProgram }: Pick<DraftMaterial, 'organizationInfo' | 'grantProgram'>,
  request: string | undefined,
): string {
  const name = squeeze(organizationInfo.name);
  const program = squeeze(grantProgram ?? '');
  const from = program
    ? ` ${request ? 'from' : 'to'} ${/^the /i.test(program) ? '' : 'the '}${program}`
    : '';
  return request ? `${name} requests ${request}${from}.` : `${name} is applying${from}.`;
}
