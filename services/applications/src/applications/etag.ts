import { AppError } from '@grantwright/shared/service';

export const etagOf = (version: number): string => `"${version}"`;

/** The versions that an `If-Match` header names; `version-required` without one (RFC 6585). */
export function versionsOf(ifMatch: string | undefined): number[] {
  if (ifMatch === undefined || ifMatch.trim() === '')
    throw new AppError(
      'version-required',
      'Saving needs the version that was opened, so that no other change is overwritten.',
    );
  return ifMatch.split(',').flatMap((tag) => {
    const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim())?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}
